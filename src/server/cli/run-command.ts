import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { CheckedBackup } from '#server/backup/archive.ts';
import { CopyRefused } from '#server/backup/refused.ts';
import { Refusal } from '#server/http/errors.ts';
import { logError } from '#server/observability/log.ts';
import { StartRefused } from '#server/start/settings.ts';

/** A mistake in how a command was called; its message alone is printed. */
export class Mistake extends Error {}

export type Called = { args: string[]; env: Record<string, string | undefined>; say: (line: string) => void };

/** Reads the words of a command line; null when its usage was asked for. */
export function readWords<Options extends ParseArgsOptionsConfig>(usage: string, args: string[], options: Options) {
  if (args.some((word) => word === '--help' || word === '-h')) return null;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Runs a command; what is refused is told in one line, and makes the exit code 1. */
export async function runCommand(failed: string, run: (called: Called) => Promise<void>): Promise<void> {
  try {
    await run({ args: process.argv.slice(2), env: process.env, say: (line) => console.log(line) });
  } catch (error) {
    if (error instanceof Mistake) process.stderr.write(`${error.message}\n`);
    else if (error instanceof Refusal) process.stderr.write(`${[error.message, ...brokenRules(error)].join('\n')}\n`);
    else if (error instanceof StartRefused || error instanceof CopyRefused) logError(error.message);
    else if (isOfSystem(error)) logError(`${failed}: ${error.message}.`);
    else logError(failed, error);
    process.exitCode = 1;
  }
}

/** Without a rule that the message says already. */
const brokenRules = ({ message, body: { errors = {} } }: Refusal) =>
  Object.entries(errors).flatMap(([at, texts]) => (texts.join(' ') === message ? [] : `${at}: ${texts.join(' ')}`));

/** A folder that is missing, a disk that is full: its own sentence says all there is. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

export function held({ tables, pictures }: Pick<CheckedBackup, 'tables' | 'pictures'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${pictures} files of pictures`;
}

export function tellMissing(missing: readonly string[]): void {
  if (missing.length > 0)
    logError(`${missing.length} pictures that records or their history name are not stored: ${missing.slice(0, 3).join(', ')} …`);
}

/** Tells how far something is, in one line that is written over where a terminal shows it, and now and then where none does. */
export function progress(): { tell: (line: string) => void; end: () => void } {
  let toldAt = -Infinity;
  let open = false;
  return {
    tell(line) {
      const now = performance.now();
      if (now - toldAt < (process.stderr.isTTY ? 100 : 5_000)) return;
      toldAt = now;
      open = process.stderr.isTTY;
      process.stderr.write(open ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (open) process.stderr.write('\r\u001b[K');
      open = false;
    },
  };
}
