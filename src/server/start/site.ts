import cluster from 'node:cluster';
import { type AppParts, siteLinks } from './app.ts';
import { ensureFirstAdmin, WeakPassword } from '#server/auth/admins.ts';
import { type SecurityLog, securityLog } from '#server/auth/security-log.ts';
import { connect, connectForStart } from '#server/database/connect.ts';
import { databaseId } from '#server/database/database-id.ts';
import { migrate } from '#server/database/migrate.ts';
import { openAlone } from '#server/database/opening-lock.ts';
import { type Serving, serving } from '#server/database/serving.ts';
import { sqliteUnused } from '#server/database/dialects/sqlite-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { isEmpty } from '#server/database/is-empty.ts';
import { admission } from '#server/journal/admission.ts';
import type { LinkChecker } from '#server/links/check-links.ts';
import type { Files } from '#server/media/files.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { flushLog, logConsole, logError } from '#server/observability/log.ts';
import { readSite, siteReader } from '#server/public/site.ts';
import { createMetrics, type Metrics } from '#server/observability/metrics.ts';
import { keepSecretsOf } from '#server/observability/secrets.ts';
import { IndexThread } from '#server/search/index-thread.ts';
import { type SearchCounter, searchCounter } from '#server/search/search-counts.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import { openByKey } from './data-key.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { openMail } from './open-mail.ts';
import { closeToOthers } from './private-files.ts';
import { type NightlyWork, nightlyWork, tidy } from './nightly-work.ts';
import {
  checkAddress,
  checkDamage,
  checkDataDir,
  checkDatabase,
  checkFirstPassword,
  checkStorage,
  checkVersion,
  isNewSite,
  makeDataDir,
  weakPassword,
} from './startup-checks.ts';
import { freeIn, freeNow } from '#server/insight/readiness.ts';
import { type TimedHiding, timedHiding } from '#server/timed-hiding/timed-hiding.ts';
import { siteRecordTypes, siteSearchSources } from './site-types.ts';
import { openSettings, type Settings, StartRefused } from './settings.ts';
import { workerSlot } from './workers.ts';
import {
  countTries,
  watchContent,
  watchedDatabase,
  watchedFiles,
  watchedIndex,
  watchedSecurityLog,
  watchMail,
  watchNights,
} from './watched-parts.ts';

export type OpenSite = Omit<AppParts, 'pages'> & {
  searchCounter: SearchCounter;
  securityLog: SecurityLog;
  nightly: NightlyWork;
  hiding: TimedHiding;
  presence: Serving;
  /** Null where nobody asks for them. */
  metrics: Metrics | null;
  links: LinkChecker;
  mail: SiteMail | undefined;
};

/**
 * Everything of the app but its pages: the migrated database, the first administrator, the demo content in an empty
 * database, the index of the search, which is being built from now on. Prints what the operator has to know.
 */
export async function openSite(settings: Settings): Promise<OpenSite> {
  const { dataDir, database, storage, corsOrigins, trustProxy, publicUrl, filesUrl, keeping, dayMegabytes, backupDir } = settings;
  // A worker shares the address of its supervisor, which has looked.
  if (cluster.isPrimary) await checkAddress(settings);
  checkDataDir(settings);
  const { dialect } = database;
  const metrics =
    settings.metrics.port === null && settings.metrics.token === null
      ? null
      : createMetrics(cluster.isWorker ? workerSlot() : null);
  const store = storedFiles(storage);
  const files = metrics === null ? store : watchedFiles(store, metrics);
  const clock = () => new Date();
  const presence = serving(database, clock);
  await prepareDatabase(settings, files, clock, presence);
  const db = connect(database, metrics && watchedDatabase(metrics));
  if (metrics !== null) watchContent(db, database, metrics);
  presence.renew(db);
  const content = { db, dialect, files, clock, types: siteRecordTypes };
  // What the site says of the school says whether enquiries are taken.
  const enquiryKeys = await openByKey(db, settings);
  const school = siteReader(db);
  await school.now();
  const links = siteLinks({ ...content, publicUrl });
  const hiding = timedHiding(content);
  // What came due while nothing ran is hidden before anybody is answered.
  await hiding.settle();
  const index = new IndexThread(database, siteSearchSources);
  const nightly = nightlyWork(clock, {
    tidy: () => tidy(content, keeping),
    backup: async () => backupDir !== null && nightlyBackup(backupDir, clock),
    // A start is no reason to ask other sites.
    links: async (isNight) => isNight && links.nightly(),
  });
  if (metrics !== null) watchNights(nightly, backupDir, metrics);
  const events = securityLog({ db, clock });
  const security = metrics === null ? events : watchedSecurityLog(events, metrics);
  const mail =
    settings.mail.server === null
      ? undefined
      : openMail({
          ...settings.mail,
          server: settings.mail.server,
          db,
          clock,
          publicUrl,
          school: school.now,
          securityLog: security,
          ...(metrics !== null && { onTry: countTries(metrics) }),
        });
  if (mail !== undefined && metrics !== null) watchMail(db, metrics);
  if (mail?.hasLinks === false && workerSlot() === 0)
    console.log('SMTP_URL is set and PUBLIC_URL is not: no mail with a link is sent, which all but a trial has.');
  // Elsewhere, somebody else has to know how much room there is.
  const isHere = dialect === 'sqlite' || storage.kind === 'folder';
  const hasRoom = async (open: Database, bytes: number): Promise<boolean> => {
    const free = isHere ? await (dialect === 'sqlite' ? freeNow(dataDir) : freeIn(dataDir)) : bytes;
    return free >= bytes || (dialect === 'sqlite' && free + (await sqliteUnused(open)) >= bytes);
  };
  return {
    db,
    school,
    enquiryKeys,
    dialect,
    metrics,
    searchIndex: metrics === null ? index : watchedIndex(index, metrics),
    searchCounter: searchCounter({ db, dialect, clock }),
    hiding,
    presence,
    links,
    nightly,
    keeping,
    admit: admission({ clock, dayMegabytes, hasRoom }),
    securityLog: security,
    mail,
    files,
    clock,
    corsOrigins,
    trustProxy,
    publicUrl,
    filesUrl,
  };
}

/** Loading the demo content takes some ten seconds; a migration of much content may take minutes. */
const patience = 5 * 60_000;

const whileOthersOpen = {
  patience,
  onWait: () => console.log('Another process is opening the same database; waiting until it has …'),
  tooLong: () =>
    new StartRefused(
      `Another process has been opening the same database for more than ${patience / 60_000} minutes: end it, or start again when it is done.`,
    ),
};

/** Brings the tables up to date, and gives an empty database its demo content and its first administrator. */
async function prepareDatabase(settings: Settings, files: Files, clock: () => Date, presence: Serving): Promise<void> {
  const { database, databaseWaitSeconds, demoContent, admin, storage } = settings;
  const { dialect } = database;
  await using db = connectForStart(database);
  // All that another machine or a person may have to mend comes before anything is made.
  if (dialect === 'postgres') await checkDatabase(db, settings, databaseWaitSeconds);
  await checkFirstPassword(db, settings);
  if (storage.kind === 's3') await checkStorage(files, settings, await isNewSite(db, settings));
  makeDataDir(settings);
  for (const fault of closeToOthers(settings)) logError(fault);
  await openAlone(db, database, whileOthersOpen, async () => {
    if (dialect === 'sqlite') await checkDatabase(db, settings);
    checkDamage(settings);
    if (storage.kind === 'folder') await checkStorage(files, settings);
    await checkVersion(db, dialect);
    await migrate(db, dialect);
    await presence.begin(db);
    await databaseId(db);
    // Needed before the content, which takes a while to load.
    const first = await ensureFirstAdmin(db, admin, clock, await readSite(db)).catch((error: unknown) => {
      if (!(error instanceof WeakPassword)) throw error;
      throw weakPassword();
    });
    if (first !== null) {
      const password =
        first.password === null ? 'as given in ADMIN_PASSWORD' : `${first.password} (to be changed at the first sign-in)`;
      console.log(`The first administrator: ${first.email}, password: ${password}`);
    }
    if (demoContent && (await isEmpty(db))) {
      console.log('Loading the demo content into the empty database …');
      // As large as the rest of the server, and needed once in the life of a database.
      const { loadDemoContent } = await import('#demo/load.ts');
      await loadDemoContent({ db, dialect, files, clock, types: siteRecordTypes });
    }
  });
}

/** Runs `start` with the settings of the environment. A start that is refused is told in one line; it or any other error ends the process. */
export async function runSite(start: (settings: Settings) => Promise<void>): Promise<void> {
  keepSecretsOf(process.env);
  // Node itself prints an error that nobody caught as it is.
  process.once('uncaughtException', (error) => {
    logError('The process ends, because nobody caught', error);
    process.exit(1);
  });
  process.once('exit', flushLog);
  try {
    const settings = openSettings(process.env);
    logConsole(settings.logFormat);
    if (settings.misspelled.length > 0)
      logError(`These variables are no settings of the site and are not read: ${settings.misspelled.join(', ')}.`);
    await start(settings);
  } catch (error) {
    if (error instanceof StartRefused) logError(error.message);
    else logError('The site cannot start', error);
    process.exit(1);
  }
}
