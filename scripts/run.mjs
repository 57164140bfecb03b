import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programFile } from './build.mjs';
import { root } from './project.mjs';

/*
 * node scripts/run.mjs main               the site, as the last build made it
 * node scripts/run.mjs cli/admin list     a command, as it was built, or its sources where they have changed since
 */

const [, , name, ...words] = process.argv;
const file = programFile(name);
process.argv = [process.execPath, file, ...words];
// For this process, and for its threads and workers. A folder that cannot be written to is none.
enableCompileCache((process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')));
await import(pathToFileURL(file).href);
