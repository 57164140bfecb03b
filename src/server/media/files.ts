import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** Where stored pictures are kept: names are flat ('ab12cd-640.webp'), and the bytes under a name never change. */
export type Files = {
  /** What is put is on the disk when this returns. Writing a name that is there already is not an error: the contents are the same. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such file. */
  get: (name: string) => Promise<{ size: number; body: ReadableStream<Uint8Array> } | null>;
  has: (name: string) => Promise<boolean>;
  /** Removing what is not there is not an error. */
  remove: (name: string) => Promise<void>;
  /** Every file that is stored, with the time of its last put. */
  list: () => AsyncIterable<{ name: string; putAt: Date }>;
  /** Removes what writes left that never ended, and gives how many; a write under way in another process begins anew. */
  removeHalves: () => Promise<number>;
  /** Fails when nothing can be stored here. `mayMake`: a place that is not there is made; a folder always is. */
  check: (mayMake?: boolean) => Promise<void>;
};

/** What `folderFiles` needs of the file system; tests hand in one that fails or tells what was asked. */
export type Disk = Pick<typeof fs, 'access' | 'mkdir' | 'open' | 'readdir' | 'rename' | 'rm' | 'stat'>;

/** A name that no reader asks for; older versions wrote the second kind. */
const half = /^\.[a-z0-9]+-\d+\.webp\.[0-9a-f-]{36}$|\.draft$/;

export function folderFiles(dir: string, disk: Disk = fs): Files {
  let made: Promise<void> | undefined;
  const make = async () => {
    if ((await disk.mkdir(dir, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(dirname(dir), disk);
  };
  // A folder that cannot be made now may be later.
  const makeOnce = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  const fileAt = (name: string) =>
    disk.stat(join(dir, name)).then(
      (found) => (found.isFile() ? found : null),
      (error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      },
    );

  /** Under another name first, so that neither a crash nor a full disk leaves half a picture under its own. */
  async function writeWhole(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(dir, `.${name}.${randomUUID()}`);
    try {
      const handle = await disk.open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await disk.rename(draft, join(dir, name));
    } catch (error) {
      await disk.rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(dir, disk);
  }

  return {
    async put(name, bytes) {
      for (let tries = 1; ; tries += 1) {
        try {
          await makeOnce();
          await writeWhole(name, bytes);
          return;
        } catch (error) {
          // Another process has removed the draft as a half, or somebody the folder.
          if (!isMissing(error) || tries === 3) throw error;
          made = undefined;
        }
      }
    },
    async get(name) {
      const found = await fileAt(name);
      if (found === null) return null;
      return { size: found.size, body: Readable.toWeb(createReadStream(join(dir, name))) as ReadableStream<Uint8Array> };
    },
    async has(name) {
      return (await fileAt(name)) !== null;
    },
    async remove(name) {
      await disk.rm(join(dir, name), { force: true });
    },
    async *list() {
      for (const name of await namesIn(disk, dir)) {
        const found = name.startsWith('.') ? null : await fileAt(name);
        if (found !== null) yield { name, putAt: found.mtime };
      }
    },
    async removeHalves() {
      const left = (await namesIn(disk, dir)).filter((name) => half.test(name));
      for (const name of left) await disk.rm(join(dir, name), { force: true });
      return left.length;
    },
    async check() {
      await makeOnce();
      await disk.access(dir, fs.constants.W_OK | fs.constants.X_OK);
    },
  };
}

/** A new name in a folder outlives a power cut only when the folder is written too. Windows cannot, and need not. */
export async function syncFolder(dir: string, disk: Pick<Disk, 'open'> = fs): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const namesIn = (disk: Disk, dir: string): Promise<string[]> =>
  disk.readdir(dir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
