import type { Description } from '#shared/content-types/description.ts';
import { unprocessable } from '#server/http/errors.ts';
import type { FactsQuery } from './facts.ts';
import { readListQuery } from './list-query.ts';

export const factsOnly = ['missing', 'illustrative'] as const;

/** What a page of 'Bảng dữ kiện' is asked by: the filters of the list, and `only`. */
export function readFactsQuery(description: Description, given: URLSearchParams, now: Date): FactsQuery {
  const list = readListQuery(description, (key) => given.getAll(key), now);
  const all = given.getAll('only');
  if (all.length > 1) throw unprocessable({ only: ['only chỉ được gửi một lần'] });
  const asked = all[0]?.trim() ?? '';
  const only = factsOnly.find((each) => each === asked);
  if (asked !== '' && only === undefined) throw unprocessable({ only: [`only phải là một trong: ${factsOnly.join(', ')}`] });
  return { list, only: only ?? null };
}
