import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Me, WhoIsHere } from '#shared/answers/accounts.ts';
import { texts } from '#shared/texts.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { Mark } from '#web/ui/mark.tsx';
import {
  ApiError,
  endSession,
  onAccessRefused,
  onSignOut,
  readToken,
  type SignOutReason,
  storeToken,
  callApi,
} from './client.ts';
import { noteDatabase } from './site-database.ts';
import { notify } from './notify.ts';
import { Waiting } from './waiting.tsx';
import { TryAgain } from './try-again.tsx';
import styles from './waiting.module.css';

export type Session = {
  /** Null while nobody is signed in. */
  admin: Me | null;
  /** How the last session of this page ended; null while there was none. */
  ended: SignOutReason | null;
  /** Throws the `ApiError` of a refused login. `code`: of the authenticator app, or a recovery code. */
  signIn: (typed: { email: string; password: string; code?: string }) => Promise<void>;
  /** What a call said of the own account since. */
  update: (admin: Me) => void;
  signOut: () => void;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the shell of the back office around it.');
  return session;
}

const meKey = ['me'];

/** Drafts are looked for once somebody is known, and then only those of this database. */
function known({ database, ...me }: WhoIsHere): Me {
  noteDatabase(database);
  return me;
}

/** A stored token means a session until the API says otherwise; what is within waits for that. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [hasToken, setHasToken] = useState(() => readToken() !== null);
  const [ended, setEnded] = useState<SignOutReason | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me> => known((await callApi('GET /admin/me', { signal })).data),
    enabled: hasToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(
    () =>
      onSignOut('after', (reason) => {
        setHasToken(false);
        setEnded(reason);
        queries.clear();
      }),
    [queries],
  );

  useEffect(() => onAccessRefused(() => void queries.invalidateQueries({ queryKey: meKey })), [queries]);

  const session = useMemo<Session>(
    () => ({
      admin: hasToken && data ? data : null,
      ended,
      signIn: async (typed) => {
        const { data: given, message } = await callApi('POST /admin/login', { body: typed });
        const { token, user } = given;
        // Of a recovery code that was used, the answer says how many are left.
        if (message !== texts.loggedIn) notify.success(message);
        storeToken(token);
        queries.setQueryData<Me>(meKey, known(user));
        setHasToken(true);
        setEnded(null);
      },
      update: (admin) => queries.setQueryData(meKey, admin),
      signOut: () => {
        // The editor need not wait until the server has deleted the token.
        void callApi('POST /admin/logout').catch(() => undefined);
        endSession('left');
      },
    }),
    [data, ended, hasToken, queries],
  );
  const unknown = hasToken && !data;
  // An answer of 401 has ended the session by itself; whatever else came instead of an answer says nothing about the token.
  const failed = unknown && error !== null && !isFetching;
  return (
    <SessionContext value={session}>
      {failed ? (
        <Unchecked reason={error instanceof ApiError ? error.message : texts.somethingWrong} onTryAgain={() => void refetch()} />
      ) : unknown ? (
        <Waiting />
      ) : (
        children
      )}
    </SessionContext>
  );
}

/** The whole page where the network or the server kept the session from being checked: it goes on once that is mended. */
function Unchecked({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id={mainContentId} tabIndex={-1}>
      <title>Chưa kiểm tra được đăng nhập – Quản trị</title>
      <div className={`quiet ${styles['waiting']}`} role="alert">
        <span className={styles['drawing']} data-still aria-hidden="true">
          <Mark name="circumflex" />
          <Mark name="nang" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          Chưa kiểm tra được đăng nhập
        </h1>
        <p>{reason} Bạn vẫn chưa bị đăng xuất, phần gõ dở vẫn còn trên máy này.</p>
        <TryAgain onClick={onTryAgain} />
      </div>
    </main>
  );
}
