import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { minPasswordLength, passwordLength } from '#shared/accounts/password.ts';
import { mistakesBetween } from '#shared/search/search-mistakes.ts';
import type { DatabaseAddress } from '#server/database/connect.ts';
import { isPostgresAddress } from '#server/database/dialects/postgres.ts';
import { type DatabaseLimits, usualConnections, usualLimits } from '#server/database/limits.ts';
import { hideCredentials, keepSecretsOf } from '#server/observability/secrets.ts';
import { usualDayMegabytes } from '#server/journal/admission.ts';
import { usualKeeping } from '#server/journal/thin.ts';
import { parseDataKey } from '#server/enquiries/data-key.ts';
import type { MailServer } from '#server/mail/smtp.ts';
import type { Storage } from '#server/media/stored-files.ts';
import type { LogFormat } from '#server/observability/log.ts';
import { type AllowedNetworks, readNetworks } from '#server/insight/allowed-networks.ts';
import { emailAlone, isUnambiguous, isUrl, originAlone, parseS3, parseSmtp, pasted } from './setting-addresses.ts';

export type Settings = ReturnType<typeof readSettings>;

/** A start that is refused. The message is one line for whoever starts the app. */
export class StartRefused extends Error {}

/** A setting that cannot be used. */
export class BadSetting extends StartRefused {
  constructor(name: string, value: string, may: string) {
    super(`${name}=${JSON.stringify(hideSecret(name, value))} is not usable: it may hold ${may}.`);
    this.name = 'BadSetting';
  }
}

type Environment = Record<string, string | undefined>;

/** Settings that may be told as the path of a file that holds them, as container platforms hand secrets out. */
const secretSettings = ['DATABASE_URL', 'STORAGE_URL', 'ADMIN_PASSWORD', 'METRICS_TOKEN', 'DATA_KEY', 'SMTP_URL'];

/** The environment with the contents of `DATABASE_URL_FILE` as `DATABASE_URL`, and so on, without the end of its last line. */
function readEnvironment(environment: Environment): Environment {
  const read = { ...environment };
  for (const name of secretSettings) {
    const variable = `${name}_FILE`;
    const file = environment[variable]?.trim() ?? '';
    delete read[variable];
    if (file === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') throw new BadSetting(variable, file, `nothing while ${name} is set too`);
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      throw new BadSetting(variable, file, 'the path of a file that this account may read');
    }
    // A secret that was never filled in must not mean that there is none.
    if (read[name]?.trim() === '') throw new BadSetting(variable, file, 'the path of a file that is not empty');
  }
  return read;
}

/** All settings of the environment, read and validated once. Secrets in them are not logged from now on. */
export function openSettings(given: Environment): Settings {
  const environment = readEnvironment(given);
  keepSecretsOf(environment);
  return readSettings(environment);
}

export function readSettings(given: Environment) {
  const environment = readEnvironment(given);
  const known = new Set<string>();
  /** A variable that is set to nothing counts as unset. */
  const read = <T>(name: string, fallback: T, may: string, parse: (value: string) => T | undefined): T => {
    known.add(name);
    const value = environment[name]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === undefined) throw new BadSetting(name, value, may);
    return parsed;
  };
  const integer = (min: number, max: number) => (value: string) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
  };

  const number = (name: string, usual: number, of: string, min: number, max: number) =>
    read(name, usual, `a number of ${of} from ${min} to ${max}`, integer(min, max));
  const limit = (name: string, usual: number) => 1_000 * number(name, usual / 1_000, 'seconds', 1, 600);
  const oneOf = <T extends string>(name: string, may: readonly T[], usual: T, word = ' or ') =>
    read<T>(name, usual, may.join(word), (value) => may.find((each) => each === value));
  const isTrue = (name: string, usual: boolean) => oneOf(name, ['true', 'false'], usual ? 'true' : 'false') === 'true';
  const text = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined);
  const hostName = (name: string, usual: string) =>
    read(name, usual, 'a host name or IP address', (value) => text(value, /^[\w.:-]+$/));
  const originOf = (name: string, such: string) =>
    read<string | null>(name, null, `an http(s) address without a path, such as https://${such}`, originAlone);

  const mode = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development', ', ');

  const limits: DatabaseLimits = {
    connect: limit('DATABASE_CONNECT_SECONDS', usualLimits.connect),
    statement: limit('DATABASE_STATEMENT_SECONDS', usualLimits.statement),
    lock: limit('DATABASE_LOCK_SECONDS', usualLimits.lock),
    query: limit('DATABASE_QUERY_SECONDS', usualLimits.query),
    idle: limit('DATABASE_IDLE_SECONDS', usualLimits.idle),
  };

  const connections = number('DATABASE_CONNECTIONS', usualConnections, 'connections', 2, 200);

  const dataDir = resolve(read('DATA_DIR', './data', 'the path of a folder', (value) => value));

  // What 'normal' gives up: see SqliteAddress.
  const synchronous = oneOf('SQLITE_SYNCHRONOUS', ['full', 'normal'], 'full');

  const settings = {
    dataDir,
    // A file in the place of the SQLite file that this app did not make is moved aside, and a new database begun.
    replaceDatabase: isTrue('REPLACE_DATABASE', false),
    port: read('PORT', 3000, 'a port number from 0 to 65535', integer(0, 65_535)),
    host: hostName('HOST', mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    database: read<DatabaseAddress>(
      'DATABASE_URL',
      { dialect: 'sqlite', file: resolve(dataDir, 'site.sqlite'), synchronous },
      `an address such as postgres://user:password@host:5432/name or postgres:///name?host=/var/run/postgresql${pasted}, or nothing for SQLite`,
      (value) =>
        isPostgresAddress(value) && isUnambiguous(value) ? { dialect: 'postgres', url: value, limits, connections } : undefined,
    ),
    // How long a start waits for a database that does not answer yet.
    databaseWaitSeconds: number('DATABASE_WAIT_SECONDS', 30, 'seconds', 0, 600),
    storage: read<Storage>(
      'STORAGE_URL',
      { kind: 'folder', dir: resolve(dataDir, 'uploads') },
      `an address such as s3://key:secret@host:port/bucket?region=…&tls=false${pasted}, or nothing for a folder`,
      parseS3,
    ),
    // The same as it was given, without its secrets.
    shownStorage: hideCredentials(environment['STORAGE_URL']?.trim() ?? ''),
    // By which server mail is sent, null: none is; and whom it is from, null: the e-mail of the settings of the site.
    mail: {
      server: read<MailServer | null>(
        'SMTP_URL',
        null,
        `an address such as smtps://user:password@host:465 or smtp://user:password@host:587, with ?tls=false where it may be plain${pasted}, or nothing for no mail`,
        parseSmtp,
      ),
      from: read<string | null>('MAIL_FROM', null, 'an e-mail address', emailAlone),
    },
    admin: {
      email: read('ADMIN_EMAIL', 'admin@example.com', 'an e-mail address', emailAlone),
      // As it was typed: spaces at its ends belong to it.
      password: read<string | null>('ADMIN_PASSWORD', null, 'at least 10 characters', () => {
        const typed = environment['ADMIN_PASSWORD'] ?? '';
        return passwordLength(typed) >= minPasswordLength ? typed : undefined;
      }),
    },
    // What enquiries are sealed by; null: on SQLite that of `data.key` in the data folder, on PostgreSQL none.
    dataKey: read<Buffer | null>('DATA_KEY', null, '32 random bytes as base64 or 64 hexadecimal digits', parseDataKey),
    demoContent: isTrue('DEMO_CONTENT', true),
    // Without a slash at the end; null: pages give addresses without an origin. All links of the site begin at the root of
    // its host: below a path they would be broken.
    publicUrl: originOf('PUBLIC_URL', 'example.edu.vn'),
    filesUrl: originOf('FILES_PUBLIC_URL', 'cdn.example.edu.vn'),
    corsOrigins: read<string[]>('CORS_ORIGINS', [], 'a comma list of origins such as https://app.example.edu.vn', (value) => {
      const origins = value.split(',').map((origin) => origin.trim());
      return origins.every((origin) => isUrl(origin, ['http:', 'https:']) && new URL(origin).origin === origin)
        ? origins
        : undefined;
    }),
    trustProxy: read('TRUST_PROXY', 0, 'the number of proxies in front, 0 to 10', integer(0, 10)),
    // Of every record its last versions and the changes of so many days, whichever is more; of a deleted one so many days.
    keeping: {
      versions: number('KEEP_VERSIONS', usualKeeping.versions, 'versions', 1, 10_000),
      days: number('KEEP_DAYS', usualKeeping.days, 'days', 1, 36_500),
      trashDays: number('KEEP_TRASH_DAYS', usualKeeping.trashDays, 'days', 1, 36_500),
    },
    // What an account may add to what is kept in a day.
    dayMegabytes: number('JOURNAL_DAY_MEGABYTES', usualDayMegabytes, 'megabytes', 1, 100_000),
    // Where a running site writes a backup every night; null: nowhere.
    backupDir: read<string | null>('BACKUP_DIR', null, 'the path of a folder', (value) => resolve(value)),
    // Processes behind the port.
    workers: read('WORKERS', 1, 'auto, or a number of processes from 1 to 64', (value) =>
      value === 'auto' ? availableParallelism() : integer(1, 64)(value),
    ),
    // Who may ask /healthz and /readyz.
    healthNetworks: read<AllowedNetworks>(
      'HEALTH_NETWORKS',
      readNetworks('private') ?? (() => false),
      'private, all, or a comma list of networks such as 10.1.0.0/16, 203.0.113.7',
      readNetworks,
    ),
    // A port of its own for /metrics, null: none; and what has to be sent to have them on the port of the site, null: nobody has.
    metrics: {
      port: read<number | null>('METRICS_PORT', null, 'a port number from 0 to 65535', integer(0, 65_535)),
      host: hostName('METRICS_HOST', '127.0.0.1'),
      token: read<string | null>('METRICS_TOKEN', null, 'at least 16 letters and digits', (value) =>
        text(value, /^[\w.~+/=-]{16,}$/),
      ),
    },
    logFormat: oneOf<LogFormat>('LOG_FORMAT', ['text', 'json'], 'text'),
    // Whether each request is a line of the log.
    accessLog: oneOf('ACCESS_LOG', ['on', 'off'], 'off') === 'on',
    // Memory for answers to visitors; 0: every answer is made anew.
    cacheMegabytes: number('CACHE_MEGABYTES', 32, 'megabytes', 0, 4_096),
  };
  const { port, metrics } = settings;
  if (metrics.port !== null && metrics.port !== 0 && metrics.port === port)
    throw new BadSetting('METRICS_PORT', String(port), 'another port than PORT, or nothing');
  // A setting that is misspelled is one that does not hold, which nobody would notice.
  const near = misspelled(Object.keys(environment), [...known, ...secretSettings.map((name) => `${name}_FILE`)]);
  const isSet = (name: string) => (environment[name]?.trim() ?? '') !== '';
  const wrong = near.find(({ name, meant }) => isSet(name) && places.has(plain(meant)) && !isSet(plain(meant)));
  if (mode === 'production' && wrong !== undefined)
    throw new StartRefused(
      `${wrong.name} is no setting of the site, and without ${wrong.meant} it would begin an empty one in another place: correct the name, or take the variable away.`,
    );
  return { ...settings, misspelled: near.map(({ name, meant }) => `${name} (${meant}?)`) };
}

/** The settings that say where a site is kept. */
const places: ReadonlySet<string> = new Set(['DATABASE_URL', 'STORAGE_URL', 'DATA_DIR']);
const plain = (name: string) => name.replace(/_FILE$/, '');

/** Variables that are one or two signs away from a setting, or are its plural; of short names one sign. */
function misspelled(given: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const written = name.toUpperCase().replace(/IES$/, 'Y');
    const mostOf = ({ length }: string) => (length < 8 ? 1 : 2);
    const meant = known.find((setting) => mistakesBetween(setting, written, mostOf(setting)) <= mostOf(setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Passwords must not reach a log. */
function hideSecret(name: string, value: string): string {
  if (['ADMIN_PASSWORD', 'METRICS_TOKEN', 'DATA_KEY'].includes(name)) return '…';
  const isAddress = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'].includes(name) || /:\/\/.*@/s.test(value);
  return isAddress ? hideCredentials(value) : value;
}
