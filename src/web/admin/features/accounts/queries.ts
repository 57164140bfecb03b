import { useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/answers/accounts.ts';
import { callApi } from '../../session/client.ts';

/** Under what the answers about accounts are kept. */
export const accountsKey = ['accounts'] as const;
export const ownSessionsKey = ['own-sessions'] as const;
export const noticesKey = ['own-notices'] as const;
export const accountRulesKey = ['account-rules'] as const;
export const recoveryCodesLeftKey = ['recovery-codes-left'] as const;

export const readAccounts = (signal: AbortSignal) => callApi('GET /admin/accounts', { signal });

const nobody: Account[] = [];

/** All accounts, for a screen that names some of them; none where they are not told. */
export const useAccounts = (isTold = true): readonly Account[] =>
  useQuery({ queryKey: accountsKey, queryFn: ({ signal }) => readAccounts(signal), enabled: isTold }).data?.data ?? nobody;
