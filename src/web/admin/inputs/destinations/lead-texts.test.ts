import { describe, expect, it } from 'vitest';
import type { AddressLead } from '#shared/answers/own-addresses.ts';
import { leadSaid, leadWarning } from './lead-texts.ts';

const lead = (more: Partial<AddressLead>): AddressLead => ({
  address: '/mon-hoc',
  leads: 'page',
  path: '/mon-hoc',
  record: null,
  hidden_by: null,
  shown_from: null,
  ...more,
});
const record = { resource: 'mon-hoc', id: 7, title: 'Luật xa gần' };
const typed = { isStored: false };

describe('what a form says of an address', () => {
  it('is the page that it leads to', () => {
    expect(leadSaid(lead({}), typed)).toEqual({ text: 'Dẫn tới trang “Môn học”.', isWarning: false, offer: null });
    expect(leadSaid(lead({ path: '/bai-viet?trang=2#a' }), typed)?.text).toBe('Dẫn tới trang “Bài viết”.');
    expect(leadSaid(lead({ record, path: '/nganh-hoc/a/b/c' }), typed)?.text).toBe('Dẫn tới môn học “Luật xa gần”.');
  });

  it('offers the path for a whole address of this site', () => {
    expect(leadSaid(lead({ address: 'https://truong.edu.vn/mon-hoc' }), typed)?.offer).toEqual({
      label: 'Dùng đường dẫn /mon-hoc',
      address: '/mon-hoc',
    });
  });

  it('tells an old address with the new one', () => {
    expect(leadSaid(lead({ leads: 'redirect', record, path: '/nganh-hoc/a/b/moi' }), typed)).toEqual({
      text: 'Địa chỉ cũ của môn học “Luật xa gần”, nay ở /nganh-hoc/a/b/moi. Khách vẫn được đưa tới đúng trang.',
      isWarning: true,
      offer: { label: 'Dùng địa chỉ mới', address: '/nganh-hoc/a/b/moi' },
    });
  });

  it('tells why a page is hidden, and what visitors miss meanwhile', () => {
    const hidden = lead({ leads: 'hidden', record, path: null });
    const above = { resource: 'nganh-hoc', id: 1, title: 'Đồ họa' };
    expect(leadSaid({ ...hidden, hidden_by: above }, { ...typed, whileHidden: 'Khách chưa thấy.' })?.text).toBe(
      'Dẫn tới trang đang ẩn: môn học “Luật xa gần”, ẩn theo ngành học “Đồ họa”. Khách chưa thấy.',
    );
    expect(leadSaid({ ...hidden, shown_from: '2026-12-01T01:00:00.000Z' }, typed)?.text).toBe(
      'Dẫn tới trang đang ẩn: môn học “Luật xa gần”, hẹn hiện lúc 01/12/2026 08:00.',
    );
    expect(leadSaid({ ...hidden, hidden_by: above }, typed)?.way).toEqual({
      label: 'Mở ngành học “Đồ họa”',
      to: '/admin/nganh-hoc/1/edit',
    });
    expect(leadSaid(hidden, typed)?.way?.to).toBe('/admin/mon-hoc/7/edit');
    expect(leadSaid(hidden, typed)?.text).toBe('Dẫn tới trang đang ẩn: môn học “Luật xa gần”.');
  });

  it('tells that there is no page, or no page any more', () => {
    const nothing = lead({ leads: 'nothing', path: null });
    expect(leadSaid(nothing, typed)?.text).toMatch(/^Không có trang nào của site ở địa chỉ này\./);
    expect(leadSaid(nothing, { isStored: true })?.text).toMatch(/^Không còn trang này\./);
  });

  it('is nothing where nobody knows', () => {
    for (const leads of ['unknown', 'outside'] as const) expect(leadSaid(lead({ leads, path: null }), typed)).toBeNull();
  });
});

describe('what a list says of an address', () => {
  it('is what is to be looked at, in a few words', () => {
    expect(leadWarning(lead({}))).toBeNull();
    expect(leadWarning(lead({ leads: 'unknown' }))).toBeNull();
    expect(leadWarning(lead({ leads: 'hidden', record }))).toBe('Dẫn tới trang đang ẩn');
    expect(leadWarning(lead({ leads: 'hidden', record, hidden_by: { ...record, resource: 'nhom-nganh' } }))).toBe(
      'Dẫn tới trang đang ẩn, ẩn theo nhóm ngành “Luật xa gần”',
    );
    expect(leadWarning(lead({ leads: 'nothing' }))).toBe('Không còn trang này');
    expect(leadWarning(lead({ leads: 'nothing', address: '/lien-he' }), true)).toBe('Dẫn tới /lien-he: không có trang này');
    expect(leadWarning(lead({ leads: 'redirect', path: '/a' }))).toBe('Địa chỉ cũ, nay là /a');
  });
});
