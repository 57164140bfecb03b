import { format as formatText } from 'node:util';
import { errorText } from './error-text.ts';
import { noteOfRequest, type RequestNote } from './request-note.ts';
import { withoutSecrets } from './secrets.ts';

/** How long equal errors are counted before a line says how many there were. */
const windowMs = 10_000;

/** Kinds of errors that are counted at the same time; of further kinds only the number is kept. */
const maxKinds = 100;

type Kind = {
  /** Names the line in which the first of them stands in full. */
  id: string;
  headline: string;
  more: number;
  first: number;
  last: number;
};

type LogParts = {
  /** `about`: by which id the line is found, and in which request it came about. */
  write: (line: string, about: { id?: string; request_id?: string }) => void;
  /** Milliseconds that only grow. */
  now?: () => number;
  /** Calls back after so many milliseconds, without keeping the process alive. */
  later?: (work: () => void, milliseconds: number) => void;
};

export type Log = {
  /**
   * Logs what went wrong. The first of a kind is written in full, those that follow are counted: at most one line in ten
   * seconds tells their number. `call` says what was asked for ('GET /api/menu') and makes no kind of its own. Returns the
   * id under which the error stands in the log, which for a repeated one is that of the first.
   */
  error: (what: string, error?: unknown, call?: string) => string;
  /** Logs a sentence the first time it is said. */
  once: (sentence: string) => void;
  /** Writes what was only counted so far. */
  flush: () => void;
};

export function createLog({ write, now = () => performance.now(), later = callLater }: LogParts): Log {
  const kinds = new Map<string, Kind>();
  const said = new Set<string>();

  function error(what: string, error?: unknown, call?: string): string {
    const key = kindOf(what, error);
    const known = kinds.get(key) ?? (kinds.size >= maxKinds ? others() : undefined);
    if (known !== undefined) {
      known.more += 1;
      known.last = now();
      return known.id;
    }
    const kind = begin(key, oneLine(error === undefined ? what : `${what}: ${messageOf(error)}`));
    const about = call === undefined ? '' : `[${kind.id}] ${call}: `;
    const note = noteOfRequest();
    const ids = note === undefined ? { id: kind.id } : { id: kind.id, request_id: note.id };
    write(escaped(withoutSecrets(about + what)) + (error === undefined ? '' : `: ${errorText(error)}`), ids);
    return kind.id;
  }

  /** The one kind that all stand for which find no room. */
  function others(): Kind {
    return kinds.get('') ?? begin('', 'errors of other kinds');
  }

  function begin(key: string, headline: string): Kind {
    const kind: Kind = { id: crypto.randomUUID(), headline, more: 0, first: now(), last: now() };
    kinds.set(key, kind);
    const tell = () => {
      if (kinds.get(key) !== kind) return;
      if (kind.more === 0) kinds.delete(key);
      else {
        summarise(kind);
        later(tell, windowMs);
      }
    };
    later(tell, windowMs);
    return kind;
  }

  function summarise(kind: Kind): void {
    const { id, headline, more, first, last } = kind;
    const seconds = Math.max(1, Math.round((last - first) / 1000));
    write(`[${id}] … ${more.toLocaleString('en')} more of the same in ${seconds} s: ${headline}`, { id });
    kind.more = 0;
    kind.first = now();
  }

  return {
    error,
    once(sentence) {
      if (said.has(sentence)) return;
      said.add(sentence);
      error(sentence);
    },
    flush() {
      for (const kind of kinds.values()) if (kind.more > 0) summarise(kind);
      kinds.clear();
      said.clear();
    },
  };
}

/** Errors are of one kind whatever record, address or time they name. */
function kindOf(what: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const general = (text: string) =>
    text
      .slice(0, 500)
      .replaceAll(/\/[^\s:]*/g, '/')
      .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '""')
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '0');
  return [general(what), error instanceof Error ? error.name : typeof error, code, general(messageOf(error))].join('|');
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : error === undefined ? '' : errorText(error);

const oneLine = (text: string): string => escaped(withoutSecrets(text)).slice(0, 200);

/** Nobody who names an address may begin a line of the log. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (letter) => JSON.stringify(letter).slice(1, -1));

const callLater = (work: () => void, milliseconds: number): void => void setTimeout(work, milliseconds).unref();

let log = createLog({ write: (line) => console.error(line) });

export const logError: Log['error'] = (...told) => log.error(...told);

/** For what is wrong with the setting-up: each place that finds it says the same, and the log has one line. */
export const logOnce: Log['once'] = (sentence) => log.once(sentence);

/** Writes what was only counted so far, and begins anew: the next error is written in full. */
export const flushLog = (): void => log.flush();

export type LogFormat = 'text' | 'json';

/** One object in one line, which programs that collect logs read as it is. */
const jsonLine = (level: 'info' | 'error', message: string, more: object = {}): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...more });

/** Sends what libraries and the built pages print as errors through the log as well; for the process of a site. */
export function logConsole(format: LogFormat = 'text'): void {
  const { info, log: say } = console;
  const write = console.error.bind(console);
  log = createLog({ write: (line, about) => write(format === 'json' ? jsonLine('error', line, about) : line) });
  if (format === 'json') console.log = (...told: unknown[]) => say.call(console, jsonLine('info', formatText(...told)));
  writeRequest = (line) => say.call(console, format === 'json' ? jsonOfRequest(line) : textOfRequest(line));
  console.error = console.warn = (...told: unknown[]) => {
    const error = told.find((each) => each instanceof Error);
    const [what = '', ...rest] = formatText(...told.filter((each) => each !== error)).split('\n');
    log.error(what.replace(/:$/, '') || 'Unforeseen', error ?? (rest.length === 0 ? undefined : rest.join('\n')));
  };
  // Of a visitor who leaves before the whole answer is sent; the HTTP server has no other way to say it.
  console.info = (...told: unknown[]) => void (told[0] === 'The user aborted a request.' || info.apply(console, told));
}

/** A request that was answered. Its address is left out: it holds what visitors search for, and keys of previews. */
type AnsweredRequest = RequestNote & { method: string; route: string; status: number; milliseconds: number };

const jsonOfRequest = ({ id, method, route, status, milliseconds, account }: AnsweredRequest): string =>
  jsonLine('info', 'request', { request_id: id, method, route, status, duration_ms: rounded(milliseconds), account_id: account });

const textOfRequest = ({ id, method, route, status, milliseconds, account }: AnsweredRequest): string =>
  `${new Date().toISOString()} ${method} ${route} ${status} ${rounded(milliseconds)} ms [${id}]${account === null ? '' : ` account ${account}`}`;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

let writeRequest = (line: AnsweredRequest): void => console.log(textOfRequest(line));

/** Writes a request down, to the standard output. */
export const logRequest = (line: AnsweredRequest): void => writeRequest(line);
