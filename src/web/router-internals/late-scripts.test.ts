import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';
import { withoutMarks } from './own-scripts.ts';

const head =
  '<head><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js" nonce="abc"/></head>';
const nonce = 'abc';
const finished = (page: string, last: string, mark: string) => {
  const whole = withLateScripts([page], last, mark).join('');
  // In whatever parts it comes.
  const cut = page.indexOf('<body>');
  const parts = withLateScripts([page.slice(0, cut), '', page.slice(cut)], last, mark);
  expect(parts.join('')).toBe(whole);
  expect(withoutMarks(parts, mark)).toMatchObject({ texts: withoutMarks([whole], mark).texts });
  return whole;
};
const inline = 'import "/a.js";\nimport("/b.js");';

describe('the program of a page', () => {
  it('waits: nothing fetches or runs it by itself', () => {
    const page = finished(
      `<html>${head}<body><h1>Đồ họa</h1><script nonce="${nonce}" type="module" async="">${inline}</script></body></html>`,
      '',
      nonce,
    );
    expect(withoutMarks([page], nonce).texts[0]).toBe(inline);
    expect(page).not.toContain('rel="modulepreload"');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('<link rel="preload" href="/a.woff2"/>');
    expect(page).toContain(`<script nonce="${nonce}" type="text/plain">${inline}</script>`);
  });

  it('is known to the script that brings it back, which stands last', () => {
    const page = finished(
      `<html>${head}<body><script nonce="${nonce}" type="module" async="">${inline}</script></body></html>`,
      '<script>data</script>',
      nonce,
    );
    expect(page).toContain('<script>data</script><script nonce="abc">(');
    expect(page).toMatch(/\["\/a\.js","\/b\.js"\]\);<\/script><\/body><\/html>$/);
  });

  it('is left alone where the router writes it in another way', () => {
    const page = `<html>${head}<body><script type="module">${inline}</script></body></html>`;
    expect(finished(page, '', nonce)).toBe(page);
  });
});
