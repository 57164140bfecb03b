import { site } from '#site-config';
import type { Thing } from './record-page.ts';

/** Things of schema.org that several pages name. */

export const provider = (origin: string): Thing => ({
  '@type': 'EducationalOrganization',
  name: site.name,
  url: `${origin}/`,
});

export const pictured = (origin: string, path: string | null) => (path === null ? {} : { image: origin + path });

export const alsoCalled = (names: readonly string[]) => (names.length === 0 ? {} : { alternateName: names });

/** The school, as the footer of every page tells it. */
export const school = (origin: string): Thing => ({
  ...provider(origin),
  alternateName: site.shortName,
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
