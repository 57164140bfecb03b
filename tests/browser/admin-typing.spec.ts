import type { CDPSession } from '@playwright/test';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

/** What stands there while a word is typed: each letter, and what an input method makes of it. */
const words = [
  ['t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'],
  ['v', 'vi', 'vie', 'viê', 'viêt', 'việt'],
  ['n', 'ng', 'ngh', 'nghe', 'nghê', 'nghề'],
  ['đ', 'đu', 'đuo', 'đươ', 'đươn', 'đương', 'đường'],
  ['d', 'đ', 'đo', 'đô', 'đồ'],
  ['h', 'ho', 'hoa', 'họa'],
  ['u', 'ư', 'ươ', 'ươc', 'ước'],
  ['Ê', 'Ế', 'Ếch'],
  ['q', 'qu', 'quy', 'quyê', 'quyêt', 'quyết'],
  ['a', 'â', 'ân', 'ấn'],
] as const;

type Way = 'telex' | 'phone' | 'letters';

/** As UniKey sends it: a key, or the letters that are no longer right taken back and typed anew. */
async function typeByBackspaces(devTools: CDPSession, states: readonly string[]) {
  let before = '';
  for (const state of states) {
    let same = 0;
    while (same < before.length && before.charAt(same) === state.charAt(same)) same += 1;
    for (let back = before.length; back > same; back -= 1) {
      const key = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
      await devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    }
    for (const letter of state.slice(same)) await typeLetter(devTools, letter);
    before = state;
  }
}

async function typeLetter(devTools: CDPSession, letter: string) {
  // The key by which Windows brings in letters that no key has.
  const key = { key: letter, windowsVirtualKeyCode: /[a-z ]/.test(letter) ? letter.toUpperCase().charCodeAt(0) : 231 };
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** As keyboards of phones do: the word is composed, and put in when it is done. */
async function compose(devTools: CDPSession, states: readonly string[]) {
  for (const text of states)
    await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await devTools.send('Input.insertText', { text: states.at(-1) ?? '' });
}

test('Vietnamese is typed without losing a letter, as UniKey and phones do it, across marks and with undo', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  let seed = 20_261_127;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const article = await records.create('bai-viet', {
    title: ownName('Bài gõ'),
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    content: [
      { title: 'Mục', content: 'Học **vẽ** rồi *làm* [nghề](/nghe-nghiep) hay', list: ['Một **hai**', 'ba'], marked: true },
      { title: 'Chữ', content: '2*3', list: [] },
    ],
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const devTools = await page.context().newCDPSession(page);
  const fields = [
    { text: editor.section(1).getByLabel('Nội dung mục'), shown: 'Học vẽ rồi làm nghề hay' },
    { text: editor.section(1).getByLabel('Gạch đầu dòng').first(), shown: 'Một hai' },
    { text: editor.section(1).getByLabel('Gạch đầu dòng').last(), shown: 'ba' },
    { text: editor.section(2).getByLabel('Nội dung mục'), shown: '2*3' },
  ];
  const sequences = 200;
  let before = fields[0];
  for (let done = 0; done < sequences; done += 1) {
    const field = fields[next(fields.length)]!;
    await field.text.focus();
    // The editor puts the caret back 20 ms after a text has got the focus; the page's own timers come in their order.
    if (field !== before) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
    before = field;
    // From either end, so that it falls within marks, beside them and at the ends of the text.
    const at = [0, field.shown.length, next(field.shown.length + 1)][next(3)]!;
    const steps = Math.min(at, field.shown.length - at);
    await page.keyboard.press(at === steps ? 'Control+Home' : 'Control+End');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(at === steps ? 'ArrowRight' : 'ArrowLeft');
    let typed = '';
    for (let count = 1 + next(2); count > 0; count -= 1) {
      const states = words[next(words.length)]!;
      const way = (['telex', 'phone', 'letters'] satisfies Way[])[next(3)];
      if (way === 'telex') await typeByBackspaces(devTools, states);
      else if (way === 'phone') await compose(devTools, states);
      else for (const letter of states.at(-1)!) await typeLetter(devTools, letter);
      await typeLetter(devTools, ' ');
      typed += `${states.at(-1)} `;
    }
    field.shown = field.shown.slice(0, at) + typed + field.shown.slice(at);
    if (next(6) === 0) {
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+y');
    }
    if (next(6) === 0) await page.keyboard.press(next(2) === 0 ? 'Control+b' : 'Control+i');
    expect([done, await field.text.evaluate((element) => element.textContent)]).toEqual([done, field.shown]);
    if (field.shown.length > 120) {
      await page.keyboard.press('Control+a');
      await typeByBackspaces(devTools, words[next(words.length)]!);
      field.shown = (await field.text.textContent()) ?? '';
    }
  }

  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PUT' && one.url().includes('/api/admin/bai-viet/')),
    page.keyboard.press('Control+s'),
  ]);
  const { content: sent } = request.postDataJSON() as { content: { content: string; list: string[]; marked?: true }[] };
  const stored = sent.flatMap(({ content, list, marked }) =>
    [content, ...list].map((text) => (marked ? withoutMarks(text) : text)),
  );
  expect(stored.map((text) => text.trim())).toEqual(fields.map(({ shown }) => shown.trim()));
});
