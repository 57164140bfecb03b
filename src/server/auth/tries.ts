/** Counts failures per key within a minute, for as many keys as fit; the oldest are forgotten first. */
export type Tries = {
  /** Counts a try as failed until it is forgiven. Null: go on; a number: too many, wait so many seconds. */
  begin: (keys: readonly string[], now: Date) => number | null;
  /** The try was right after all. */
  forgive: (keys: readonly string[]) => void;
};

const window = 60_000;
const allowed = 5;
const maxKeys = 20_000;

export function createTries(): Tries {
  const failures = new Map<string, number[]>();

  return {
    // Counted before the outcome is known: a hundred guesses sent at once would all pass a check that counts afterwards.
    begin(keys, now) {
      const time = now.getTime();
      const recent = keys.map((key) => (failures.get(key) ?? []).filter((at) => time - at < window));
      const full = recent.filter((times) => times.length >= allowed).map((times) => window - (time - (times[0] ?? time)));
      if (full.length > 0) return Math.max(1, Math.ceil(Math.max(...full) / 1000));
      for (const [index, key] of keys.entries()) {
        failures.delete(key);
        failures.set(key, [...(recent[index] ?? []), time]);
      }
      for (const key of failures.keys()) {
        if (failures.size <= maxKeys) break;
        failures.delete(key);
      }
      return null;
    },
    forgive(keys) {
      for (const key of keys) {
        const times = failures.get(key)?.slice(0, -1) ?? [];
        if (times.length === 0) failures.delete(key);
        else failures.set(key, times);
      }
    },
  };
}
