import { expect, it } from 'vitest';
import { besideWords, rowWords } from './section-words.ts';

it('says what stands in a table, a line for each row, and below pictures that have words', () => {
  const table = { head: ['Tuần', 'Bài'], rows: [['1', '']] };
  expect(besideWords({ table, pictures: [{ caption: 'Bàn vẽ' }, { caption: '' }] })).toEqual([
    rowWords(['Tuần', 'Bài']),
    '1 | ',
    'Bàn vẽ',
  ]);
  expect(besideWords({})).toEqual([]);
});
