import { beforeAll, expect, it } from 'vitest';
import { searchTypes } from '#shared/search/search-types.ts';
import { find } from '#server/search/find.ts';
import { InvertedIndex } from '#server/search/inverted-index.ts';
import { dictionaryOf } from '#server/search/spellings.ts';
import { articleTexts } from '../../bench/articles.ts';
import { typed, worst } from '../../bench/search-texts.ts';

const articles = 20_000;

/**
 * Steps of a search's budget: 300,000 take 4 to 5 ms of a processor (bench/results.md), and reading and writing out the results some three
 * more, which leaves a search below 10 ms. Steps, because a test does not choose its machine.
 */
const most = 350_000;

const index = new InvertedIndex();

beforeAll(() => {
  for (let number = 1; number <= articles; number += 1) {
    const { title, excerpt, content } = articleTexts(number);
    const body = content.flatMap((section) => [section.title, section.content, ...section.list]);
    const article = { id: number, order: number % 100, name: title, code: '', combinations: null, body };
    const none = { otherNames: [], tags: [], above: [], below: [] };
    index.set({ ...none, ...article, type: searchTypes.indexOf('baiviet'), short: [excerpt] });
    if (number % 10 > 0) continue;
    const wordings = [excerpt.slice(0, 40), `${title} là gì`, `Học ${title} được không`];
    index.set({ ...none, ...article, type: searchTypes.indexOf('hoidap'), isAsked: true, otherNames: wordings, short: [] });
  }
  index.arrange();
});

it(`no text that a stranger types among ${articles} articles and a tenth as many questions costs more than it may`, () => {
  const dictionary = dictionaryOf(index);
  const steps = [...typed, ...worst].map((text) => ({ text, steps: find(index, () => dictionary, text, null).steps }));
  expect(steps.filter((one) => one.steps > most)).toEqual([]);
  // Else the texts would try nothing any more.
  expect(steps.filter((one) => one.steps > most / 3).length).toBeGreaterThan(20);
});
