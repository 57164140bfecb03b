import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, menu, position } from '#shared/content-types/index.ts';
import { judge, judgeField } from './judge.ts';

const { fields: own } = position;
const valueOf = (name: string, field: Parameters<typeof judgeField>[1], given: unknown) => {
  const judged = judgeField(name, field, given);
  return judged.ok ? judged.value : judged.errors;
};

describe('a value', () => {
  it('is stored in one form of Unicode, trimmed, without what cannot be seen', () => {
    expect(valueOf('name', own.name, '  Thie\u0302\u0301t\u0000 kế\u200b \n đồ họa ')).toBe('Thiết kế đồ họa');
    expect(valueOf('short_description', own.short_description, ' một\r\nhai\r ba\u0007 ')).toBe('một\nhai\n ba');
    expect(valueOf('name', own.name, '\ud800x')).toBe('\ufffdx');
    expect(valueOf('name', own.name, '\u202eHoa\u202c\u200f Sen\u2069')).toBe('Hoa Sen');
  });

  it('that is required has something to see', () => {
    for (const given of ['', ' ', '\u200b\ufeff', null])
      expect(valueOf('name', own.name, given)).toEqual({ name: ['Tên không được để trống'] });
  });

  it('that is a link holds neither a name nor a password', () => {
    expect(valueOf('url', menu.fields.url, 'https://a:b@c.example/')).toEqual({
      url: [expect.stringMatching(/ không được chứa tên đăng nhập hoặc mật khẩu$/)],
    });
  });

  it('reads the spellings of a form', () => {
    expect(['1', 'true', true, 'active', 1].map((given) => valueOf('status', own.status, given))).toEqual([1, 1, 1, 1, 1]);
    expect(['0', 'false', false, 'inactive', 0].map((given) => valueOf('status', own.status, given))).toEqual([0, 0, 0, 0, 0]);
    expect(['12', ' 12 ', 12, '', null].map((given) => valueOf('order', own.order, given))).toEqual([12, 12, 12, 0, 0]);
    expect(valueOf('published_at', article.fields.published_at, '2026-08-21T00:30')).toBe('2026-08-20T17:30:00.000Z');
  });

  it('is no moment in a year nobody means', () => {
    for (const given of ['0000-01-01T00:00', '0202-08-21T00:30', '2026-02-30T00:00', 'hôm nay']) {
      expect(valueOf('published_at', article.fields.published_at, given)).toEqual({
        published_at: ['Ngày xuất bản phải là ngày và giờ, ví dụ 2026-08-21T00:30'],
      });
    }
  });

  it('leads within the site or to the web', () => {
    const { url } = menu.fields;
    for (const given of ['/nghe-nghiep?x=1#a', 'https://example.edu.vn/a', 'HTTP://EXAMPLE.VN'])
      expect(valueOf('url', url, given)).toBe(given);
    // oxlint-disable-next-line no-script-url -- what must not get in
    for (const given of [
      'javascript:alert(1)',
      'java\u0000script:alert(1)',
      '//evil.example',
      '/\u0000/evil.example',
      '/\\evil.example',
      'mailto:a@b.vn',
      'nghe-nghiep',
    ]) {
      expect(Object.keys(Object(valueOf('url', url, given))), given).toEqual(['url']);
    }
  });

  it('of many parts names the faulty one', () => {
    expect(valueOf('fields', own.fields, ['', 'a', 'x'.repeat(256)])).toEqual({
      'fields.2': ['Lĩnh vực không được vượt quá 255 ký tự'],
    });
    const sections = [{ title: 'a', list: ['b', 'c'.repeat(1_001)] }, { content: 'x' }];
    expect(valueOf('detailed_description', own.detailed_description, sections)).toEqual({
      'detailed_description.0.list.1': ['Gạch đầu dòng không được vượt quá 1.000 ký tự'],
      'detailed_description.1.title': ['Tiêu đề mục không được để trống'],
    });
    expect(
      valueOf('detailed_description', own.detailed_description, [{ title: '', content: '', list: [''] }, { content: 'x' }]),
    ).toEqual({
      'detailed_description.1.title': ['Tiêu đề mục không được để trống'],
    });
  });

  it('of many parts gets all its faults at once', () => {
    const sections = [
      { title: '', content: 'x', list: ['a'.repeat(1_001)] },
      { title: 'b'.repeat(256) },
      { content: 5, list: ['c'] },
      ...Array.from({ length: 98 }, () => ({ title: 'd' })),
    ];
    expect(valueOf('detailed_description', own.detailed_description, sections)).toEqual({
      'detailed_description.0.list.0': ['Gạch đầu dòng không được vượt quá 1.000 ký tự'],
      'detailed_description.0.title': ['Tiêu đề mục không được để trống'],
      'detailed_description.1.title': ['Tiêu đề mục không được vượt quá 255 ký tự'],
      'detailed_description.2.content': ['Nội dung mục phải là văn bản'],
      'detailed_description.2.title': ['Tiêu đề mục không được để trống'],
      detailed_description: ['Mô tả chi tiết không được có quá 100 mục'],
    });
    const tags = Array.from({ length: 101 }, (_, index) => (index === 7 ? 'x'.repeat(256) : `nhãn ${index}`));
    expect(valueOf('fields', own.fields, tags)).toEqual({
      'fields.7': ['Lĩnh vực không được vượt quá 255 ký tự'],
      fields: ['Lĩnh vực không được có quá 100 mục'],
    });
    expect(valueOf('fields', own.fields, [...Array.from({ length: 200 }, () => 'một'), ''])).toEqual(['một']);
  });

  it('of endless parts is refused without looking at each', () => {
    let looks = 0;
    const parts = new Proxy(
      Array.from({ length: 3_000_000 }, () => 1),
      {
        get(target, part, receiver): unknown {
          looks += 1;
          return Reflect.get(target, part, receiver);
        },
      },
    );
    expect(valueOf('fields', own.fields, parts)).toEqual({ fields: ['Lĩnh vực có quá nhiều mục'] });
    expect(looks).toBeLessThan(30_000);
  });
});

it('says in Vietnamese what a rule without a message refuses', () => {
  const rule = z.object({ a: z.string(), b: z.array(z.number().max(3)), c: z.union([z.literal(1), z.object({ d: z.int() })]) });
  const { errors } = judge(rule, { a: 1, b: [5], c: { d: 'x' } }) as { errors: Record<string, string[]> };
  const said = ['Giá trị không hợp lệ'];
  expect(errors).toEqual({ a: said, 'b.0': said, 'c.d': said });
});
