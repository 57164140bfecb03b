import { describe, expect, it } from 'vitest';
import type { ArticlePage } from '#shared/answers/article.ts';
import type { CareerPage } from '#shared/answers/career.ts';
import type { MajorGroupPage } from '#shared/answers/major-group.ts';
import type { MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import type { SubjectPage } from '#shared/answers/subject.ts';
import { configuredSite as site } from '#server/public/site.ts';
import { contentTypes } from '#server/content-types/index.ts';
import { unknownTerms } from '../../../tests/support/schema-vocabulary.ts';
import { pageHead, recordPages, type Shown } from './page-head.ts';
import type { Thing } from './record-page.ts';

const origin = 'https://truong.example';
const meta = { width: 640, height: 480, color: '#a1b2c3', widths: [320, 640] };
const named = (name: string, slug: string) => ({ id: 1, name, slug });
const item = { description: '', order: 0, image: null, image_meta: null };
const group = named('Mỹ thuật', 'my-thuat');

const unchecked = { kiem_tra: null, minh_hoa: false };

const position: PositionPage = {
  moc: null,
  ...unchecked,
  hoc_van: '',
  cong_cu: [],
  luong: null,
  nganh_hocs: [],
  mon_hocs: [],
  ...named('Nhà thiết kế', 'nha-thiet-ke'),
  other_names: ['Designer', 'Người vẽ logo'],
  short_description: '',
  thumbnail: '/uploads/anh-640.webp',
  thumbnail_meta: meta,
  detailed_description: [],
  fields: ['Logo', 'Figma'],
  image: null,
  image_meta: null,
  youtube_url: null,
  order: 0,
  department_name: 'Thương hiệu',
  career: named('Đồ họa', 'do-hoa'),
  neighbours: [],
};
const subject = {
  ...named('Hình họa', 'hinh-hoa'),
  short_description: '',
  hinh_anh: null,
  hinh_anh_meta: null,
  tin_chi: 3,
  hoc_ky: 1,
  minh_hoa: false,
};
const major: MajorPage = {
  ...unchecked,
  ma_xet_tuyen: '',
  ten_xet_tuyen: '',
  bang_cap: '',
  chi_phi_khac: [],
  phuong_thuc_xet: [],
  mon_tieu_bieu: false,
  moc: null,
  han_nop: null,
  bac: '',
  thoi_gian: null,
  to_hop: [],
  hoc_phi: null,
  co_so: [],
  nang_khieu: '',
  chi_tieu: [],
  tuyen_sinh: [],
  nghe_nghieps: [],
  bai_viets: [],
  neighbours: [],
  ...item,
  ...named('Thiết kế', 'thiet-ke'),
  other_names: ['Design'],
  ma_nganh: '7210403',
  group,
  youtube_url: null,
  detailed_content: [],
  mon_hocs: [subject],
};
const subjectPage: SubjectPage = {
  ...unchecked,
  vi_tris: [],
  vi_tris_of_major: [],
  tien_quyet: [],
  hoc_tiep: [],
  ...subject,
  other_names: ['Vẽ tượng'],
  order: 0,
  nganh_hoc: { ...named('Thiết kế', 'thiet-ke'), group },
  description: '',
  detailed_content: [],
  video_url: null,
  neighbours: [],
};
const article: ArticlePage = {
  id: 1,
  category_id: 1,
  category: named('Tin', 'tin'),
  title: 'Chọn ngành',
  slug: 'chon-nganh',
  excerpt: '',
  thumbnail: null,
  thumbnail_meta: null,
  order: 0,
  status: 'published',
  published_at: '2026-08-01T02:00:00.000Z',
  author: { name: 'Nguyễn Thị Hoa' },
  content: [],
  image: null,
  image_meta: null,
  video_url: null,
  nghe_nghieps: [],
  nganh_hocs: [],
  related: [],
};
const career: CareerPage = {
  ...item,
  ...named('Đồ họa', 'do-hoa'),
  other_names: ['Graphic design'],
  positions_count: 0,
  nganh_hocs: [],
  bai_viets: [],
  departments: [],
};
const majorGroup: MajorGroupPage = { ...item, ...group, nganh_hoc: [], nghe_nghieps: [] };

const pages = recordPages(contentTypes);
const headOf = (about: Shown, path: string) =>
  pageHead(pages, { site, origin, path, title: 'Tên', description: 'Một câu.', about });

/** The things of a page, without the way to it. */
function graphOf(about: Shown, path: string) {
  const graph = headOf(about, path).find((tag) => 'script:ld+json' in tag)?.['script:ld+json'] as { '@graph': Thing[] };
  const [trail, ...things] = graph['@graph'];
  // Whatever is told anywhere in this file is told in words of schema.org.
  expect(unknownTerms([trail, ...things])).toEqual([]);
  return { trail, things };
}

it('a word that schema.org does not have is found', () => {
  expect(unknownTerms({ '@type': 'Event', name: 'Ngày hội', price: 0, location: { '@type': 'Hall', name: 'A' } })).toEqual([
    'Event.price',
    'Hall',
  ]);
});

describe('the structured data of', () => {
  it('a position is an occupation with its skills and its way down', () => {
    const path = '/nghe-nghiep/do-hoa/nha-thiet-ke';
    expect(graphOf({ kind: 'vi-tri', record: position }, path)).toEqual({
      trail: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Nghề nghiệp', item: `${origin}/nghe-nghiep` },
          { '@type': 'ListItem', position: 2, name: 'Đồ họa', item: `${origin}/nghe-nghiep/do-hoa` },
          { '@type': 'ListItem', position: 3, name: 'Nhà thiết kế', item: origin + path },
        ],
      },
      things: [
        {
          '@type': 'Occupation',
          name: 'Nhà thiết kế',
          alternateName: ['Designer', 'Người vẽ logo'],
          description: 'Một câu.',
          mainEntityOfPage: origin + path,
          occupationalCategory: 'Đồ họa',
          skills: ['Logo', 'Figma'],
          image: `${origin}/uploads/anh-640.webp`,
        },
      ],
    });
  });

  const thingOf = (about: Shown): Record<string, unknown> => graphOf(about, '/nganh-hoc/my-thuat/thiet-ke').things[0] ?? {};

  it('a position says what it asks for, and what is paid by a source', () => {
    const luong = { tu: 8_000_000, den: 12_000_000, muc: 'moi-vao-nghe', nguon: 'Khảo sát của trường', nam: 2026 };
    const known = { ...position, hoc_van: 'dai-hoc', cong_cu: ['Figma', 'Procreate'], luong };
    expect(thingOf({ kind: 'vi-tri', record: known })).toMatchObject({
      skills: ['Logo', 'Figma', 'Procreate'],
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        name: 'Đại học',
        credentialCategory: 'bachelor degree',
      },
      estimatedSalary: [
        {
          '@type': 'MonetaryAmount',
          name: 'Mới vào nghề, Khảo sát của trường, 2026',
          currency: 'VND',
          value: { '@type': 'QuantitativeValue', minValue: 8_000_000, maxValue: 12_000_000, unitText: 'MONTH' },
        },
      ],
    });
    for (const unsure of [
      { ...known, minh_hoa: true },
      { ...known, luong: { ...luong, nguon: '' } },
      { ...known, luong: null },
    ])
      expect(thingOf({ kind: 'vi-tri', record: unsure })).not.toHaveProperty('estimatedSalary');
  });

  it('a major says how long it takes, what it costs and where it leads, unless that is an illustration', () => {
    const where = { id: 2, name: 'Nhà thiết kế bao bì', slug: 'bao-bi', parent_slug: 'do-hoa', career_name: 'Đồ họa' };
    const linkedCareer = { ...named('Đồ họa', 'do-hoa'), parent_slug: null, image: null, image_meta: null };
    const known: MajorPage = {
      ...major,
      bac: 'cao-dang',
      bang_cap: 'Kỹ thuật viên đồ họa',
      han_nop: '2027-06-30T17:00+07:00',
      thoi_gian: 2.5,
      hoc_phi: { tu: 30_000_000, den: 34_000_000, nam: 2026 },
      nghe_nghieps: [{ ...linkedCareer, vi_tris: [{ ...where, image: null, image_meta: null }] }],
    };
    expect(thingOf({ kind: 'nganh-hoc', record: known })).toMatchObject({
      educationalCredentialAwarded: { name: 'Kỹ thuật viên đồ họa' },
      applicationDeadline: '2027-06-30',
      timeToComplete: 'P2Y6M',
      occupationalCategory: ['Nhà thiết kế bao bì'],
      offers: [{ priceSpecification: { priceCurrency: 'VND', minPrice: 30_000_000, maxPrice: 34_000_000, validFrom: '2026' } }],
    });
    const illustrated = thingOf({ kind: 'nganh-hoc', record: { ...known, minh_hoa: true } });
    for (const figure of ['offers', 'timeToComplete']) expect(illustrated).not.toHaveProperty(figure);
    expect(illustrated).toMatchObject({ educationalCredentialAwarded: { name: 'Cao đẳng' } });
    expect(illustrated['occupationalCategory']).toEqual(['Nhà thiết kế bao bì']);
  });

  it('a subject names its credits and what comes before it', () => {
    const before = {
      ...named('Cơ sở', 'co-so'),
      parent_slug: 'thiet-ke',
      group_slug: 'my-thuat',
      image: null,
      image_meta: null,
      major_name: 'Thiết kế',
      hoc_ky: 1,
      minh_hoa: false,
    };
    const known = { ...subjectPage, tien_quyet: [before] };
    expect(thingOf({ kind: 'mon-hoc', record: known })).toMatchObject({
      coursePrerequisites: [{ '@type': 'Course', name: 'Cơ sở', url: `${origin}/nganh-hoc/my-thuat/thiet-ke/co-so` }],
      numberOfCredits: 3,
    });
    expect(thingOf({ kind: 'mon-hoc', record: { ...known, minh_hoa: true } })).not.toHaveProperty('numberOfCredits');
  });

  it.each([
    [4, 'P4Y'],
    [3.5, 'P3Y6M'],
    [0.5, 'P6M'],
  ])('a course of %d years takes %s', (years, duration) => {
    expect(thingOf({ kind: 'nganh-hoc', record: { ...major, thoi_gian: years } })['timeToComplete']).toBe(duration);
  });

  it('a major is a program with its code and its courses', () => {
    const { things } = graphOf({ kind: 'nganh-hoc', record: major }, '/nganh-hoc/my-thuat/thiet-ke');
    expect(things).toEqual([
      {
        '@type': 'EducationalOccupationalProgram',
        name: 'Thiết kế',
        alternateName: ['Design'],
        description: 'Một câu.',
        url: `${origin}/nganh-hoc/my-thuat/thiet-ke`,
        provider: { '@type': 'EducationalOrganization', name: site.name, url: `${origin}/` },
        identifier: '7210403',
        hasCourse: [{ '@type': 'Course', name: 'Hình họa', url: `${origin}/nganh-hoc/my-thuat/thiet-ke/hinh-hoa` }],
      },
    ]);
  });

  it('a major says nothing of a code, courses or other names it has not', () => {
    const bare = { ...major, other_names: [], ma_nganh: '', mon_hocs: [] };
    const { things } = graphOf({ kind: 'nganh-hoc', record: bare }, '/nganh-hoc/my-thuat/thiet-ke');
    expect(Object.keys(things[0] ?? {})).toEqual(['@type', 'name', 'description', 'url', 'provider']);
  });

  it('a subject is a course, four steps down', () => {
    const path = '/nganh-hoc/my-thuat/thiet-ke/hinh-hoa';
    const { trail, things } = graphOf({ kind: 'mon-hoc', record: subjectPage }, path);
    expect(trail?.['itemListElement']).toHaveLength(4);
    expect(things).toMatchObject([{ '@type': 'Course', name: 'Hình họa', alternateName: ['Vẽ tượng'], url: origin + path }]);
  });

  it('an article names its author, day and section', () => {
    const { trail, things } = graphOf({ kind: 'bai-viet', record: article }, '/bai-viet/chon-nganh');
    expect(trail?.['itemListElement']).toMatchObject([
      { item: `${origin}/bai-viet` },
      { item: `${origin}/bai-viet?danh-muc=tin` },
      { item: `${origin}/bai-viet/chon-nganh` },
    ]);
    expect(things).toMatchObject([
      {
        '@type': 'Article',
        headline: 'Chọn ngành',
        datePublished: '2026-08-01T02:00:00.000Z',
        author: { '@type': 'Person', name: 'Nguyễn Thị Hoa' },
        publisher: { name: site.name },
        articleSection: 'Tin',
      },
    ]);
  });

  it('an article nobody signed is the school’s', () => {
    const { things } = graphOf({ kind: 'bai-viet', record: { ...article, author: { name: 'Admin' } } }, '/bai-viet/chon-nganh');
    expect(things).toMatchObject([{ author: { '@type': 'EducationalOrganization', name: site.name } }]);
  });

  it('a career introduces the school', () => {
    const { things } = graphOf({ kind: 'nghe-nghiep', record: career }, '/nghe-nghiep/do-hoa');
    expect(things).toMatchObject([
      { '@type': 'EducationalOrganization', name: site.name, email: site.email, telephone: ['+84901234567', '+842876543210'] },
    ]);
  });

  it('a page about the school is a page that the school publishes', () => {
    const page = { slug: 'lien-he', name: 'Liên hệ', image: null };
    const { trail, things } = graphOf({ kind: 'trang', record: page }, '/trang/lien-he');
    expect(trail?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Liên hệ', item: `${origin}/trang/lien-he` },
    ]);
    expect(things).toMatchObject([{ '@type': 'WebPage', name: 'Liên hệ', url: `${origin}/trang/lien-he` }]);
    expect(things[0]).not.toHaveProperty('image');
  });

  it('questions are asked and answered, in words without marks', () => {
    const tra_loi = [
      { title: 'Được', content: 'Xem [ngành](/so-sanh) *này*.', list: ['**Một**'], marked: true as const },
      { title: '', content: '2 * 3 * 4', list: ['Hai'] },
    ];
    const { trail, things } = graphOf(
      { kind: 'trang-chung', record: { slug: 'hoi-dap', questions: [{ name: 'Được không?', tra_loi }] } },
      '/hoi-dap',
    );
    expect(trail?.['itemListElement']).toMatchObject([{ name: 'Hỏi đáp', item: `${origin}/hoi-dap` }]);
    expect(things).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Được không?',
            acceptedAnswer: { '@type': 'Answer', text: 'Được\nXem ngành này.\n– Một\n2 * 3 * 4\n– Hai' },
          },
        ],
      },
    ]);
  });

  it('an open day is an event with its place, and no other date is, nor one that is but an illustration', () => {
    const day = {
      id: 1,
      name: 'Ngày hội',
      loai: 'ngay-hoi',
      bat_dau: '2027-03-20T08:00+07:00',
      ket_thuc: '2027-03-20T11:30+07:00',
      dia_diem: 'Cơ sở Cần Thơ',
      le_phi: 0,
      minh_hoa: false,
    };
    const dates = [day, { ...day, minh_hoa: true }, { ...day, loai: 'nhan-ho-so' }];
    const bare = { ...day, bat_dau: null, ket_thuc: '2027-04-01', dia_diem: '', le_phi: null };
    const { things } = graphOf({ kind: 'trang-chung', record: { slug: 'tuyen-sinh', dates: [...dates, bare] } }, '/tuyen-sinh');
    const event = {
      '@type': 'Event',
      name: 'Ngày hội',
      eventStatus: 'https://schema.org/EventScheduled',
      url: `${origin}/tuyen-sinh`,
      organizer: { '@type': 'EducationalOrganization', name: site.name, url: `${origin}/` },
    };
    expect(things).toEqual([
      {
        ...event,
        startDate: '2027-03-20T08:00+07:00',
        endDate: '2027-03-20T11:30+07:00',
        location: { '@type': 'Place', name: 'Cơ sở Cần Thơ', address: 'Cơ sở Cần Thơ' },
        isAccessibleForFree: true,
      },
      { ...event, startDate: '2027-04-01', endDate: '2027-04-01' },
    ]);
  });

  it('lists and groups are a way and nothing more', () => {
    expect(graphOf({ kind: 'nhom-nganh', record: majorGroup }, '/nganh-hoc/my-thuat').things).toEqual([]);
    expect(graphOf({ kind: 'trang-chung', record: { slug: 'mon-hoc' } }, '/mon-hoc').things).toEqual([]);
    for (const slug of ['tuyen-sinh', 'hoi-dap'])
      expect(graphOf({ kind: 'trang-chung', record: { slug, dates: [], questions: [] } }, `/${slug}`).things).toEqual([]);
    expect(graphOf({ kind: 'danh-muc', record: { name: 'Tin', slug: 'tin' } }, '/bai-viet?danh-muc=tin').things).toEqual([]);
  });
});

it('an article is shared as an article, anything else as a page; only articles have a feed', () => {
  const tagsOf = (about: Shown, path: string) => {
    const tags = headOf(about, path);
    return { type: tags.find((tag) => tag['property'] === 'og:type'), feed: tags.some((tag) => 'href' in tag) };
  };
  expect(tagsOf({ kind: 'bai-viet', record: article }, '/bai-viet/chon-nganh')).toMatchObject({
    type: { content: 'article' },
    feed: true,
  });
  expect(tagsOf({ kind: 'vi-tri', record: position }, '/nghe-nghiep/do-hoa/nha-thiet-ke')).toMatchObject({
    type: { content: 'website' },
    feed: false,
  });
});
