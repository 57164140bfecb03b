import { adminListPath } from '#shared/paths.ts';

const key = (resource: string) => `danh-sach:${resource}`;

/** Notes how the editor has narrowed, sorted and turned the list of a resource; `search` begins with '?' or is empty. */
export const rememberList = (resource: string, search: string): void => sessionStorage.setItem(key(resource), search);

/** The list as the editor left it: where forms return to. */
export const lastListPath = (resource: string): string => adminListPath(resource) + (sessionStorage.getItem(key(resource)) ?? '');
