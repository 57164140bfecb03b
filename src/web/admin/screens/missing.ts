import { findDescription } from '../work/records/description.ts';

/** What a route whose address leads nowhere says of itself. */
export const missingHandle = { missing: true } as const;

type Match = { handle?: unknown; params: Record<string, string | undefined> };

/** Whether an address of the back office has no screen: no route fits, or it names no content type. */
export const isMissing = ({ handle, params }: Match): boolean =>
  handle === missingHandle || (params['resource'] !== undefined && findDescription(params['resource']) === undefined);
