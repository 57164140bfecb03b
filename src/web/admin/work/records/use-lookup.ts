import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { callApi, typingPause } from '../../session/client.ts';
import { useFailureToast } from '../../session/notify.ts';
import type { AdminRow } from './record.ts';

type Lookup = { rows: readonly AdminRow[]; outcome: 'there' | 'failed' | null; readonly loading: boolean };

/** The same each time, so that what is made of it need not be made anew. */
const none: readonly AdminRow[] = [];

/**
 * Every record of a content type in the short form of the dropdown call, hidden ones too; `query`
 * narrows by a parent ({ nghe_nghiep_id: 3 }), and `isTyped` by what is being typed. With null nothing is asked. A failure shows a toast.
 */
export function useLookup(description: Description | null, query: Query = {}, isTyped = false): Lookup {
  const asked = useQuery(lookupQuery(description, query, isTyped));
  const { data, error } = asked;
  useFailureToast(error, nounTexts(description?.noun ?? '').lookupFailed);
  return {
    rows: data ?? none,
    outcome: data === undefined ? error && 'failed' : 'there',
    // Who does not read it is not drawn again because of it.
    get loading() {
      return asked.isFetching;
    },
  };
}

export const lookupQuery = (description: Description | null, query: Query = {}, isTyped = false) =>
  queryOptions({
    queryKey: ['lookup', description?.path, query],
    queryFn: description
      ? async ({ signal }) => {
          if (isTyped) await typingPause();
          return (await callApi('GET /admin/:resource/dropdown', { at: { resource: description.path }, query, signal })).data;
        }
      : skipToken,
  });
