import { type PageAbout, trailOf } from '#shared/page-about.ts';
import { subjectPath } from '#shared/paths.ts';
import { unsigned } from '#shared/rules/unsigned.ts';
import { site } from '#site-config';

/** A thing as schema.org describes it. */
type Thing = { '@type': string; [property: string]: unknown };
type Graph = { '@context': 'https://schema.org'; '@graph': Thing[] };

type Described = { origin: string; path: string; description: string; about: PageAbout };

/** What a page is about, in the words of schema.org: the way to it, and the thing itself. */
export function structuredData({ origin, path, description, about }: Described): Graph {
  const url = origin + path;
  const steps = trailOf(about).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'BreadcrumbList', itemListElement: steps }, ...thingsOf(about, { origin, url, description })],
  };
}

type Place = { origin: string; url: string; description: string };

function thingsOf(about: PageAbout, { origin, url, description }: Place): Thing[] {
  const provider = { '@type': 'EducationalOrganization', name: site.name, url: `${origin}/` };
  const pictured = (path: string | null) => (path === null ? {} : { image: origin + path });
  switch (about.kind) {
    case 'nghe-nghiep':
      return [school(origin)];
    case 'trang':
      return about.record.slug === 'trang-chu' ? [school(origin)] : [];
    case 'vi-tri': {
      const { name, fields, career, image, thumbnail } = about.record;
      return [
        {
          '@type': 'Occupation',
          name,
          description,
          mainEntityOfPage: url,
          occupationalCategory: career.name,
          ...(fields.length > 0 && { skills: fields }),
          ...pictured(image ?? thumbnail),
        },
      ];
    }
    case 'nganh-hoc': {
      const { name, ma_nganh, image, group, slug, mon_hocs: subjects } = about.record;
      return [
        {
          '@type': 'EducationalOccupationalProgram',
          name,
          description,
          url,
          provider,
          ...(ma_nganh !== '' && { identifier: ma_nganh }),
          ...pictured(image),
          ...(subjects.length > 0 && {
            hasCourse: subjects.map((subject) => ({
              '@type': 'Course',
              name: subject.name,
              url: origin + subjectPath(group.slug, slug, subject.slug),
            })),
          }),
        },
      ];
    }
    case 'mon-hoc':
      return [
        {
          '@type': 'Course',
          name: about.record.name,
          description,
          url,
          provider,
          inLanguage: 'vi',
          ...pictured(about.record.hinh_anh),
        },
      ];
    case 'bai-viet': {
      const { title, published_at, author, category, image, thumbnail } = about.record;
      return [
        {
          '@type': 'Article',
          headline: title,
          description,
          mainEntityOfPage: url,
          datePublished: published_at,
          // What nobody signed is the school's.
          author: author.name === unsigned ? provider : { '@type': 'Person', name: author.name },
          publisher: provider,
          inLanguage: 'vi',
          ...(category && { articleSection: category.name }),
          ...pictured(image ?? thumbnail),
        },
      ];
    }
    case 'nhom-nganh':
    case 'danh-muc':
      return [];
  }
}

/** The school, as the footer of every page tells it. */
const school = (origin: string): Thing => ({
  '@type': 'EducationalOrganization',
  name: site.name,
  alternateName: site.shortName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  telephone: site.hotlines.map((digits) => digits.replace(/^0/, '+84')),
  email: site.email,
  taxID: site.taxCode,
  foundingDate: site.foundedOn,
  address: site.offices.map(({ city, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: 'VN',
  })),
  sameAs: [site.website, ...Object.values(site.social)],
});
