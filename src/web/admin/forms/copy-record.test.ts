import { describe, expect, it } from 'vitest';
import { admissionDate, article, banner, descriptions, major, position } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nameMax } from '#shared/content-types/limits.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { copyOf } from './copy-record.ts';
import { recordOf } from '../../../../tests/support/forms/record-factory.ts';
import { toWire } from './values.ts';
import { startWork } from './work.ts';

const record = (description: Description, values: Record<string, unknown>) =>
  recordOf(description, { id: 7, version: 3, ...values });
const sent = (description: Description, source: StoredRecord) => toWire(description, copyOf(description, source), null);

describe('a copy of a record', () => {
  const source = record(position, {
    name: 'Họa sĩ minh họa',
    slug: 'hoa-si',
    bo_phan_id: 4,
    bo_phan: { id: 4, name: 'Sáng tạo', nghe_nghiep_id: 2 },
    fields: ['Vẽ', 'Sách'],
    nganh_hoc_ids: [3, 1],
    detailed_description: [{ title: 'Việc', content: 'Vẽ.', list: ['một', 'hai'] }],
    kiem_tra: '2026-08-21',
    order: 3,
    status: 1,
  });

  it('says what the record says, hidden, called otherwise and without its dates', () => {
    const copy = sent(position, source);
    expect(copy).toMatchObject({
      name: 'Họa sĩ minh họa (bản sao)',
      slug: 'hoa-si-minh-hoa-ban-sao',
      bo_phan_id: 4,
      fields: ['Vẽ', 'Sách'],
      nganh_hoc_ids: [3, 1],
      detailed_description: [{ title: 'Việc', content: 'Vẽ.', list: ['một', 'hai'] }],
      kiem_tra: null,
      order: 0,
      status: 0,
    });
  });

  it('lets its slug follow its name until that is typed by hand', () => {
    expect(copyOf(position, source)['slug']).toEqual({ text: 'hoa-si-minh-hoa-ban-sao', typed: false });
  });

  it('of a published article is a draft without a moment', () => {
    const published = record(article, { title: 'Tin', status: 'published', published_at: '2026-08-21T00:30:00.000Z' });
    expect(sent(article, published)).toMatchObject({ title: 'Tin (bản sao)', status: 'draft', published_at: null });
  });

  it('of a date keeps its days and minutes, and who checked it does not count', () => {
    const days = { bat_dau: '2027-03-01', ket_thuc: '2027-03-31T17:00+07:00' };
    const copy = sent(admissionDate, record(admissionDate, { name: 'Đợt 1', nam: 2027, ...days, kiem_tra: '2026-10-01' }));
    expect(copy).toMatchObject({ bat_dau: '2027-03-01', ket_thuc: '2027-03-31T17:00', nam: 2027, kiem_tra: null, status: 0 });
  });

  it('shows the same pictures', () => {
    const pictured = record(banner, { title: 'Hè', image: '/uploads/a-640.webp' });
    expect(sent(banner, pictured)['image']).toBe('/uploads/a-640.webp');
  });

  it('keeps its mark where the title is as long as titles may be', () => {
    const long = record(major, { name: 'a'.repeat(nameMax) });
    const name = String(sent(major, long)['name']);
    expect(name).toHaveLength(nameMax);
    expect(name).toMatch(/a \(bản sao\)$/);
  });

  it('fills every field of every form', () => {
    for (const description of descriptions) {
      const filled = copyOf(description, record(description, {}));
      expect(Object.keys(filled), description.name).toEqual(Object.keys(startWork(description, null).values));
    }
  });
});
