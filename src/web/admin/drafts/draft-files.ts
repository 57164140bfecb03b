const databaseName = 'ban-nhap';
const storeName = 'files';

const fileKey = (draft: string, field: string) => `${draft}/${field}`;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}

/** The result of the request. A browser that refuses (private window, no room) gives undefined, which is logged. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await open();
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    // Closes once the transaction is through.
    database.close();
    return await new Promise<T>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed.')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up.')));
    });
  } catch (error) {
    console.warn('The files of a draft:', error);
    return undefined;
  }
}

/** The files of drafts, by draft and field. */
export const putDraftFile = (draft: string, field: string, file: File): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(file, fileKey(draft, field)));

export const removeDraftFile = (draft: string, field: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(fileKey(draft, field)));

/** Removes everything whose key begins with that of the draft. */
export const removeDraftFiles = (draft: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`)));

/** Removes the files of all drafts. */
export const removeAllDraftFiles = (): Promise<unknown> => inStore('readwrite', (store) => store.clear());

/** Null when it was not kept. */
export async function readDraftFile(draft: string, field: string): Promise<File | null> {
  const found = await inStore<unknown>('readonly', (store) => store.get(fileKey(draft, field)));
  return found instanceof File ? found : null;
}
