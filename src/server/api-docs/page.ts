import { html, raw } from 'hono/html';
import { isRecord } from '#shared/formats/json.ts';
import type { JsonSchema } from './operation.ts';

type Markup = ReturnType<typeof html>;

const record = (value: unknown): JsonSchema => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const each = (value: unknown): [string, JsonSchema][] => Object.entries(record(value)).map(([key, item]) => [key, record(item)]);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The document as one page that needs neither scripts nor another host. */
export function docsPage(document: JsonSchema): string {
  const info = record(document['info']);
  const components = record(document['components']);
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
            ${prose(text(info['description']))} Calls with a lock ${lock} take the token of <code>POST /api/admin/login</code> as
            <code>Authorization: Bearer …</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2 id="${anchor(tag)}">${tag}</h2>
                ${calls.filter(({ call }) => list(call['tags']).includes(tag)).map((each) => operation(each, components))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return String(page);
}

function operation({ path, method, call }: { path: string; method: string; call: JsonSchema }, components: JsonSchema): Markup {
  const schemas = record(components['schemas']);
  const responses = record(components['responses']);
  const locked = list(call['security']).length > 0;
  const parameters = list(call['parameters']).map(record);
  return html`<details>
    <summary>
      <b class="${method}">${method.toUpperCase()}</b> <code>/api${path}</code>
      <span>${prose(text(call['description']).replace(/\.$/, ''))} ${locked ? lock : ''}</span>
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
          ${html`<p>${prose(text(resolve(record(schema), schemas)['description']))}</p>`} ${members(record(schema), schemas)}`,
    )}
    <h3>Answers</h3>
    <dl>
      ${each(call['responses']).map(([code, given]) => {
        const answer = resolve(given, responses);
        const schema = record(record(record(answer['content'])['application/json'])['schema']);
        return html`<dt><b>${code}</b></dt>
          <dd>${prose(text(answer['description']))} ${Number(code) < 300 ? members(schema, schemas) : ''}</dd>`;
      })}
    </dl>
  </details>`;
}

/** What is inside an object or a list of objects, as deep as it goes. */
function members(given: JsonSchema, schemas: JsonSchema): Markup | string {
  const schema = resolve(given, schemas);
  const inner = [schema, ...list(schema['anyOf']).map(record)].map((part) => {
    const whole = resolve(part, schemas);
    return isRecord(whole['items']) ? resolve(record(whole['items']), schemas) : whole;
  });
  const object = inner.find((part) => isRecord(part['properties']));
  const needed = list(object?.['required']);
  if (object === undefined) return '';
  return html`<dl>
    ${[...each(object['properties']), ...each(object['patternProperties']).map(readable)].map(
      ([name, property]) =>
        html`<dt><code>${name}</code>${needed.includes(name) ? '' : html` <i>optional</i>`}</dt>
          <dd>${facts(resolve(property, schemas))} ${members(property, schemas)}</dd>`,
    )}
  </dl>`;
}

/** A pattern of names as somebody would write it: `content[n][title]`. */
const readable = ([pattern, schema]: [string, JsonSchema]): [string, JsonSchema] => [
  pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\d+', 'n')
    .replaceAll('\\', ''),
  schema,
];

function resolve(schema: JsonSchema, named: JsonSchema): JsonSchema {
  const name = text(schema['$ref']).split('/').at(-1) ?? '';
  return isRecord(named[name]) ? named[name] : schema;
}

/** What stands between backticks is code. */
const prose = (written: string): Markup[] =>
  written.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const lock = html`<svg viewBox="0 0 16 16" role="img" aria-label="with a token">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.6" />
  <rect x="2.75" y="7" width="10.5" height="7.25" rx="1.5" fill="currentColor" />
</svg>`;

/** One line: the type, what it may be, what it means. */
function facts(schema: JsonSchema): Markup[] {
  const may = list(schema['enum']).map((value) => JSON.stringify(value));
  const fallback = schema['default'] === undefined ? '' : `default ${JSON.stringify(schema['default'])}`;
  const parts = [typeName(schema), may.join(', '), ...limits(schema), fallback, text(schema['description'])];
  return prose(parts.filter((part) => part !== '').join(' · '));
}

/** The bounds of a value, told once also where it may be of several types. */
function limits(schema: JsonSchema): string[] {
  const parts = [schema, ...list(schema['anyOf']).map(record)];
  const one = (key: string) => parts.map((part) => part[key]).find((value) => typeof value === 'number');
  const [minimum, maximum, longest, most, least] = ['minimum', 'maximum', 'maxLength', 'maxItems', 'minLength'].map(one);
  // The largest and the smallest number there are bound nothing that anybody would send.
  const from = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  const to = maximum !== undefined && maximum < 999_999_999_999_999;
  return [
    from && to ? `${plain(minimum)} to ${plain(maximum)}` : from ? `from ${plain(minimum)}` : '',
    least === undefined ? '' : 'not empty',
    longest === undefined ? '' : `at most ${plain(longest)} characters`,
    most === undefined ? '' : `at most ${plain(most)}`,
  ];
}

const plain = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en') : '');

function typeName(schema: JsonSchema): string {
  // Whatever has a name is an object.
  if ('$ref' in schema) return 'object';
  if ('const' in schema) return JSON.stringify(schema['const']);
  const parts = list(schema['anyOf']).map((part) => typeName(record(part)));
  if (parts.length > 0) return parts.join(' or ');
  if ('enum' in schema && schema['type'] === undefined) return 'one of';
  const type = Array.isArray(schema['type']) ? schema['type'].join(' or ') : text(schema['type']);
  if (type === 'array') return `list of ${typeName(record(schema['items'])) || 'anything'}`;
  return schema['format'] === undefined ? type : `${type} (${text(schema['format'])})`;
}

const style = `
:root { color-scheme: light dark; --paper: #faf6ef; --ink: #171412; --line: #d8d0c4; --accent: #b92f18; }
@media (prefers-color-scheme: dark) { :root { --paper: #171412; --ink: #faf6ef; --line: #4a433c; --accent: #ff8a70; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
main { max-width: 60rem; padding: 1.5rem; }
main code { overflow-wrap: anywhere; }
h1 { line-height: 1.2; } h2 { margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
summary { padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.5rem; }
summary span { display: block; padding-left: 5.75rem; }
b.get { color: inherit; } b.post, b.put, b.delete { color: var(--accent); }
details > :not(summary) { margin-left: 1.25rem; }
summary svg, p svg { width: .9em; height: .9em; vertical-align: -.05em; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
p code, dd > code { border-radius: .25em; background: color-mix(in srgb, var(--ink) 9%, transparent); padding: .05em .3em; }
dl { margin: 0 0 0 1rem; border-left: 1px solid var(--line); padding-left: .75rem; }
dt { margin-top: .35rem; } dd { margin: 0 0 0 1rem; overflow-wrap: anywhere; }
`;
