import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { dataKeyFile } from './data-key.ts';
import type { Settings } from './settings.ts';

type Disk = Pick<typeof fs, 'chmodSync' | 'lstatSync' | 'readdirSync' | 'statSync'>;

/** Who may do anything but the owner. */
const others = 0o077;
/** Whoever may write into such a folder shares it: /tmp is one. */
const shared = 0o1000;

/**
 * Makes what older versions, backups and editors of files left open to other accounts of the machine the owner's alone, and
 * says in one line each what could not be. New files and folders are made so to begin with. A folder comes after its files,
 * so that one which is closed has none that are open and is not looked through again.
 */
export function closeToOthers({ dataDir, database, storage }: Settings, disk: Disk = fs): string[] {
  // Its accounts have no such marks.
  if (process.platform === 'win32') return [];
  const faults: string[] = [];

  function close(path: string, mode: number, kind: 'file' | 'folder'): void {
    try {
      const found = kind === 'file' ? disk.lstatSync(path) : disk.statSync(path);
      if (kind === 'file' ? !found.isFile() : !found.isDirectory()) return;
      if ((found.mode & others) === 0) return;
      if ((found.mode & shared) !== 0) throw new Error('the folder is shared');
      disk.chmodSync(path, mode);
      // Some file systems know no such marks, and say nothing.
      if ((disk.statSync(path).mode & others) !== 0) throw new Error('the file system does not keep it');
    } catch (error) {
      // Another process has removed or renamed it.
      if (codeOf(error) === 'ENOENT') return;
      faults.push(`Other accounts of this machine may read ${path}, which could not be changed: ${codeOf(error)}.`);
    }
  }

  function namesIn(dir: string): string[] {
    try {
      return disk.readdirSync(dir);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') faults.push(`${dir} could not be looked through: ${codeOf(error)}.`);
      return [];
    }
  }

  function closeFolder(dir: string, isOwn: (name: string) => boolean): void {
    for (const name of namesIn(dir)) {
      if (isOwn(name)) close(join(dir, name), 0o600, 'file');
      // A folder of which one file cannot be changed may have thousands of them.
      if (faults.length > 0) break;
    }
    close(dir, 0o700, 'folder');
  }

  const uploads = storage.kind === 'folder' ? storage.dir : null;
  if (uploads !== null && isOpen(uploads, disk)) closeFolder(uploads, () => true);
  // With its log and lock, what it replaced, and copies that were put beside it.
  const file = database.dialect === 'sqlite' ? basename(database.file) : null;
  closeFolder(dataDir, (name) => file !== null && (name.startsWith(file) || name === dataKeyFile));
  return faults;
}

function isOpen(dir: string, disk: Disk): boolean {
  try {
    return (disk.statSync(dir).mode & others) !== 0;
  } catch {
    return false;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : String(error);
