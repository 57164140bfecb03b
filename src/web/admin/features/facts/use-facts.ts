import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { callApi } from '../../session/client.ts';
import { useListing } from '../../work/use-listing.ts';
import type { GridState } from './grid-state.ts';

/** A page of records with their facts. */
export const useFacts = ({ path, noun }: Description, { query, list, change }: GridState) =>
  useListing(
    {
      key: ['facts', path, query],
      read: (signal) => callApi('GET /admin/facts/:resource', { at: { resource: path }, query, signal }),
      failed: nounTexts(noun).listFailed,
    },
    { page: list.page, turn: (page) => change({ page }, { replace: true }) },
  );
