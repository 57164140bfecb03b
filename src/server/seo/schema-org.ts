import { levelName } from '#shared/guidance/fact-names.ts';
import type { Site } from '#shared/answers/site.ts';
import type { PageContext, Thing } from './record-page.ts';

type WhoAndWhere = Pick<PageContext, 'origin' | 'site'>;

/** Things of schema.org that several pages name. */

export const provider = ({ origin, site }: WhoAndWhere): Thing => ({
  '@type': 'EducationalOrganization',
  name: site.name,
  url: `${origin}/`,
});

/** Pictures may come from elsewhere, and then have whole addresses already. */
const whole = (origin: string, address: string): string => (address.startsWith('/') ? origin + address : address);

export const pictured = (origin: string, address: string | null) => (address === null ? {} : { image: whole(origin, address) });

export const alsoCalled = (names: readonly string[]) => (names.length === 0 ? {} : { alternateName: names });

/** The school, as the footer of every page tells it. */
export const school = ({ origin, site }: WhoAndWhere): Thing => ({
  ...provider({ origin, site }),
  alternateName: site.short_name,
  logo: whole(origin, site.logo ?? '/icon-512.png'),
  telephone: site.hotlines.map((digits) => digits.replace(/^0/, '+84')),
  ...(site.email !== '' && { email: site.email }),
  ...(site.tax_code !== '' && { taxID: site.tax_code }),
  ...(site.founded_on !== null && { foundingDate: site.founded_on }),
  address: site.offices.map(({ city, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: 'VN',
  })),
  sameAs: elsewhere(site),
});

/** Levels of schooling that schema.org and search engines have a word for. */
const credentials: Readonly<Record<string, string>> = {
  thpt: 'high school',
  'trung-cap': 'professional certificate',
  'cao-dang': 'associate degree',
  'dai-hoc': 'bachelor degree',
  'sau-dai-hoc': 'postgraduate degree',
  'thac-si': 'postgraduate degree',
  'tien-si': 'postgraduate degree',
};

/** What one has to have learned, by the value of the level. Nothing where nothing is said. */
export const credential = (level: string): Thing | null => {
  const name = levelName(level);
  const category = credentials[level];
  return name === '' || category === undefined
    ? null
    : { '@type': 'EducationalOccupationalCredential', name, credentialCategory: category };
};

/** ISO 8601: 'P4Y', 'P3Y6M'. */
export function yearsDuration(years: number): string {
  const months = Math.round((years % 1) * 12);
  const whole = Math.floor(years);
  return `P${whole === 0 ? '' : `${whole}Y`}${months === 0 ? '' : `${months}M`}`;
}

const elsewhere = ({ website, facebook, tiktok, youtube }: Site): string[] =>
  [website, facebook, tiktok, youtube].filter((address) => address !== null);
