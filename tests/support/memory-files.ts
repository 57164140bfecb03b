import type { Files } from '#server/media/files.ts';

/** Files in memory, whose names a test can list. */
export type MemoryFiles = Files & { names: () => string[] };

/** `now`: when a file counts as put. */
export function memoryFiles(now = () => new Date()): MemoryFiles {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const putAt = new Map<string, Date>();
  return {
    async put(name, bytes) {
      stored.set(name, Uint8Array.from(bytes));
      putAt.set(name, now());
    },
    async get(name) {
      const bytes = stored.get(name);
      return bytes === undefined ? null : { size: bytes.byteLength, body: new Blob([bytes]).stream() };
    },
    async has(name) {
      return stored.has(name);
    },
    async remove(name) {
      stored.delete(name);
    },
    async *list() {
      for (const name of stored.keys()) yield { name, putAt: putAt.get(name)! };
    },
    removeHalves: async () => 0,
    check: async () => {},
    names: () => [...stored.keys()].sort(),
  };
}
