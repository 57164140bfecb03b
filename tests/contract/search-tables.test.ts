import { describe, expect, it } from 'vitest';
import { articles } from '#demo/content/articles.ts';
import { careers } from '#demo/content/careers.ts';
import { majorGroups } from '#demo/content/major-groups.ts';
import { questions } from '#demo/content/questions.ts';
import { decomposed, mistaken, noise, queries } from '../support/search-queries.ts';
import { type UnseenType, unseenQueries } from '../support/search-queries-unseen.ts';

/** Those that visitors can see; a record below a hidden one is not among them. */
const shown = <T extends { status?: 0 }>(records: readonly T[]) => records.filter(({ status }) => status !== 0);

const positions = shown(careers).flatMap(({ departments }) => shown(departments).flatMap((part) => shown(part.positions)));
const majors = shown(majorGroups).flatMap((group) => shown(group.majors));
const namesOf = (records: readonly { name: string }[]) => new Set(records.map(({ name }) => name));

const names: Readonly<Record<UnseenType, ReadonlySet<string>>> = {
  nghenghiep: namesOf(shown(careers)),
  nhomnganh: namesOf(shown(majorGroups)),
  nganhhoc: namesOf(majors),
  vitri: namesOf(positions),
  monhoc: namesOf(majors.flatMap(({ subjects }) => shown(subjects))),
  baiviet: new Set(articles.filter(({ status, daysAgo }) => status !== 'draft' && daysAgo >= 0).map(({ title }) => title)),
  hoidap: namesOf(shown(questions)),
};

const unseen = Object.values(unseenQueries).flat();
const seen = [...[...queries, ...decomposed, ...mistaken].map(([typed]) => typed), ...noise];

const exists = (name: string, types: readonly string[]) =>
  Object.entries(names).some(([type, of]) => types.includes(type) && of.has(name));

describe('the tables of what visitors type', () => {
  it('hold at least 200 queries that the search was not written for', () => {
    expect(unseen.length).toBeGreaterThanOrEqual(200);
  });

  it('hold no unseen query twice, and none that the first table has', () => {
    const taken = new Set(seen.map(plain));
    const twice = unseen.filter(({ typed }) => taken.size === taken.add(plain(typed)).size);
    expect(twice).toEqual([]);
  });

  it('expect only records that visitors of the demo school can see', () => {
    const first = [...queries, ...decomposed, ...mistaken].map(([, , name]) => ({ name }));
    const wanted: { name: string; type?: UnseenType }[] = [...first, ...unseen.flatMap(({ found }) => found)];
    const missing = wanted.filter(({ name, type }) => !exists(name, type ? [type] : Object.keys(names)));
    expect(missing).toEqual([]);
  });
});

/** Two queries are one when they differ in capitals, in spaces around them or in how an accent is stored. */
function plain(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}
