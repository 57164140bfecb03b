import { expect, type Page } from '@playwright/test';

/** What this browser keeps of forms: texts, wherever they lie, and how many files. */
export const keptDrafts = (page: Page) =>
  page.evaluate<{ texts: unknown[]; files: number }>(`new Promise((resolve) => {
    const atOnce = Object.keys(localStorage).filter((key) => key.startsWith('ban-nhap:')).map((key) => localStorage.getItem(key));
    const opening = indexedDB.open('ban-nhap');
    opening.onerror = () => resolve({ texts: atOnce, files: 0 });
    opening.onsuccess = () => {
      const database = opening.result;
      const names = ['texts', 'files'].filter((name) => database.objectStoreNames.contains(name));
      if (names.length < 2) { database.close(); return resolve({ texts: atOnce, files: 0 }); }
      const transaction = database.transaction(names);
      const texts = transaction.objectStore('texts').getAll();
      const files = transaction.objectStore('files').count();
      transaction.oncomplete = () => resolve({ texts: [...atOnce, ...texts.result], files: files.result });
      database.close();
    };
  })`);

/** A draft that holds this text has been written. */
export const draftWritten = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify((await keptDrafts(page)).texts).includes(text)).toBe(true);

/** The one chosen file of a draft is kept beside it. */
export const fileKept = (page: Page) => expect.poll(async () => (await keptDrafts(page)).files).toBe(1);
