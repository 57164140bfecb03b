import { describe, expect, it } from 'vitest';
import type { MajorGroupItem } from '#shared/answers/major-group.ts';
import type { SubjectItem } from '#shared/answers/subject.ts';
import { groupSubjects, matching } from './subject-groups.ts';

const group = (id: number, name: string): MajorGroupItem => ({
  id,
  name,
  slug: `nhom-${id}`,
  description: '',
  order: id,
  image: null,
  image_meta: null,
});

const subject = (id: number, name: string, major: { id: number; name: string }, of: MajorGroupItem): SubjectItem => ({
  id,
  name,
  slug: `mon-${id}`,
  order: 0,
  short_description: '',
  hinh_anh: null,
  hinh_anh_meta: null,
  nganh_hoc: { ...major, slug: `nganh-${major.id}`, group: of },
});

const design = group(1, 'Thiết kế');
const film = group(2, 'Phim');
const empty = group(3, 'Chưa có gì');
const subjects = [
  subject(1, 'Dựng phim', { id: 8, name: 'Đạo diễn' }, film),
  subject(2, 'Nghệ thuật chữ', { id: 5, name: 'Đồ họa' }, design),
  subject(3, 'Đồ án chữ', { id: 5, name: 'Đồ họa' }, design),
];

describe('the catalogue of subjects', () => {
  it('lists groups in the order of the site and leaves out the empty ones', () => {
    const listed = groupSubjects(subjects, [design, film, empty]);
    expect(listed.map(({ name }) => name)).toEqual(['Thiết kế', 'Phim']);
    expect(listed[0]?.majors).toEqual([
      {
        name: 'Đồ họa',
        slug: 'nganh-5',
        subjects: [
          { name: 'Nghệ thuật chữ', slug: 'mon-2', number: 1 },
          { name: 'Đồ án chữ', slug: 'mon-3', number: 2 },
        ],
      },
    ]);
  });

  it('finds a subject by a part of its name typed without accents and keeps its number', () => {
    const found = matching(groupSubjects(subjects, [design, film]), 'do an');
    expect(found).toHaveLength(1);
    expect(found[0]?.majors[0]?.subjects).toEqual([{ name: 'Đồ án chữ', slug: 'mon-3', number: 2 }]);
  });

  it('finds words in any order and tones in either place, signs among them', () => {
    const of = { id: 5, name: 'Đồ họa' };
    const listed = groupSubjects([subject(4, 'Kỹ thuật in hoạ tiết C++', of, design), ...subjects], [design, film]);
    for (const text of ['hoạ tiết', 'tiet HỌA', 'kĩ thuậ', 'C++ in ki', '“hoạ” – ti'])
      expect([text, matching(listed, text).flatMap(({ majors }) => majors.flatMap((major) => major.subjects))]).toEqual([
        text,
        [{ name: 'Kỹ thuật in hoạ tiết C++', slug: 'mon-4', number: 1 }],
      ]);
  });

  it('finds nothing where no name holds the text', () => {
    expect(matching(groupSubjects(subjects, [design, film]), 'bong da')).toEqual([]);
    expect(matching(groupSubjects(subjects, [design, film]), '   ')).toHaveLength(2);
  });
});
