import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

// The program runs from its sources, or from what is built of them, which lies in the same folders and below the same package.json.

const manifest = findPackageJSON(import.meta.url) ?? '';
const isBuilt = import.meta.url.endsWith('.js');

/** The folder of package.json. */
export const root = dirname(manifest);

export const { version: siteVersion } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** A file of the program that is started or imported by its place, such as 'server/cli/backup.ts', or a folder of them. */
export const programFile = (path: string): URL =>
  new URL(`../../${isBuilt ? path.replace(/\.ts$/, '.js') : path}`, import.meta.url);
