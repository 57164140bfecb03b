import { describe, expect, it } from 'vitest';
import type { ArticleItem, ArticlePage } from '#shared/answers/article.ts';
import type { CategoryItem } from '#shared/answers/category.ts';
import type { ShownSection } from '#shared/answers/parts.ts';
import { api as calls } from '#shared/paths.ts';
import type { Reply } from '#web/api.ts';
import * as article from './article.tsx';
import * as articles from './articles.tsx';
import { type Answers, logged, muteLog, open } from './opened-page.tsx';

muteLog();

const category: CategoryItem = {
  id: 4,
  name: 'Chuyện nghề',
  slug: 'chuyen-nghe',
  description: 'Người trong nghề kể.',
  order: 1,
  bai_viets_count: 1,
};
const item: ArticleItem = {
  id: 7,
  category_id: category.id,
  category: { id: category.id, name: category.name, slug: category.slug },
  title: 'Một ngày ở xưởng in',
  slug: 'mot-ngay-o-xuong-in',
  excerpt: '',
  thumbnail: null,
  thumbnail_meta: null,
  order: 0,
  status: 'published',
  published_at: '2026-03-02T08:00:00+07:00',
  author: { name: 'Admin' },
};
const section = (title: string): ShownSection => ({ title, content: `Về ${title}.`, list: [] });

describe('an article', () => {
  const shown = (content: ShownSection[]) => {
    const data: ArticlePage = {
      ...item,
      content,
      image: null,
      image_meta: null,
      video_url: null,
      nghe_nghieps: [],
      nganh_hocs: [],
      related: [],
    };
    return open(article, '/bai-viet/:slug', `/bai-viet/${item.slug}`, { [calls.record('bai-viet', item.slug)]: data });
  };

  it('has a button for each titled block from two on', async () => {
    const { html } = await shown([section('Buổi sáng'), section(''), section('Buổi chiều')]);
    expect(html).toContain('Mục trong trang');
    expect(html).toContain('#buoi-sang"');
    expect(html).toContain('#buoi-chieu"');
  });

  it('shows what the server has drawn below paragraphs and bullets, and a numbered list once', async () => {
    const drawn = '<ol><li>một</li></ol><div role="group" tabindex="0" aria-label="Bảng: Sáng"><table></table></div>';
    const { html } = await shown([
      { ...section('Sáng'), list: ['một'], numbered: true, drawn },
      { ...section('Chiều'), list: ['hai'], drawn: '<figure></figure>' },
    ]);
    expect(html).toContain(`<div class="drawn">${drawn}</div>`);
    expect(html.match(/một/g)).toHaveLength(1);
    expect(html).toMatch(/<li>(?:(?!<\/ul>).)*hai<\/li><\/ul><div class="drawn"><figure><\/figure><\/div>/);
  });

  it('has none for a single one', async () => {
    const { html } = await shown([section('Buổi sáng'), section('')]);
    expect(html).toContain('Buổi sáng');
    expect(html).not.toContain('Mục trong trang');
  });
});

describe('the list of articles', () => {
  const shown = (query: string, answers: Answers) => open(articles, '/bai-viet', `/bai-viet${query}`, answers);

  it('is shown where the categories cannot be had', async () => {
    const page = await shown('', { [calls.list('bai-viet')]: [item] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(item.title);
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.list('danh-muc'))]);
  });

  it('of one category takes its name from the articles then', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.list('bai-viet')]: [item] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<h1 class="page-title">${category.name}</h1>`);
  });

  it('does not say that a category is not there when nobody could look', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.list('bai-viet')]: [] });
    expect(page.status).toBe(503);
    expect(page.html).toContain('Thử lại');
  });

  it('is the error of its page where the articles cannot be had', async () => {
    const page = await shown('', { [calls.list('danh-muc')]: [category] });
    expect(page.status).toBe(500);
    expect(page.html).toContain('Thử lại');
  });

  it('is whole where both can', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.list('bai-viet')]: [item], [calls.list('danh-muc')]: [category] });
    expect(page.html).toContain(category.description);
    expect(page.incomplete).toBe(false);
    expect(logged()).toEqual([]);
  });

  it('knows that a category is not there', async () => {
    const answers = {
      [calls.list('bai-viet')]: [],
      [calls.list('danh-muc')]: [category],
      [calls.record('danh-muc', 'khong-co')]: { status: 404, answer: { success: false, message: 'Không tìm thấy danh mục' } },
    };
    const page = await shown('?danh-muc=khong-co', answers);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Không tìm thấy danh mục');
    const far = await shown('?danh-muc=khong-co&trang=5', answers);
    expect(far.html).toContain('Không tìm thấy danh mục');
  });

  it('says how many pages there are, past the last', async () => {
    const meta = { current_page: 9, last_page: 3, per_page: 12, total: 30 };
    const far: Reply = { status: 200, answer: { success: true, data: [], meta } };
    const page = await shown('?trang=9', { [calls.list('bai-viet')]: far, [calls.list('danh-muc')]: [category] });
    expect(page.status).toBe(404);
    expect(page.words).toContain('Không có trang 9Danh sách bài viết chỉ có 3 trang.');
  });
});
