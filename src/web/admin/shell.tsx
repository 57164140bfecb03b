import { styleNonce } from './layout/content-policy.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router';
import './layout/mantine-styles.ts';
import { useToastKeys } from './session/notify.ts';
import { Waiting } from './session/waiting.tsx';
import { SessionProvider } from './session/session.tsx';
import { cssVariablesResolver, theme } from './layout/theme.ts';
import { ProofDialog } from './features/accounts/proof-dialog.tsx';
import { AskProvider } from '#web/ui/ask.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/**
 * A client loader keeps the screens out of what the server renders: it cannot know the session, whose token is in the browser.
 * Who comes from a public page by a link of its menu leaves that page, whose policy refuses the styles of this area.
 */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  if (styleNonce !== '' || pathname === window.location.pathname) return null;
  window.location.assign(pathname + search);
  // The router's own way, `redirectDocument`, would be a part of what visitors load.
  return new Promise<null>(() => undefined);
};

export const shouldRevalidate = () => false;

export const HydrateFallback = () => <Waiting />;

/**
 * A screen asks anew each time it is opened, so that an editor never works on an old copy. A call that
 * failed is not repeated by itself: the editor reads about it at once and presses 'Thử lại'.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** They are put into an element that is there before them: only then do screen readers say all of them. */
function Toasts() {
  useToastKeys();
  return <Notifications position="top-right" autoClose={3000} limit={3} role="status" />;
}

/** What the login and every screen of the back office need around them. */
export default function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        getStyleNonce={() => styleNonce}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        <SessionProvider>
          <AskProvider>
            <div data-back-office>
              <Outlet />
            </div>
            <ProofDialog />
          </AskProvider>
        </SessionProvider>
        <Toasts />
      </MantineProvider>
    </QueryClientProvider>
  );
}
