import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text; fonts and pictures are compressed already. */
const shrinks = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a compressed answer saves less than its header costs, in bytes. */
const worthwhile = 512;

/** Writes every text file below `folder` once more as .br and .gz, as small as they get, to be sent as they are. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (!shrinks.test(path) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    if (bytes.length < worthwhile) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
