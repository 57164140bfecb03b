import { maxFactChanges } from '#shared/answers/facts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { isSame } from '../../work/merge/is-same.ts';

/** A record as the grid is given it. */
export type FactRow = Readonly<Record<string, unknown>> & { id: number; version: number };

/**
 * What a cell is to become: the value that is sent, or a text that was pasted and not understood, which stays there to be
 * mended.
 */
export type CellChange = {
  value?: unknown;
  text?: string;
  /** Why it is not sent. */
  fault: string | null;
  /** Why the server refused it; it is sent again once its row was changed. */
  refusal?: string;
  /** What another editor has written there meanwhile. */
  theirs?: { value: unknown };
};

export type RowWork = { row: FactRow; cells: Readonly<Record<string, CellChange>> };

/** Changed rows by id, in the order in which they were begun, also of pages that are not shown. */
export type FactWork = ReadonlyMap<number, RowWork>;

export const noWork: FactWork = new Map();

/** The work after a cell was changed; what is as it is stored is no change. Null: as stored. */
export function withCell(work: FactWork, row: FactRow, name: string, change: CellChange | null): FactWork {
  const before = work.get(row.id);
  // A row that was brought back from the browser holds no more than what was changed in it.
  const base = { ...row, ...before?.row };
  const others = withoutRefusals(base, before?.cells ?? {}, name);
  const isStored = change === null || (change.text === undefined && isSame(change.value, base[name]));
  const cells = isStored ? others : { ...others, [name]: change };
  const next = new Map(work);
  if (Object.keys(cells).length === 0) next.delete(row.id);
  else next.set(row.id, { row: base, cells });
  return next;
}

/** The other cells of a row that was changed: what the server had against it may be settled. */
function withoutRefusals(base: FactRow, cells: RowWork['cells'], changed: string): RowWork['cells'] {
  const left = Object.entries(cells).flatMap(([name, { refusal, ...change }]): [string, CellChange][] => {
    const isNothingElse = refusal !== undefined && change.text === undefined && isSame(change.value, base[name]);
    return name === changed || isNothingElse ? [] : [[name, change]];
  });
  return Object.fromEntries(left);
}

/** The value that a cell holds by now; of a text that was not understood the stored one. */
export function valueIn(work: FactWork, row: FactRow, name: string): unknown {
  const change = work.get(row.id)?.cells[name];
  return change === undefined || change.text !== undefined ? row[name] : change.value;
}

/** The row as it would be saved now. */
export function rowNow(changed: RowWork | undefined, row: FactRow): FactRow {
  const values = Object.entries(changed?.cells ?? {}).flatMap(([name, { text, value }]) =>
    text === undefined ? [[name, value]] : [],
  );
  return { ...row, ...Object.fromEntries(values) };
}

export type SentChange = { id: number; version: number; values: Record<string, unknown> };

/** What can be sent at once: cells without a fault, of as many rows as a call takes. */
export function changesToSend(work: FactWork): SentChange[] {
  const changes: SentChange[] = [];
  for (const [id, { row, cells }] of work) {
    const sound = Object.entries(cells).filter(([name, { fault, value }]) => fault === null && !isSame(value, row[name]));
    if (sound.length === 0) continue;
    changes.push({ id, version: row.version, values: Object.fromEntries(sound.map(([name, { value }]) => [name, value])) });
    if (changes.length === maxFactChanges) break;
  }
  return changes;
}

/** The work after these were saved: what was typed meanwhile, and what has a fault, stays. */
export function afterSaving(work: FactWork, sent: readonly SentChange[], saved: readonly FactRow[]): FactWork {
  const rows = new Map(saved.map((row) => [row.id, row]));
  const next = new Map(work);
  for (const { id, values } of sent) {
    const changed = next.get(id);
    const row = rows.get(id);
    if (changed === undefined || row === undefined) continue;
    const left = Object.entries(changed.cells).filter(
      ([name, { value, text }]) => !(name in values) || text !== undefined || !isSame(value, values[name]),
    );
    if (left.length === 0) next.delete(id);
    else next.set(id, { row, cells: Object.fromEntries(left) });
  }
  return next;
}

/** The work upon the rows as they are by now. `contested` counts the cells that somebody else has changed too, which say so. */
export function onNewRows(work: FactWork, rows: readonly FactRow[]): { work: FactWork; contested: number } {
  const next = new Map(work);
  let contested = 0;
  for (const row of rows) {
    const changed = next.get(row.id);
    if (changed === undefined || changed.row.version >= row.version) continue;
    const cells: Record<string, CellChange> = {};
    for (const [name, change] of Object.entries(changed.cells)) {
      if (change.text === undefined && isSame(change.value, row[name])) continue;
      const isTheirs = !isSame(row[name], changed.row[name]);
      if (isTheirs) contested += 1;
      cells[name] = isTheirs ? { ...change, theirs: { value: row[name] } } : change;
    }
    if (Object.keys(cells).length === 0) next.delete(row.id);
    else next.set(row.id, { row, cells });
  }
  return {
    work: contested === 0 && [...next].every(([id, each]) => work.get(id) === each) && next.size === work.size ? work : next,
    contested,
  };
}

/** The work with the faults of a refused save: `changes.3.luong_tu` is of the fourth row that was sent. */
export function withFaults(
  work: FactWork,
  sent: readonly SentChange[],
  errors: Readonly<Record<string, readonly string[]>>,
): { work: FactWork; others: string[] } {
  const next = new Map(work);
  const others: string[] = [];
  for (const [path, [message = '']] of Object.entries(errors)) {
    const [, index = '', name = ''] = path.split('.');
    const id = sent[Number(index)]?.id;
    const changed = id === undefined ? undefined : next.get(id);
    if (id === undefined || changed === undefined || name === '' || name === 'id' || name === 'version') {
      others.push(message);
      continue;
    }
    // A rule over several fields may find fault with one that was not changed.
    const cell = changed.cells[name] ?? { value: changed.row[name], fault: null };
    next.set(id, { ...changed, cells: { ...changed.cells, [name]: { ...cell, refusal: message } } });
  }
  return { work: next, others };
}

/** Whether a cell has to be looked at before it can be saved. */
export const isFaulty = (change: CellChange | undefined): boolean =>
  change !== undefined && (change.fault !== null || change.refusal !== undefined || change.theirs !== undefined);

export function countCells(work: FactWork): { rows: number; cells: number; faults: number } {
  const all = [...work.values()].flatMap(({ cells }) => Object.values(cells));
  return {
    rows: work.size,
    cells: all.length,
    faults: all.filter(isFaulty).length,
  };
}

/** What a browser keeps of the work: of a row what was changed in it, and what stood there before. */
export const keptWork = (work: FactWork): Record<string, unknown> =>
  Object.fromEntries(
    [...work].map(([id, { row, cells }]) => {
      const before = Object.fromEntries(Object.keys(cells).map((name) => [name, row[name]]));
      return [String(id), { row: { ...before, id, version: row.version, name: row['name'] }, cells }];
    }),
  );

/** Back from the browser, perhaps from an older version of the program: what is not understood is left out. */
export function revivedWork(kept: Readonly<Record<string, unknown>>, columns: ReadonlySet<string>): FactWork {
  const work = new Map<number, RowWork>();
  for (const one of Object.values(kept)) {
    if (!isRecord(one) || !isRecord(one['row']) || !isRecord(one['cells'])) continue;
    const { id, version } = one['row'];
    if (typeof id !== 'number' || typeof version !== 'number') continue;
    const cells: Record<string, CellChange> = {};
    for (const [name, change] of Object.entries(one['cells'])) {
      if (!columns.has(name) || !isRecord(change)) continue;
      const { value, text, fault } = change;
      cells[name] = { value, fault: typeof fault === 'string' ? fault : null, ...(typeof text === 'string' && { text }) };
    }
    if (Object.keys(cells).length > 0) work.set(id, { row: { ...one['row'], id, version }, cells });
  }
  return work;
}
