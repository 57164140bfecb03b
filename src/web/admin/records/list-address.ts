import { adminListPath } from '#shared/paths.ts';

const key = (path: string) => `danh-sach:${path}`;

/** Notes how the editor has narrowed, sorted and turned the list of a content type; `search` begins with '?' or is empty. */
export const rememberList = (path: string, search: string): void => sessionStorage.setItem(key(path), search);

/** The list as the editor left it: where forms return to. */
export const lastListPath = (path: string): string => adminListPath(path) + (sessionStorage.getItem(key(path)) ?? '');
