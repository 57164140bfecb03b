import { describe, expect, it } from 'vitest';
import { admissionDate, article, descriptions, position, scholarship } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { columnsOf } from './columns.ts';

describe('where the fields of a form stand', () => {
  it('loses no field and shows none twice', () => {
    for (const description of [...descriptions, siteSettings]) {
      const { main, state, side } = columnsOf(description);
      expect([...main, ...state, ...side].toSorted(), description.name).toEqual(Object.keys(description.fields).toSorted());
    }
  });

  it('begins with what a record belongs to and what it is called', () => {
    expect(columnsOf(position).main.slice(0, 3)).toEqual(['bo_phan_id', 'name', 'other_names']);
  });

  it('puts the status above its dates, and both above order, slug, pictures and relations', () => {
    const { state, side } = columnsOf(article);
    expect(state.slice(0, 2)).toEqual(['status', 'published_at']);
    expect(side).toEqual(['order', 'slug', 'thumbnail', 'image', 'nghe_nghiep_ids', 'nganh_hoc_ids']);
  });

  it('keeps days with an hour among what the record tells, and the day of a check beside it', () => {
    const { main, side } = columnsOf(admissionDate);
    expect(main.slice(0, 5)).toEqual(['name', 'loai', 'bat_dau', 'ket_thuc', 'nam']);
    expect(side).toEqual(['order', 'nganh_hoc_ids', 'kiem_tra', 'minh_hoa']);
    expect(columnsOf(scholarship).main).toContain('han');
  });

  it('keeps long texts in the wide column', () => {
    expect(columnsOf(position).main).toContain('detailed_description');
    expect(columnsOf(article).main).toContain('content');
  });
});
