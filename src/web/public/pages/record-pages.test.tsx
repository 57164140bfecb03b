import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articlePage } from '#shared/answers/article.ts';
import { careerPage } from '#shared/answers/career.ts';
import { majorGroupPage } from '#shared/answers/major-group.ts';
import { majorPage } from '#shared/answers/major.ts';
import { plainPageDetail } from '#shared/answers/plain-page.ts';
import { positionPage } from '#shared/answers/position.ts';
import { subjectPage } from '#shared/answers/subject.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import * as article from './article.tsx';
import * as career from './career.tsx';
import * as majorGroup from './major-group.tsx';
import * as major from './major.tsx';
import * as plainPage from './plain-page.tsx';
import * as position from './position.tsx';
import * as subject from './subject.tsx';
import { muteLog, open, type PageModule } from './opened-page.tsx';

muteLog();

/** Pages name these by a table and say nothing of others. */
const levels: Readonly<Record<string, readonly string[]>> = {
  bac: ['', 'cao-dang', 'dai-hoc'],
  hoc_van: ['', 'cao-dang', 'dai-hoc'],
};

/** A value that a schema allows; another `seed` gives another value. */
function sample(schema: z.core.JSONSchema.BaseSchema | boolean, seed: number, name = ''): unknown {
  if (typeof schema === 'boolean') return seed;
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sample(first, seed, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sample(part, seed, key)]));
  if (schema.type === 'array') return [sample((schema.items ?? true) as z.core.JSONSchema.BaseSchema, seed, name)];
  if (schema.type === 'integer' || schema.type === 'number') return seed * 320;
  if (schema.type === 'boolean') return seed > 1;
  if (schema.format === 'date') return `2026-0${seed}-02`;
  const level = levels[name]?.[seed];
  if (level !== undefined) return level;
  if (schema.format === 'date-time') return `2026-0${seed}-02T08:00:00+07:00`;
  if (/^(image|thumbnail|hinh_anh)$/.test(name)) return `/uploads/anh${seed}-640.webp`;
  if (name.endsWith('_url')) return `https://www.youtube.com/watch?v=abcdefghi${seed}0`;
  return name === 'slug' ? `duong-dan-${seed}` : `Lời ${seed} về ${name}`;
}

/** The empty value of what may be without one; undefined of what may not. */
function emptyOf({ anyOf, type, format }: z.core.JSONSchema.BaseSchema): unknown {
  if (anyOf?.some((part) => typeof part === 'object' && part.type === 'null')) return null;
  if (type === 'array') return [];
  return type === 'string' && format === undefined ? '' : undefined;
}

/** Keys whose text no record is without. */
const always = new Set(['slug', 'department_name']);

const factsIn = (html: string) => [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, value]) => value);

/** Pages of records, and the keys of their answer that change nothing of what a visitor sees, with the reason. */
const recordPages: [name: string, page: PageModule, pattern: string, shape: z.ZodObject, unseen: Record<string, string>][] = [
  ['career', career, '/nghe-nghiep/:slug', careerPage, { id: 'internal', order: 'sorts lists' }],
  [
    'position',
    position,
    '/nghe-nghiep/:nghe_nghiep/:slug',
    positionPage,
    { id: 'internal', order: 'sorts lists', thumbnail: 'stands in for the image', thumbnail_meta: 'stands in for the image' },
  ],
  ['majorGroup', majorGroup, '/nganh-hoc/:slug', majorGroupPage, { id: 'internal', order: 'sorts lists' }],
  ['major', major, '/nganh-hoc/:group/:slug', majorPage, { id: 'internal', order: 'sorts lists', han_nop: 'told to machines' }],
  ['subject', subject, '/nganh-hoc/:group/:nganh_hoc/:slug', subjectPage, { id: 'internal', order: 'sorts lists' }],
  [
    'article',
    article,
    '/bai-viet/:slug',
    articlePage,
    {
      id: 'internal',
      category_id: 'the category names it',
      order: 'sorts lists',
      status: 'always published',
      thumbnail: 'stands in for the image',
      thumbnail_meta: 'stands in for the image',
    },
  ],
  ['plainPage', plainPage, '/trang/:slug', plainPageDetail, { id: 'internal', order: 'sorts the footer' }],
];

describe.each(recordPages)('the page of a %s', (type, page, pattern, shape, unseen) => {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'output' });
  const answer = sample({ type: 'object', properties }, 1) as Record<string, unknown>;
  const address = pattern.replaceAll(/:\w+/g, 'duong-dan-1');
  /** Whatever the page asks for is answered with the record. */
  const shown = async (data: unknown) => {
    const answers = new Proxy({}, { get: () => data });
    return open(page, pattern, address, answers).then(
      ({ html }) => html,
      (elsewhere: unknown) => String(elsewhere),
    );
  };

  const named = Object.keys(properties).filter((key) => key === 'other_names');
  it.each(named)('says %s, and nothing where there are none', async () => {
    expect(await shown({ ...answer, other_names: ['Colorist', 'color grading'] })).toContain('Colorist, color grading</p>');
    expect(await shown({ ...answer, other_names: [] })).not.toContain('Còn gọi là');
  });

  it.each(Object.keys(properties))('shows %s, or says why not', async (key) => {
    const other = { ...answer, [key]: sample(properties[key] ?? true, 2, key) };
    expect(await shown(answer)).toContain('<h1');
    expect((await shown(other)) !== (await shown(answer)), `${key} changes the page`).toBe(unseen[key] === undefined);
  });

  const mayBeEmpty = Object.entries(properties).flatMap(([key, part]) => {
    const empty = typeof part === 'boolean' || always.has(key) ? undefined : emptyOf(part);
    return empty === undefined ? [] : [[key, empty] as const];
  });
  it.each(mayBeEmpty)('has no line for %s where it is empty', async (key, empty) => {
    const without = await shown({ ...answer, [key]: empty });
    expect(without).toContain('<h1');
    expect(factsIn(await shown(answer))).toEqual(expect.arrayContaining(factsIn(without)));
  });

  const { fields } = (descriptions as readonly Description[]).find(({ name }) => name === type)!;
  const withUnits = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'number' && field.unit !== undefined && key in properties ? [[key, field.unit] as const] : [],
  );
  it.each(withUnits)('says %s in %s', async (key, unit) => {
    expect(await shown({ ...answer, [key]: 7 })).toContain(`7 ${unit}`);
  });
});
