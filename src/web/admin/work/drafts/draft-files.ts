import { inStore } from './draft-database.ts';

const fileKey = (draft: string, field: string) => `${draft}/${field}`;

/** The files of drafts, by draft and field. What the browser refuses to keep is lost with the page. */
export const putDraftFile = (draft: string, field: string, file: File): Promise<unknown> =>
  inStore('files', 'readwrite', (store) => store.put(file, fileKey(draft, field)));

export const removeDraftFile = (draft: string, field: string): Promise<unknown> =>
  inStore('files', 'readwrite', (store) => store.delete(fileKey(draft, field)));

/** Removes everything whose key begins with that of the draft. */
export const removeDraftFiles = (draft: string): Promise<unknown> =>
  inStore('files', 'readwrite', (store) => store.delete(IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`)));

/** Removes the files of all drafts. */
export const removeAllDraftFiles = (): Promise<unknown> => inStore('files', 'readwrite', (store) => store.clear());

/** Null when it was not kept. */
export async function readDraftFile(draft: string, field: string): Promise<File | null> {
  const found = await inStore<unknown>('files', 'readonly', (store) => store.get(fileKey(draft, field)));
  return found.ok && found.value instanceof File ? found.value : null;
}
