import type { Success } from '#shared/answers/wire.ts';

/** What stands around a page must not keep it from showing: a list that cannot be had is empty, and the log says why. */
export async function listOrEmpty<Item>(call: Promise<Success<Item[]>>): Promise<Item[]> {
  try {
    return (await call).data;
  } catch (error) {
    console.error('A list around the page could not be loaded:', error);
    return [];
  }
}
