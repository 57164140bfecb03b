import { describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { admissionDate, article, descriptions, major, position, scholarship, subject } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { columnsOf } from './columns.ts';

const groupsOf = (description: Description) =>
  Object.fromEntries(columnsOf(description).groups.flatMap(({ title, names }) => (names.length > 0 ? [[title, names]] : [])));

/** The fields that the specification names beside those that are required; they are in sight without a press. */
const named: Record<string, readonly string[]> = {
  menu: ['title', 'slug', 'url', 'type', 'parent_id', 'order', 'status'],
  banners: ['title', 'link', 'position', 'order', 'status', 'image'],
  'danh-muc': ['name', 'slug', 'description', 'order'],
  'bai-viet': 'category_id title slug excerpt content thumbnail image video_url order status published_at'.split(' '),
  'nghe-nghiep': ['name', 'slug', 'description', 'order', 'status', 'image'],
  'bo-phan': ['nghe_nghiep_id', 'name', 'short_description', 'order', 'status'],
  'vi-tri': 'bo_phan_id name slug short_description detailed_description fields thumbnail image youtube_url order status'.split(
    ' ',
  ),
  'nhom-nganh': ['name', 'slug', 'description', 'order', 'status', 'image'],
  'nganh-hoc': 'group_id name slug ma_nganh description youtube_url image detailed_content order status'.split(' '),
  'mon-hoc': 'nganh_hoc_id name slug short_description description detailed_content hinh_anh video_url order status'.split(' '),
};

describe('where the fields of a form stand', () => {
  it('loses no field and shows none twice', () => {
    for (const description of [...descriptions, siteSettings]) {
      const { main, groups, long, state, side } = columnsOf(description);
      expect([...main, ...groups.flatMap(({ names }) => names), ...long, ...state, ...side].toSorted(), description.name).toEqual(
        Object.keys(description.fields).toSorted(),
      );
    }
  });

  it('keeps in sight what the specification names, and what has to be filled in', () => {
    expect(Object.keys(named)).toHaveLength(10);
    for (const description of descriptions as readonly Description[]) {
      const closed = columnsOf(description).groups.flatMap(({ names }) => names);
      const asked = Object.entries(description.fields).flatMap(([name, { required, requiredOnCreate }]) =>
        required === true || requiredOnCreate === true ? [name] : [],
      );
      for (const name of [...asked, ...(named[description.path] ?? [])]) {
        expect(Object.keys(description.fields)).toContain(name);
        expect(closed, description.path).not.toContain(name);
      }
    }
  });

  it('begins with what a record belongs to and what it is called, and ends with long texts', () => {
    expect(columnsOf(position).main).toEqual(['bo_phan_id', 'name', 'short_description', 'fields', 'youtube_url']);
    expect(columnsOf(position).long).toEqual(['detailed_description']);
  });

  it('puts the status above its dates, and both above order, slug and pictures', () => {
    const { state, side } = columnsOf(article);
    expect(state.slice(0, 2)).toEqual(['status', 'published_at']);
    expect(side).toEqual(['order', 'slug', 'thumbnail', 'image']);
  });

  it('closes facts, links and other names in groups', () => {
    expect(Object.keys(groupsOf(major))).toEqual(['Tuyển sinh', 'Dữ kiện', 'Tìm kiếm và chia sẻ', 'Nâng cao']);
    expect(groupsOf(subject)).toEqual({
      'Dữ kiện': ['tin_chi', 'hoc_ky', 'kiem_tra', 'minh_hoa'],
      'Liên kết': ['tien_quyet_ids'],
      'Tìm kiếm và chia sẻ': ['other_names', 'search_names'],
    });
    expect(groupsOf(article)).toEqual({ 'Liên kết': ['nghe_nghiep_ids', 'nganh_hoc_ids'] });
  });

  it('keeps days with an hour among what the record tells, and the day of a check among the facts', () => {
    expect(columnsOf(admissionDate).main.slice(0, 5)).toEqual(['name', 'loai', 'bat_dau', 'ket_thuc', 'nam']);
    expect(groupsOf(admissionDate)).toEqual({ 'Dữ kiện': ['kiem_tra', 'minh_hoa'], 'Liên kết': ['nganh_hoc_ids'] });
    expect(columnsOf(scholarship).main).toContain('han');
  });
});
