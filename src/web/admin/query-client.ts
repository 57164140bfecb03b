import { QueryClient } from '@tanstack/react-query';

/**
 * A screen asks anew each time it is opened, so that an editor never works on an old copy. A call that
 * failed is not repeated by itself: the editor reads about it at once and presses 'Thử lại'.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
