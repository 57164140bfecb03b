import { expect, it } from 'vitest';
import { costlyText, patternsIn, patternsOf } from '../support/patterns.ts';

const { patterns, made } = patternsIn(['src/server', 'src/shared', 'src/web/public', 'src/web/ui', 'src/web/router-internals']);

it('no regular expression takes more than in proportion to the length of a text', { timeout: 60_000 }, () => {
  expect(patterns.length).toBeGreaterThan(100);
  const each = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const costly = [...each].flatMap(([written, pattern]) => {
    const text = costlyText(pattern);
    return text === null ? [] : [`${pattern.place}: ${written} on ${text}`];
  });
  expect(costly).toEqual([]);
});

it('only the addresses of pages, which the build names, become regular expressions from a text', () => {
  expect(made).toEqual(['src/server/start/pages.ts']);
});

it.each([String.raw`/\s*,\s*/`, String.raw`/^(.*[aeiouy].*)[sfrxj]$/`, String.raw`/^(\w+ ?)+$/`])(
  '%s, planted, is found',
  (written) => {
    const [pattern] = patternsOf(`export const parts = (text: string) => text.split(${written});`, 'planted.ts').patterns;
    expect(costlyText(pattern!)).not.toBeNull();
  },
);

it('a regular expression that is made from a text is found', () => {
  expect(patternsOf('const made = (text: string) => [new RegExp(text), RegExp(`${text}+`)];', 'planted.ts').made).toHaveLength(2);
});
