import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { ShareWords } from './share-picture.ts';
import type { Files } from '#server/media/files.ts';
import { sharePictures } from './share-pictures.ts';

/** Files that tell how often one was asked for: once for each drawing. */
function countingFiles() {
  const asked: string[] = [];
  const files: Pick<Files, 'get'> = {
    async get(name) {
      asked.push(name);
      return null;
    },
  };
  return { asked, files };
}

const words = (name: string): ShareWords => ({ name, kicker: 'Nghề nghiệp', picture: `/uploads/${name}`, school: 'Trường' });

test('a picture that many ask for at once is drawn once, and then kept', async () => {
  const { asked, files } = countingFiles();
  const draw = sharePictures(files);
  const [first, second] = await Promise.all([draw(words('mot')), draw(words('mot'))]);
  expect(first).toBe(second);
  expect(await draw(words('mot'))).toBe(first);
  expect(asked).toEqual(['mot']);
});

test('one is drawn at a time, so that of two cores the other one is left to pages', async () => {
  const asked: string[] = [];
  const held = Promise.withResolvers<null>();
  const draw = sharePictures({
    get(name) {
      asked.push(name);
      return held.promise;
    },
  });
  const drawn = ['mot', 'hai'].map((name) => draw(words(name)));
  await vi.waitUntil(() => asked.length > 0);
  await nextTurn();
  const atFirst = [...asked];
  // The limit is that of all tests here.
  held.resolve(null);
  await Promise.all(drawn);
  expect([atFirst, asked]).toEqual([['mot'], ['mot', 'hai']]);
});

test('what was asked for longest ago makes room', async () => {
  const { asked, files } = countingFiles();
  const { length } = await sharePictures(files)(words('mot'));
  asked.length = 0;
  const draw = sharePictures(files, length * 2.5);
  for (const name of ['mot', 'hai', 'mot', 'ba', 'mot', 'hai']) await draw(words(name));
  expect(asked).toEqual(['mot', 'hai', 'ba', 'hai']);
});

test('a drawing that failed is tried again', async () => {
  const { files } = countingFiles();
  let broken = true;
  const draw = sharePictures({
    ...files,
    async get() {
      if (broken) throw new Error('The store is away.');
      return null;
    },
  });
  await expect(draw(words('mot'))).rejects.toThrow('The store is away.');
  broken = false;
  expect((await draw(words('mot'))).length).toBeGreaterThan(1000);
});
