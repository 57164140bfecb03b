import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDue } from '#server/backup/keeping.ts';
import { programFile } from '#server/threads/program.ts';

const command = fileURLToPath(programFile('server/cli/backup.ts'));

/**
 * Writes tonight's backup, unless there is one of the last hours. In a process of its own, with the settings of this one: reading
 * SQLite holds up whoever does it, and what it took of memory goes with it.
 */
export async function nightlyBackup(folder: string, clock: () => Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (!isDue(names, clock())) return;
  // As `npm run backup` has it: what is read is garbage at once, and a large young generation would keep it.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', command, '--keep', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new Error(`No backup was written into ${folder}: ${complained.trim() || `exit code ${code}`}`);
  console.log(`${said}${complained}`.trim());
}
