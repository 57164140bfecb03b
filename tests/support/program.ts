import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './imports.ts';

type Build = { isBuilt: () => boolean; programFile: (name: string) => string };

/**
 * `programFile('cli/admin')`: the file to start, which is what was built where that was done from the sources as they are, as they
 * start in a third of the time, and the source otherwise.
 */
export const { isBuilt, programFile } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as Build;
