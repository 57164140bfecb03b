import { useRouteLoaderData } from 'react-router';
import type { Site } from '#shared/answers/site.ts';

/** What the root's loader gives: what holds for every page, until the next one is loaded from the server. */
export type RootData = { origin: string; site: Site; isPreview?: boolean };

/** What the root's loader has given, as `meta` finds it. */
export type RootMatches = readonly [{ loaderData?: RootData | undefined } | undefined, ...unknown[]];

/** What a page says of the school where nobody could be asked, which is never seen. */
const nobody: Site = {
  name: '',
  short_name: '',
  tagline: '',
  description: '',
  logo: null,
  logo_meta: null,
  share_picture: null,
  share_picture_meta: null,
  hotlines: [],
  zalo: '',
  email: '',
  ways: [],
  hours: '',
  nhan_cau_hoi: false,
  website: null,
  offices: [],
  tax_code: '',
  founded_on: null,
  ma_truong: '',
  nam_tuyen_sinh: null,
  noi_nop: null,
  phuong_thuc: [],
  facebook: null,
  tiktok: null,
  youtube: null,
};

/** What the site says of the school. */
export const useSite = (): Site => useRouteLoaderData<RootData>('root')?.site ?? nobody;

/** The same for `meta`. */
export const siteIn = (matches: RootMatches): Site => matches[0]?.loaderData?.site ?? nobody;
