import { describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { admissionDate, article, career, category, major, position, subject } from '#shared/content-types/index.ts';
import { filtersOf } from './list-filters.ts';
import { listQuery, readListState, widestFilters, withFilter, withSort, writeListState } from './list-state.ts';

const read = (description: Description, search = '') => readListState(description, new URLSearchParams(search));
const written = (description: Description, search: string) => writeListState(description, read(description, search)).toString();

describe('the address of a list', () => {
  it('is empty while the list stands as it does by itself', () => {
    for (const description of [career, category, major, article] as Description[]) expect(written(description, '')).toBe('');
    expect(written(career, 'page=1&per_page=10&sort_by=order&sort_order=asc&status=all')).toBe('');
  });

  it('holds what was chosen', () => {
    const search = 'status=inactive&nghe_nghiep_id=3&bo_phan_id=7&sort_by=name&sort_order=desc&per_page=50&page=2';
    expect(written(position, search)).toBe(search);
    expect(written(article, 'keyword=ch%E1%BB%AF&status=draft')).toBe('keyword=ch%E1%BB%AF&status=draft');
  });

  it('tells a default filter that was lifted from one that stands', () => {
    expect(read(major).filters['status']).toBe('active');
    expect(read(major, 'status=all').filters['status']).toBe('');
    expect(written(major, 'status=all')).toBe('status=all');
    expect(read(article).filters['status']).toBe('published');
  });

  it('holds a number of which a record may have one', () => {
    expect(filtersOf(admissionDate).map(({ key, kind }) => `${key} ${kind}`)).toContain('nam number');
    expect(written(admissionDate, 'nam=2027')).toBe('nam=2027');
    for (const none of ['nam=202', 'nam=2e3', 'nam=2101', 'nam=all', 'nam=-2027'])
      expect(written(admissionDate, none), none).toBe('');
  });

  it('drops what nobody can have chosen', () => {
    expect(written(position, 'page=0&per_page=7&sort_by=password&status=maybe&bo_phan_id=x&nghe_nghiep_id=-1')).toBe('');
    expect(read(position, 'page=1e3').page).toBe(1);
  });
});

describe('what the list call is asked', () => {
  it('spells the call as the API does', () => {
    expect(listQuery(read(major))).toEqual({
      keyword: '',
      status: 'active',
      group_id: '',
      page: 1,
      per_page: 10,
      sort_by: 'order',
      sort_order: 'asc',
    });
  });

  it('sorts upwards on the first click and downwards on the second', () => {
    const once = { ...read(career), ...withSort(read(career), 'name') };
    expect(once).toMatchObject({ sortBy: 'name', descending: false });
    expect(withSort(once, 'name')).toEqual({ sortBy: 'name', descending: true });
    expect(withSort({ ...once, descending: true }, 'id')).toEqual({ sortBy: 'id', descending: false });
  });
});

describe('filters that hang on each other', () => {
  it('forgets the department with its career and the major with its group', () => {
    expect(withFilter(position, { nghe_nghiep_id: '1', bo_phan_id: '2', status: '' }, 'nghe_nghiep_id', '3')).toEqual({
      nghe_nghiep_id: '3',
      bo_phan_id: '',
      status: '',
    });
    expect(withFilter(subject, { group_id: '1', nganh_hoc_id: '2' }, 'group_id', '')).toEqual({ group_id: '', nganh_hoc_id: '' });
    expect(withFilter(position, { nghe_nghiep_id: '1', bo_phan_id: '2' }, 'bo_phan_id', '5')).toEqual({
      nghe_nghiep_id: '1',
      bo_phan_id: '5',
    });
  });

  it('offers nothing for keys that programs alone use', () => {
    expect(filtersOf(article).map(({ key }) => key)).toEqual(['keyword', 'status', 'category_id']);
    expect(filtersOf(category).map(({ key }) => key)).toEqual(['keyword']);
  });

  it('knows the filters that narrow nothing', () => {
    expect(widestFilters(read(article))).toEqual({ keyword: '', status: '', category_id: '' });
  });
});
