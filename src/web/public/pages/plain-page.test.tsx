import { describe, expect, it } from 'vitest';
import type { Section } from '#shared/answers/parts.ts';
import { api as calls } from '#shared/paths.ts';
import * as plainPage from './plain-page.tsx';
import { muteLog, open } from './opened-page.tsx';

muteLog();

describe('a plain page', () => {
  const section = (title: string): Section => ({ title, content: `Lời của ${title}.`, list: [] });
  const bare = { id: 1, name: 'Liên hệ', slug: 'lien-he', description: '', order: 1, image: null, image_meta: null };
  const shown = (data: object) =>
    open(plainPage, '/trang/:slug', '/trang/lien-he', { [calls.record('trang', 'lien-he')]: { ...bare, sections: [], ...data } });

  it('shows the whole of its text, with a row of links from two titled sections on', async () => {
    const one = await shown({ sections: [section('Gọi')] });
    expect(one.html).not.toContain('Mục trong trang');
    const three = await shown({ sections: ['Gọi', 'Nhắn', 'Ghé'].map(section) });
    expect(three.html).toContain('aria-label="Mục trong trang"');
    expect(three.words).toContain('Lời của Ghé.');
    expect(three.words).not.toContain('Xem thêm');
    expect(three.html).not.toContain('data-folded');
  });

  it('of admissions stands on another page, whether it is shown or not', async () => {
    const asked = open(plainPage, '/trang/:slug', '/trang/tuyen-sinh', {});
    await expect(asked).rejects.toThrow('The page leads to /tuyen-sinh.');
  });

  it('is no empty frame where something is missing', async () => {
    const { html, words } = await shown({ description: 'Gọi cho trường.' });
    expect(words).toContain('Liên hệGọi cho trường.');
    expect(words).not.toContain('Không có dữ liệu để hiển thị');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<section');
  });
});
