/** The token of the session, where every tab of the browser finds it. */
const key = 'token';

export const readToken = (): string | null => localStorage.getItem(key);
export const storeToken = (token: string): void => localStorage.setItem(key, token);
export const removeToken = (): void => localStorage.removeItem(key);
