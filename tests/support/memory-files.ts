import type { Files } from '#server/media/files.ts';

/** Files in memory, whose names a test can list. */
export type MemoryFiles = Files & { names: () => string[] };

export function memoryFiles(): MemoryFiles {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(name, bytes) {
      stored.set(name, Uint8Array.from(bytes));
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
    names: () => [...stored.keys()].sort(),
  };
}
