import { chuyenNgheDrafts, chuyenNgheFirst, chuyenNgheMore, chuyenNgheRest } from './articles/chuyen-nghe.ts';
import { gocHocTapDrafts, gocHocTapFirst, gocHocTapMore, gocHocTapRest } from './articles/goc-hoc-tap.ts';
import { huongNghiepFirst, huongNghiepMore, huongNghiepRest } from './articles/huong-nghiep.ts';
import { trienLamDrafts, trienLamFirst, trienLamMore, trienLamRest } from './articles/trien-lam-va-su-kien.ts';
import { tuyenSinhFirst, tuyenSinhMore, tuyenSinhRest, tuyenSinhScheduled } from './articles/tuyen-sinh.ts';
import type { DemoArticle } from './types.ts';

/** Best first; what visitors cannot see yet comes last. */
export const articles: DemoArticle[] = [
  ...huongNghiepFirst,
  ...trienLamFirst,
  ...gocHocTapFirst,
  ...chuyenNgheFirst,
  ...tuyenSinhFirst,
  ...huongNghiepMore,
  ...trienLamMore,
  ...chuyenNgheMore,
  ...gocHocTapMore,
  ...tuyenSinhMore,
  ...huongNghiepRest,
  ...gocHocTapRest,
  ...chuyenNgheRest,
  ...tuyenSinhRest,
  ...trienLamRest,
  ...tuyenSinhScheduled,
  ...chuyenNgheDrafts,
  ...gocHocTapDrafts,
  ...trienLamDrafts,
];
