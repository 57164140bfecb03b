import { describe, expect, it } from 'vitest';
import { api as calls } from '#shared/paths.ts';
import * as enquiry from './enquiry.tsx';
import { type Answers, open, site } from './opened-page.tsx';

const shown = (address: string, answers: Answers = {}, more: Parameters<typeof open>[4] = {}) =>
  open(enquiry, '/hoi-tu-van', address, { [calls.site]: site, ...answers }, more);

/** The fields of the form in their order, with what stands in them. */
const fields = (html: string) =>
  [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"[^>]*>([^<]*)/g)].map(([field, name, text]) => {
    const value = /value="([^"]*)"/.exec(field)?.[1] ?? text;
    return `${name}=${value}${field.includes('checked=""') ? ' ✓' : ''}`;
  });
const valueOf = (html: string, name: string) => fields(html).find((field) => field.startsWith(`${name}=`));

describe("'Hỏi tư vấn' without scripts", () => {
  it('asks for what is needed to answer, the box of consent unticked, and says for how long it is kept', async () => {
    const { html, words, status } = await shown('/hoi-tu-van');
    expect(status).toBe(200);
    expect(html).toMatch(
      /<form [^>]*action="\/hoi-tu-van"[^>]* method="post"|<form [^>]*method="post"[^>]* action="\/hoi-tu-van"/,
    );
    expect(fields(html)).toEqual([
      'name=',
      'contact=',
      'zalo=1',
      'who=hoc-sinh ✓',
      'who=phu-huynh',
      'who=thay-co',
      'question=',
      'about=',
      'call_at=Sáng',
      'call_at=Chiều',
      'call_at=Tối',
      'call_at=',
      'page=',
      'website=',
      'consent=',
    ]);
    expect(words).toContain('Học sinh dưới 16 tuổi: ba mẹ cùng đồng ý nhé.');
    expect(words).toContain('để trả lời câu hỏi của bạn; trường xóa hẳn sau 12 tháng kể từ lần trao đổi cuối.');
    expect(words).toContain('8:00–17:30');
    expect(html).toContain('href="tel:+84901234567"');
  });

  it.each([
    ['/nghe-nghiep/do-hoa/nha-thiet-ke', calls.record('vi-tri', 'nha-thiet-ke'), { name: 'Nhà thiết kế' }, 'vị trí Nhà thiết kế'],
    ['/nganh-hoc/my-thuat/do-hoa', calls.record('nganh-hoc', 'do-hoa'), { name: 'Đồ họa' }, 'ngành Đồ họa'],
    [
      '/nganh-hoc/my-thuat/do-hoa/ky-thuat-in',
      calls.record('mon-hoc', 'ky-thuat-in'),
      { name: 'Kỹ thuật in' },
      'môn Kỹ thuật in',
    ],
    ['/bai-viet/chon-nganh', calls.record('bai-viet', 'chon-nganh'), { title: 'Chọn ngành' }, 'bài “Chọn ngành”'],
    ['/tuyen-sinh?nganh=kien-truc', '', {}, 'tuyển sinh'],
  ])('that came from %s says what it is about', async (page, call, record, about) => {
    const { html } = await shown(`/hoi-tu-van?ve=${encodeURIComponent(page)}`, { [call]: record });
    expect(valueOf(html, 'about')).toBe(`about=${about}`);
    expect(valueOf(html, 'question')).toBe(`question=Tôi muốn hỏi thêm về ${about}`);
    expect(valueOf(html, 'page')).toBe(`page=${page}`);
  });

  it('that came from a search has its question', async () => {
    const { html } = await shown('/hoi-tu-van?ve=/search%3Fq%3Dco%2Bky%2Btuc%2Bxa');
    expect(valueOf(html, 'question')).toBe('question=co ky tuc xa');
  });

  it.each(['/khong-co', '/nghe-nghiep/do-hoa/khong-co', '//may-khac.example', 'javascript:alert(1)', '/%', '/hoi-dap/a'])(
    'that came from %s is a form like any other',
    async (page) => {
      const { html, status } = await shown(`/hoi-tu-van?ve=${encodeURIComponent(page)}`);
      expect(status).toBe(200);
      expect([valueOf(html, 'about'), valueOf(html, 'question')]).toEqual(['about=', 'question=']);
    },
  );

  const typed = {
    name: 'Nguyễn Thị Hoa',
    contact: '0901 23',
    who: 'phu-huynh',
    question: 'Con tôi học\nở đâu?',
    about: 'cơ sở',
    page: '/tuyen-sinh',
    website: '',
  };

  it('has each fault at its field, a way to it, and all that was typed', async () => {
    const errors = { contact: ['Số điện thoại di động có 10 chữ số'], consent: ['Cần bạn đồng ý'] };
    const refused = { status: 422, answer: { success: false, message: 'Dữ liệu chưa hợp lệ', errors } };
    const { html, words, status, sent } = await shown('/hoi-tu-van', { [calls.enquiries]: refused }, { form: typed });
    expect(status).toBe(422);
    expect(sent).toEqual([{ ...typed, call_at: '' }]);
    for (const [name, value] of Object.entries(typed))
      if (name !== 'who' && name !== 'question') expect(valueOf(html, name)).toBe(`${name}=${value}`);
    expect(fields(html)).toContain('who=phu-huynh ✓');
    expect(html).toContain('Con tôi học\nở đâu?</textarea>');
    expect(html).toContain('<a href="#hoi--contact">Số điện thoại di động có 10 chữ số</a>');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="hoi--contact-noi"/);
    expect(words.match(/Cần bạn đồng ý/g)).toHaveLength(2);
    expect(words).toContain('xem lại 2 chỗ này');
  });

  it('thanks with the number and what happens next, and has no form any more', async () => {
    const data = { number: '481526', next: 'Tư vấn viên sẽ gọi lại cho bạn sớm nhất có thể.' };
    const form = { ...typed, contact: '0901234567', consent: 'on', call_at: 'Tối' };
    const { html, words, status, sent } = await shown(
      '/hoi-tu-van',
      { [calls.enquiries]: { status: 201, answer: { success: true, data } } },
      { form },
    );
    expect(status).toBe(200);
    expect(sent).toEqual([form]);
    expect(words).toContain('Trường đã nhận câu hỏi số 481526.');
    expect(words).toContain(data.next);
    expect(html).not.toContain('<form');
  });

  it('that cannot be taken says so, with the telephone as a link and all that was typed', async () => {
    const message = 'Chưa gửi được, bạn hãy gọi 0901 234 567 giúp trường.';
    const refused = { status: 503, answer: { success: false, message } };
    const { html, status } = await shown('/hoi-tu-van', { [calls.enquiries]: refused }, { form: typed });
    expect(status).toBe(503);
    expect(html.replaceAll('<!-- -->', '')).toContain('bạn hãy gọi <a href="tel:+84901234567">0901 234 567</a> giúp trường.');
    expect(valueOf(html, 'name')).toBe('name=Nguyễn Thị Hoa');
  });

  it('says to call while no enquiry is taken', async () => {
    const { html, words } = await shown('/hoi-tu-van', {}, { school: { ...site, nhan_cau_hoi: false } });
    expect(html).not.toContain('<form');
    expect(words).toContain('Bạn gọi, nhắn hay viết thư giúp nhé.');
    expect(html).toContain('href="tel:+84901234567"');
  });
});
