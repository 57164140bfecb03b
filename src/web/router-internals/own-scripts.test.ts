import { expect, it } from 'vitest';
import { newNonce, ownScript, withoutMarks } from './own-scripts.ts';

const nonce = newNonce();

it('tells the scripts that the page was made with, and nothing of their mark is left', () => {
  const preload = (mark: string) => `<link rel="modulepreload" href="/a.js"${mark}/>`;
  const inline = (mark: string) => `<script${mark} type="module" async="">import "/a.js";\nimport("/b.js");</script>`;
  const mark = ` nonce="${nonce}"`;
  const { page, texts } = withoutMarks(
    [`<head>${preload(mark)}</head>`, '<p>', `${inline(mark)}${ownScript('data(1 > 0)', nonce)}`],
    nonce,
  );
  expect(texts).toEqual(['import "/a.js";\nimport("/b.js");', 'data(1 > 0)']);
  expect(page.join('')).toBe(`<head>${preload('')}</head><p>${inline('')}<script>data(1 > 0)</script>`);
});

it('does not tell a script that content has smuggled in', () => {
  const smuggled = '<p><script>alert(1)</script><script nonce="guessed">alert(2)</script></p>';
  const { page, texts } = withoutMarks([`${smuggled}${ownScript('start()', nonce)}`], nonce);
  expect(texts).toEqual(['start()']);
  expect(page.join('')).toContain(smuggled);
});

it('has another mark for each page', () => {
  expect(newNonce()).not.toBe(nonce);
  expect(nonce).toMatch(/^\w{32}$/);
});
