import { html, raw } from 'hono/html';
import type { JsonSchema } from './operation.ts';
import { style } from './page-style.ts';

type Markup = ReturnType<typeof html>;

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): JsonSchema => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const each = (value: unknown): [string, JsonSchema][] => Object.entries(record(value)).map(([key, item]) => [key, record(item)]);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The document as one page that needs neither scripts nor another host. */
export function docsPage(document: JsonSchema): string {
  const info = record(document['info']);
  const schemas = record(record(document['components'])['schemas']);
  const calls = each(document['paths']).flatMap(([path, item]) => each(item).map(([method, call]) => ({ path, method, call })));
  const tags = list(document['tags']).map((tag) => text(record(tag)['name']));
  const anchor = (tag: string) => `tag-${tags.indexOf(tag)}`;

  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text(info['title'])}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <nav aria-label="Calls">
          <ul>
            ${tags.map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}
          </ul>
        </nav>
        <main>
          <h1>${text(info['title'])}</h1>
          <p>
            ${text(info['description'])} Calls with a lock take the token of <code>POST /api/admin/login</code> as
            <code>Authorization: Bearer …</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2 id="${anchor(tag)}">${tag}</h2>
                ${calls.filter(({ call }) => list(call['tags']).includes(tag)).map((each) => operation(each, schemas))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return String(page);
}

function operation({ path, method, call }: { path: string; method: string; call: JsonSchema }, schemas: JsonSchema): Markup {
  const locked = list(call['security']).length > 0;
  const parameters = list(call['parameters']).map(record);
  return html`<details>
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>/api${path}</code>
      <span>${text(call['summary'])}${locked ? ' 🔒' : ''}</span>
    </summary>
    ${
      parameters.length > 0 &&
      html`<h3>Parameters</h3>
        <dl>
          ${parameters.map(
            (parameter) =>
              html`<dt><code>${text(parameter['name'])}</code> <i>${text(parameter['in'])}</i></dt>
                <dd>${facts(record(parameter['schema']))}</dd>`,
          )}
        </dl>`
    }
    ${each(record(call['requestBody'])['content']).map(
      ([media, { schema }]) =>
        html`<h3>Body <code>${media}</code></h3>
          ${members(record(schema), schemas)}`,
    )}
    <h3>Answers</h3>
    <dl>
      ${each(call['responses']).map(([code, answer]) => {
        const schema = record(record(record(answer['content'])['application/json'])['schema']);
        return html`<dt><b>${code}</b></dt>
          <dd>${text(answer['description'])} ${Number(code) < 300 ? members(schema, schemas) : ''}</dd>`;
      })}
    </dl>
  </details>`;
}

/** What is inside an object or a list of objects, as deep as it goes. */
function members(given: JsonSchema, schemas: JsonSchema): Markup | string {
  const schema = resolve(given, schemas);
  const inner = [schema, ...list(schema['anyOf']).map(record)].map((part) =>
    isRecord(part['items']) ? record(part['items']) : part,
  );
  const object = inner.find((part) => isRecord(part['properties']));
  const needed = list(object?.['required']);
  return html`${text(schema['description']) !== '' && object !== undefined ? html`<p>${text(schema['description'])}</p>` : ''}
  ${
    object === undefined
      ? ''
      : html`<dl>
          ${each(object['properties']).map(
            ([name, property]) =>
              html`<dt><code>${name}</code>${needed.includes(name) ? '' : html` <i>optional</i>`}</dt>
                <dd>${facts(resolve(property, schemas))} ${members(property, schemas)}</dd>`,
          )}
        </dl>`
  }`;
}

function resolve(schema: JsonSchema, schemas: JsonSchema): JsonSchema {
  const name = text(schema['$ref']).split('/').at(-1) ?? '';
  return isRecord(schemas[name]) ? schemas[name] : schema;
}

/** One line: the type, what it may be, what it means. */
function facts(schema: JsonSchema): string {
  const may = list(schema['enum']).map((value) => JSON.stringify(value));
  const fallback = schema['default'] === undefined ? '' : `default ${JSON.stringify(schema['default'])}`;
  return [typeName(schema), may.join(', '), fallback, text(schema['description'])].filter((part) => part !== '').join(' · ');
}

function typeName(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  const parts = list(schema['anyOf']).map((part) => typeName(record(part)));
  if (parts.length > 0) return parts.join(' or ');
  const type = Array.isArray(schema['type']) ? schema['type'].join(' or ') : text(schema['type']);
  if (type === 'array') return `list of ${typeName(record(schema['items'])) || 'anything'}`;
  return schema['format'] === undefined ? type : `${type} (${text(schema['format'])})`;
}
