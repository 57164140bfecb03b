import { descriptions } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { comparisonPath, homePath, interestPath, savedPath, searchPagePath } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';

/** The pages that show no single record, as an editor chooses them. */
export const sitePages: readonly { path: string; name: string }[] = [
  { path: homePath, name: 'Trang chủ' },
  ...descriptions.flatMap(({ listPage, noun }: Description) =>
    listPage === undefined ? [] : [{ path: listPage, name: capital(noun) }],
  ),
  { path: interestPath, name: 'Khám phá theo sở thích' },
  { path: comparisonPath, name: 'Chọn và so sánh ngành' },
  { path: savedPath, name: 'Đã lưu' },
  { path: searchPagePath, name: 'Tìm kiếm' },
];
