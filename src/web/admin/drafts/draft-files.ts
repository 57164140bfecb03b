/** The files of drafts, by draft and field. A browser that refuses (private window, no room) keeps none, which is logged. */
const databaseName = 'ban-nhap';
const storeName = 'files';

const fileKey = (draft: string, field: string) => `${draft}/${field}`;
/** Everything that begins with the key of a draft. */
const rangeOf = (draft: string) => IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`);

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed.')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up.')));
    });
  } finally {
    database.close();
  }
}

const quietly = async <T>(work: Promise<T>, fallback: T): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    console.warn('The files of a draft:', error);
    return fallback;
  }
};

export const putDraftFile = (draft: string, field: string, file: File): Promise<IDBValidKey | null> =>
  quietly<IDBValidKey | null>(
    inStore('readwrite', (store) => store.put(file, fileKey(draft, field))),
    null,
  );

export const removeDraftFile = (draft: string, field: string): Promise<void> =>
  quietly(
    inStore('readwrite', (store) => store.delete(fileKey(draft, field))),
    undefined,
  );

export const removeDraftFiles = (draft: string): Promise<void> =>
  quietly(
    inStore('readwrite', (store) => store.delete(rangeOf(draft))),
    undefined,
  );

/** Null when it was not kept. */
export async function readDraftFile(draft: string, field: string): Promise<File | null> {
  const found = await quietly(
    inStore<unknown>('readonly', (store) => store.get(fileKey(draft, field))),
    null,
  );
  return found instanceof File ? found : null;
}
