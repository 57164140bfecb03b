import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Where stored pictures are kept: names are flat ('ab12cd-640.webp'), and the bytes under a name never change. */
export type Files = {
  /** Writing a name that is there already is not an error: the contents are the same. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such file. */
  get: (name: string) => Promise<{ size: number; body: ReadableStream<Uint8Array> } | null>;
  has: (name: string) => Promise<boolean>;
  /** Removing what is not there is not an error. */
  remove: (name: string) => Promise<void>;
};

export function folderFiles(dir: string): Files {
  let made: Promise<unknown> | undefined;
  return {
    async put(name, bytes) {
      await (made ??= mkdir(dir, { recursive: true }));
      // A crash must not leave half a picture under its name.
      const draft = join(dir, `.${name}.${crypto.randomUUID()}`);
      await writeFile(draft, bytes);
      await rename(draft, join(dir, name));
    },
    async get(name) {
      const path = join(dir, name);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      return { size: found.size, body: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
    },
    async has(name) {
      const found = await stat(join(dir, name)).catch(() => null);
      return found?.isFile() ?? false;
    },
    async remove(name) {
      await rm(join(dir, name), { force: true });
    },
  };
}
