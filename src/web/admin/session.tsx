import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '#shared/paths.ts';
import { adminApi, endSession, onSignedOut, type SignOutReason } from './client.ts';
import { readToken, removeToken, storeToken } from './token.ts';

export type Admin = { id: number; name: string; email: string };

export type Session = {
  /** 'checking' while the administrator behind a stored token is asked for. */
  state: 'checking' | 'in' | 'out';
  admin: Admin | null;
  /** How the last session of this page ended; null while there was none. */
  ended: SignOutReason | null;
  /** Throws the `ApiError` of a refused login. */
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => void;
};

const SessionContext = createContext<Session | null>(null);

/** Who is signed in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the shell of the back office around it.');
  return session;
}

const meKey = ['me'];

/** A stored token means a session until the API says otherwise. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [hasToken, setHasToken] = useState(() => readToken() !== null);
  const [ended, setEnded] = useState<SignOutReason | null>(null);
  const { data: admin = null, isError } = useQuery({
    queryKey: meKey,
    queryFn: async ({ signal }) => (await adminApi.get<Admin>(api.me, {}, signal)).data,
    enabled: hasToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(
    () =>
      onSignedOut((reason) => {
        setHasToken(false);
        setEnded(reason);
        queries.clear();
      }),
    [queries],
  );

  // Whatever kept the administrator from being known, the token is of no use to this page.
  useEffect(() => {
    if (!isError) return;
    removeToken();
    setHasToken(false);
    queries.removeQueries({ queryKey: meKey });
  }, [isError, queries]);

  const signIn = useCallback(
    async (email: string, password: string) => {
      const { data } = await adminApi.post<{ token: string; user: Admin }>(api.login, { email, password });
      storeToken(data.token);
      queries.setQueryData(meKey, data.user);
      setHasToken(true);
      setEnded(null);
    },
    [queries],
  );

  const signOut = useCallback(() => {
    // The editor need not wait until the server has deleted the token.
    void adminApi.post(api.logout).catch(() => undefined);
    endSession('left');
  }, []);

  const session = useMemo<Session>(
    () => ({ state: !hasToken || isError ? 'out' : admin ? 'in' : 'checking', admin, ended, signIn, signOut }),
    [admin, ended, hasToken, isError, signIn, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
