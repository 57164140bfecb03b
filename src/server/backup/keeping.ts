/** Which backups of a folder stay: the last one of each of so many days, weeks and months that have any. */
const kept = { days: 7, weeks: 4, months: 12 };

const hour = 60 * 60_000;
const day = 24 * hour;
/** Days begin at midnight in Vietnam, which knows no summer time. */
const ahead = 7 * hour;

const backupName = /^backup-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;

/** 'backup-2026-11-22-030005.tar.gz', by the time in Vietnam. */
export function nameAt(moment: Date): string {
  const [date = '', time = ''] = new Date(moment.getTime() + ahead).toISOString().split(/[T.]/);
  return `backup-${date}-${time.replaceAll(':', '')}.tar.gz`;
}

/** The moment in a name; null for names that are not given here, whose files are nobody's business. */
export function momentOf(name: string): Date | null {
  const found = backupName.exec(name);
  if (found === null) return null;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map(Number);
  const moment = new Date(Date.UTC(year, month - 1, date, hours, minutes, seconds) - ahead);
  return nameAt(moment) === name ? moment : null;
}

/** The names of the backups that are kept no longer. */
export function expired(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment === null ? [] : [{ name, days: Math.floor((moment.getTime() + ahead) / day), month: name.slice(7, 14) }];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
  const stay = new Set<string>();
  const keepLast = (periods: number, periodOf: (backup: (typeof backups)[number]) => number | string) => {
    const seen = new Set<number | string>();
    for (const backup of backups) {
      const period = periodOf(backup);
      if (seen.has(period)) continue;
      if (seen.size === periods) return;
      seen.add(period);
      stay.add(backup.name);
    }
  };
  keepLast(kept.days, ({ days }) => days);
  // The first of January 1970 was a Thursday; weeks begin on Monday.
  keepLast(kept.weeks, ({ days }) => Math.floor((days + 3) / 7));
  keepLast(kept.months, ({ month }) => month);
  return backups.map(({ name }) => name).filter((name) => !stay.has(name));
}

/** Whether the newest backup is so old that tonight's is due: a site that is started again makes none anew. */
export const isDue = (names: readonly string[], now: Date): boolean => now.getTime() - newestMoment(names) > 20 * hour;

/** Of the newest backup, in milliseconds; minus infinity without one. */
export const newestMoment = (names: readonly string[]): number =>
  Math.max(-Infinity, ...names.flatMap((name) => momentOf(name)?.getTime() ?? []));
