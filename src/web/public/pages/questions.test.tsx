import { describe, expect, it } from 'vitest';
import type { QuestionItem } from '#shared/answers/question.ts';
import { api as calls } from '#shared/paths.ts';
import { open } from './opened-page.tsx';
import * as questions from './questions.tsx';

const question = (id: number, chu_de: string, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  name: `Câu ${id}?`,
  slug: `cau-${id}`,
  chu_de,
  tra_loi: [{ title: `Ý ${id}`, content: `Lời ${id}.`, list: [`Dòng ${id}`] }],
  nganh_hocs: [],
  vi_tris: [],
  ...more,
});
const shown = (list: QuestionItem[]) => open(questions, '/hoi-dap', '/hoi-dap', { [calls.list('hoi-dap')]: list });

describe('the page of questions', () => {
  it('shows them by topic, in the order of topics, each at an address of its own with its answer open', async () => {
    const { words, html } = await shown([
      question(1, 'doi-song'),
      question(2, 'xet-tuyen'),
      question(3, ''),
      question(4, 'xet-tuyen'),
    ]);
    expect(words).toMatch(/Xét tuyển2 câuCâu 2\?Câu 4\?Câu 2\?Ý 2Lời 2.Dòng 2Câu 4\?Ý 4.*Đời sống1 câuCâu 1\?.*Khác1 câuCâu 3\?/);
    expect(html).toMatch(/<h3 id="cau-2"[^>]*>Câu 2\?<\/h3>/);
    expect(html).not.toContain('<details');
    for (const topic of ['xet-tuyen', 'doi-song', 'khac']) {
      expect(html).toContain(`id="chu-de--${topic}"`);
      expect(html).toContain(`href="/hoi-dap#chu-de--${topic}"`);
    }
  });

  it('lists the questions of a topic before their answers, where there are several', async () => {
    const { html } = await shown([1, 2, 3].map((id) => question(id, 'xet-tuyen')));
    for (const id of [1, 2, 3]) expect(html).toContain(`href="/hoi-dap#cau-${id}"`);
    expect((await shown([question(1, 'xet-tuyen')])).html).not.toContain('href="/hoi-dap#cau-1"');
  });

  it('leads to what a question is about', async () => {
    const { html } = await shown([
      question(1, 'khac', {
        nganh_hocs: [{ id: 1, name: 'Kiến trúc', slug: 'kien-truc', parent_slug: 'khong-gian' }],
        vi_tris: [{ id: 2, name: 'Người vẽ', slug: 'nguoi-ve', parent_slug: 'minh-hoa' }],
      }),
    ]);
    expect(html).toContain('href="/nganh-hoc/khong-gian/kien-truc"');
    expect(html).toContain('href="/nghe-nghiep/minh-hoa/nguoi-ve"');
  });

  it('says that there is none yet', async () => {
    const { status, words } = await shown([]);
    expect(status).toBe(200);
    expect(words).toContain('Chưa có câu hỏi nào');
  });
});
