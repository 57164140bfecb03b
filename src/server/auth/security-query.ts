import { z } from 'zod';
import { securityEventKinds } from '#shared/answers/accounts.ts';
import { maxId } from '#shared/fields/reference.ts';
import { judge } from '#shared/fields/judge.ts';
import { defaultPageSize, maxPageSize } from '#shared/rules/page-sizes.ts';
import { unprocessable } from '#server/http/errors.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import type { Window } from '#server/database/paging.ts';

const wholeNumber = (name: string, most: number) => {
  const message = `${sentLabel(name)} phải là số nguyên từ 1 trở lên`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(most, message));
};

/** More digits than these are not read. */
const maxPage = 999_999_999_999_999;

export const securityQuery = z.object({
  kind: z.enum(securityEventKinds, `${sentLabel('kind')} không có trong nhật ký`).optional(),
  account_id: wholeNumber('account_id', maxId).optional(),
  page: wholeNumber('page', maxPage).default(1),
  per_page: wholeNumber('per_page', maxPage)
    .default(defaultPageSize)
    .describe(`More than ${maxPageSize} is served as ${maxPageSize}.`),
});

type Asked = Pick<z.output<typeof securityQuery>, 'kind' | 'account_id'> & { window: Window };

/** Empty counts as absent; a key given twice is refused, because either value would be a guess. */
export function readSecurityQuery(given: URLSearchParams): Asked {
  const keys = Object.keys(securityQuery.shape);
  const twice = keys.filter((key) => given.getAll(key).length > 1);
  if (twice.length > 0)
    throw unprocessable(Object.fromEntries(twice.map((key) => [key, [`${sentLabel(key)} chỉ được gửi một lần`]])));
  const values = keys.flatMap((key) => (given.get(key) ? [[key, given.get(key)]] : []));
  const judged = judge(securityQuery, Object.fromEntries(values));
  if (!judged.ok) throw unprocessable(judged.errors);
  const { page, per_page, ...asked } = judged.value as z.output<typeof securityQuery>;
  return { ...asked, window: { page, perPage: Math.min(per_page, maxPageSize) } };
}
