import { QueryClient } from '@tanstack/react-query';

/**
 * What an editor sees is asked for each time it is opened, and told at once when it cannot be had:
 * a second try is the editor's to make.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
