/** A store that cannot be reached, refuses a call or takes too long; the message says which call, the cause why. */
export class StoreFault extends Error {
  readonly kind: 'full' | 'away';

  constructor(message: string, kind: 'full' | 'away', cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreFault';
    this.kind = kind;
  }
}

/** What cannot be done without room, where the caller is told something else than that nothing was saved. */
export class NoRoom extends Error {
  constructor(sentence: string, { cause }: { cause?: unknown } = {}) {
    super(sentence, { cause });
    this.name = 'NoRoom';
  }
}

/** Of the file system, SQLite and PostgreSQL. */
const full = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;
const away = /^(EROFS|EACCES|EPERM|EIO|ESTALE|EMFILE|ENFILE|25006|SQLITE_(READONLY|IOERR|CANTOPEN))/;

/** Whether an error says that nothing can be stored: 'full' without room, 'away' for a while; null for any other error. */
export function storageFault(error: unknown): 'full' | 'away' | null {
  if (error instanceof StoreFault) return error.kind;
  if (error instanceof NoRoom) return 'full';
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  return full.test(code) ? 'full' : away.test(code) ? 'away' : null;
}
