import { type SiteAnswer, siteAnswer } from '#shared/answers/site.ts';
import { site as configured } from '#site-config';
import { pictureMeta, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { logError } from '#server/observability/log.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { keepLists } from './kept-lists.ts';
import type { PublicOne } from './public-api.ts';
import { takesEnquiries } from './takes-enquiries.ts';

/** What the site says of the school while nobody has saved anything else. */
export const configuredSite: SiteAnswer = {
  ...configured,
  nhan_cau_hoi: false,
  logo: null,
  logo_meta: null,
  share_picture: null,
  share_picture_meta: null,
};

/** The same without what nobody saves. */
const { nhan_cau_hoi: _, ...saved } = configuredSite;
export const configuredFacts = saved;

const rowOf = compiledQuery((db) => db.selectFrom('cai_dat').select(Object.keys(saved) as (keyof typeof saved)[]));

/** What the site says of the school now. One query. */
export async function readSite(db: Database): Promise<SiteAnswer> {
  const [own] = await rowOf(db);
  const nhan_cau_hoi = takesEnquiries(db);
  if (own === undefined) return { ...configuredSite, nhan_cau_hoi };
  return withPictureFacts(db, {
    ...own,
    nhan_cau_hoi,
    logo_meta: pictureMeta(own.logo_meta),
    share_picture_meta: pictureMeta(own.share_picture_meta),
    // Written by this server only: no shape is checked.
    hotlines: tags(own.hotlines),
    phuong_thuc: tags(own.phuong_thuc),
    quy_tac_uu_tien: JSON.parse(own.quy_tac_uu_tien) as SiteAnswer['quy_tac_uu_tien'],
    uu_tien_minh_hoa: own.uu_tien_minh_hoa === 1,
    ways: JSON.parse(own.ways) as SiteAnswer['ways'],
    offices: JSON.parse(own.offices) as SiteAnswer['offices'],
    gio_tra_loi: JSON.parse(own.gio_tra_loi) as SiteAnswer['gio_tra_loi'],
    ngay_nghi: JSON.parse(own.ngay_nghi) as SiteAnswer['ngay_nghi'],
    thang_luu: own.thang_luu ?? configured.thang_luu,
  });
}

export const siteCall: PublicOne<SiteAnswer> = {
  path: '/site',
  summary: 'What every page says of the school',
  answer: siteAnswer,
  read: ({ db }) => readSite(db),
  otherwise: configuredSite,
};

/** `now` is never behind a save, and as it was read last while the database cannot be reached; `known` is that, without waiting. */
export type SiteReader = { now: () => Promise<SiteAnswer>; known: () => SiteAnswer };

/** Reads once per state of the content, whichever instance changed it. */
export function siteReader(db: Database): SiteReader {
  let known = configuredSite;
  const read = keepLists(db)(() => readSite(db));
  return {
    known: () => known,
    async now() {
      try {
        known = await read();
      } catch (error) {
        logError('The settings of the site cannot be read', error);
      }
      return known;
    },
  };
}
