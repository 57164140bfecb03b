import sharp from 'sharp';
import type { Field } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { menu, descriptions } from '#shared/content-types/index.ts';
import type { TestApp } from './app.ts';
import { build } from './build.ts';

export type Values = Record<string, unknown>;

let made = 0;

/** A value for every field but the pictures, none of them the initial one, in the spelling the API gives back. */
export async function sampleValues(test: TestApp, { path, fields }: Description): Promise<Values> {
  const number = (made += 1);
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    // A record of its own type would have samples of its own, and so on.
    const isSelf = field.kind === 'references' && field.to === path;
    const value = isSelf ? [await parentFor(test, path)] : await sampleValue(test, field, number);
    if (value !== undefined) values[name] = value;
  }
  // A record cannot be given a moment that has passed.
  if (hideAtField in values) values[hideAtField] = new Date(test.clock.now().getTime() + 30 * 86_400_000).toISOString();
  // An entry below another one cannot be a dropdown.
  if ('parent_id' in values) values['type'] = 'none';
  return values;
}

async function sampleValue(test: TestApp, field: Field, number: number): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return `${field.label} thứ ${number}`;
    case 'paragraph':
      return `Dòng một của ${number}.\n\nDòng hai: "đẹp" & <rẻ>.`;
    case 'slug':
      return `mau-${number}`;
    case 'integer':
      return number;
    case 'visibility':
      return 0;
    case 'choice':
      return field.values.at(-1)?.value;
    case 'reference':
      return parentFor(test, field.to);
    case 'tags':
      return ['Bao bì', 'Chữ & dấu', `Số ${number}`];
    case 'sections':
      return [
        { title: 'Mục một', content: 'Nội dung\nhai dòng', list: ['gạch một', 'gạch hai'] },
        { title: 'Mục hai', content: '', list: [] },
      ];
    case 'datetime':
      return '2026-01-02T03:04:00.000Z';
    case 'url':
      return `https://www.youtube.com/watch?v=dQw4w9WgXcQ&so=${number}`;
    case 'link':
      return `/duong-dan/${number}`;
    case 'image':
      return undefined;
    case 'number':
      return field.from + (field.step ?? 1);
    case 'date':
      return '2026-08-21';
    case 'flag':
      return true;
    case 'choices':
      return field.values.slice(0, field.most).map(({ value }) => value);
    case 'references':
      return [await parentFor(test, field.to), await parentFor(test, field.to)];
    case 'table': {
      const cells = Object.entries(field.columns).map(async ([key, column]) => [key, await sampleValue(test, column, number)]);
      return [Object.fromEntries(await Promise.all(cells))];
    }
  }
}

/** The id of a new record of the type `path` that another may belong to. */
export async function parentFor(test: TestApp, path: string): Promise<number> {
  const parent = describedBy(path);
  return (await build(test, parent, parent === menu ? { type: 'dropdown' } : {})).id;
}

export function describedBy(path: string): Description {
  const found = descriptions.find((resource) => resource.path === path);
  if (found === undefined) throw new Error(`No description has the path ${path}.`);
  return found;
}

/** The same values as a multipart form spells them: nested lists as indexed fields, an empty list as an empty text. */
export function toForm(values: Values): FormData {
  const form = new FormData();
  const put = (name: string, value: unknown): void => {
    if (value instanceof File) form.append(name, value);
    else if (Array.isArray(value) && value.length > 0)
      for (const [index, part] of value.entries()) put(`${name}[${index}]`, part);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, part] of Object.entries(value)) put(`${name}[${key}]`, part);
    } else form.append(name, value === null || Array.isArray(value) ? '' : String(value));
  };
  for (const [name, value] of Object.entries(values)) put(name, value);
  return form;
}

/** A picture as a phone or a drawing program would send it; `seed` makes it differ from the others. */
export async function pictureFile({
  width = 800,
  height = 600,
  seed = (made += 1),
  name = 'ảnh.png',
  format = 'png' as 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
} = {}) {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 193) % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new File([Uint8Array.from(bytes)], name, { type: `image/${format}` });
}
