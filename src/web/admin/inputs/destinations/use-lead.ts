import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { type AddressLead, longestAddress } from '#shared/answers/own-addresses.ts';
import { ownPath } from '#shared/addresses/own-path.ts';
import type { loader } from '#web/root.tsx';
import { askLead } from './ask-leads.ts';

/** What this site is known by: as it was opened, and as it says of itself. */
export function useOrigins(): readonly string[] {
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  return named === '' ? [location.origin] : [location.origin, named];
}

/**
 * What an address of this site, or a record as links within texts name it, leads visitors to; null while that is not known, and
 * for other sites, which are not asked. Not to know stands in nobody's way.
 */
export function useLead(address: string): AddressLead | null {
  const origins = useOrigins();
  const isAsked = address.length <= longestAddress && (ownPath(address, origins) !== null || /^[a-z-]+:\d+$/.test(address));
  const { data } = useQuery({
    queryKey: ['lead', address],
    queryFn: isAsked ? () => askLead(address) : skipToken,
    gcTime: 60_000,
  });
  return isAsked ? (data ?? null) : null;
}
