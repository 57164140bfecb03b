import { readFileSync } from 'node:fs';

/** What `npm start` tells Node and the C library. */
export const processOptions = JSON.parse(
  readFileSync(new URL('../../scripts/process-options.json', import.meta.url), 'utf8'),
) as { node: string[]; environment: Record<string, string> };
