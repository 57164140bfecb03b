import { adminListPath } from '#shared/admin-paths.ts';

const key = (path: string) => `danh-sach:${path}`;

/** Remembers filters, sort and page of a list for this tab; `search` begins with '?' or is empty. */
export const rememberList = (path: string, search: string): void => sessionStorage.setItem(key(path), search);

/** The address of the list as the editor left it: where forms return to. */
export const lastListPath = (path: string): string => adminListPath(path) + (sessionStorage.getItem(key(path)) ?? '');
