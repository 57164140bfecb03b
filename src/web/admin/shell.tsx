import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type MetaFunction, Outlet } from 'react-router';
import { texts } from '#shared/texts.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import './mantine-styles.ts';
import { Waiting } from './waiting.tsx';
import { queryClient } from './query-client.ts';
import { SessionProvider } from './session.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { ConfirmProvider } from '#web/ui/confirm-dialog.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** A client loader keeps the screens out of what the server renders: it cannot know the session, whose token is in the browser. */
export const clientLoader = () => null;

export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return (
    <main id={mainContentId} tabIndex={-1}>
      <Waiting text={texts.checkingSession} />
    </main>
  );
}

/** What the login and every screen of the back office need around them. */
export default function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <SessionProvider>
          <ConfirmProvider>
            <div data-back-office>
              <Outlet />
            </div>
          </ConfirmProvider>
        </SessionProvider>
        <Notifications position="top-right" autoClose={3000} limit={5} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
