import { describe, expect, it } from 'vitest';
import { article, banner, position } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { inputOf } from '../inputs/index.ts';
import { newSection } from '../inputs/sections-value.ts';
import { missingParts } from './missing.ts';
import { startWork, withInput } from './work.ts';

const typed = (
  description: Description,
  values: Record<string, unknown>,
  record: { id: number; version: number } | null = null,
) =>
  Object.entries(values).reduce(
    (work, [name, value]) => {
      const field = description.fields[name];
      if (field === undefined) throw new Error(name);
      return withInput(description, {}, work, name, inputOf(field).read(value, { name, field, record: null }));
    },
    startWork(description, record),
  );
const labels = (...given: Parameters<typeof typed>) => missingParts(given[0], typed(...given)).map(({ label }) => label);

describe('what a form says is still missing', () => {
  it('is what a new record is asked for, in the order of the form, until it is filled in', () => {
    expect(labels(position, {})).toEqual(['Bộ phận', 'Tên', 'Video YouTube']);
    expect(labels(position, { name: '   ', bo_phan_id: 3 })).toEqual(['Tên', 'Video YouTube']);
    expect(labels(position, { name: 'Họa sĩ', bo_phan_id: 3, youtube_url: 'https://youtu.be/x' })).toEqual([]);
  });

  it('is of a stored record only what the API asks for', () => {
    expect(labels(article, { title: '' }, { id: 1, version: 1 })).toEqual(['Tiêu đề']);
    expect(labels(banner, { title: 'Ngày hội' }, { id: 1, version: 1 })).toEqual([]);
  });

  it('takes a picture that was chosen from the library for one', () => {
    expect(labels(banner, { title: 'Ngày hội' })).toEqual(['Ảnh banner']);
    const work = typed(banner, { title: 'Ngày hội' });
    const image = { stored: null, file: null, picked: '/uploads/a-640.webp', removed: false, lost: null };
    expect(missingParts(banner, withInput(banner, {}, work, 'image', image))).toEqual([]);
  });

  it('is the title of a section that says something, and not of one that was only added', () => {
    const sections = [{ ...newSection(), title: 'Một' }, { ...newSection(), content: 'Không tên' }, newSection()];
    const work = withInput(article, {}, typed(article, { title: 'Bài', video_url: 'https://youtu.be/x' }), 'content', sections);
    expect(missingParts(article, work)).toEqual([{ name: 'content', label: 'Tiêu đề mục 2', section: sections[1]?.key }]);
  });
});
