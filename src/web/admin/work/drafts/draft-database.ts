const databaseName = 'ban-nhap';

/** Texts by the key of their draft; files by draft and field. */
type StoreName = 'texts' | 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A private window may have no IndexedDB at all, which throws and so rejects.
    const request = indexedDB.open(databaseName, 2);
    request.addEventListener('upgradeneeded', () => {
      for (const name of ['texts', 'files'] satisfies StoreName[]) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}

export type Stored<T> = { ok: true; value: T } | { ok: false };

/**
 * Works in one store, in one transaction; `value` is the result of the request that `work` returns. Calls take effect in the
 * order they are made. A browser that refuses (private window, no room) gives `ok: false`, which is logged.
 */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<Stored<T>> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed.')));
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up.')));
      });
      return { ok: true, value: request.result };
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('The drafts of this browser:', error);
    return { ok: false };
  }
}
