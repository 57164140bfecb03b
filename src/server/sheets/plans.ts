import { randomInt } from 'node:crypto';
import { type PlannedRow, type RowKind, sheetLimits, type SheetPlan } from '#shared/answers/sheets.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { sheetTexts } from '#shared/sheets/texts.ts';
import { removeUnused } from '#server/crud/unused-pictures.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import { logError } from '#server/observability/log.ts';
import { applyPlan, toWrite } from './apply-plan.ts';
import { turns } from './turns.ts';
import { countsOf, type Plan, type RowPlan, rowsOf } from './plan.ts';

/** A plan of one content type that is kept for whoever sent its file. */
type Kept = {
  id: string;
  /** The account. */
  by: number;
  path: string;
  file: string;
  plan: Plan;
  weight: number;
  expires: number;
  state: SheetPlan['state'];
  done: number;
  batch: number | null;
  message: string | null;
};

const life = 30 * 60_000;
/** Plans of all accounts together, one of each. */
const mostKept = 8;
/** Characters of what all of them would write. */
const mostWeight = 40_000_000;

/** What a plan takes to be kept: its rows, and what they hold. */
async function weightOf(plan: Plan): Promise<number> {
  const takeTurn = turns();
  let weight = 0;
  for (const { values, changes } of rowsOf(plan)) {
    weight += 300 + JSON.stringify(values).length + 2 * JSON.stringify(changes).length;
    await takeTurn();
  }
  return weight;
}

/**
 * Plans in the memory of this process, for as long as they are needed: they go when they are replaced, forgotten, too old or too
 * many, and the pictures that were stored for them go along.
 */
export class Plans {
  readonly #kept = new Map<string, Kept>();
  readonly #content: WriteContext;

  constructor(content: WriteContext) {
    this.#content = content;
  }

  /** Refuses with 422 what is too large to be kept. */
  async keep(by: number, path: string, file: string, plan: Plan): Promise<Kept> {
    const weight = await weightOf(plan);
    const kept: Kept = {
      id: String(randomInt(10 ** 13, 10 ** 14)),
      by,
      path,
      file: file.slice(0, 200),
      plan,
      weight,
      expires: this.#content.clock().getTime() + life,
      state: 'ready',
      done: 0,
      batch: null,
      message: null,
    };
    if (weight > mostWeight) {
      await this.#forget(kept);
      throw unprocessable({ file: [sheetTexts.tooLargePlan] });
    }
    await this.#dropOld();
    const own = [...this.#kept.values()].find((one) => one.by === by && one.state !== 'running');
    if (own !== undefined) await this.#forget(own);
    const heavy = () => [...this.#kept.values()].reduce((sum, one) => sum + one.weight, weight) > mostWeight;
    for (const one of this.#kept.values()) {
      if (this.#kept.size < mostKept && !heavy()) break;
      if (one.state !== 'running') await this.#forget(one);
    }
    this.#kept.set(kept.id, kept);
    return kept;
  }

  /** Refuses with 404 what is not there, or is another's. */
  async find(by: number, path: string, id: string): Promise<Kept> {
    await this.#dropOld();
    const kept = this.#kept.get(id);
    if (kept === undefined || kept.by !== by || kept.path !== path) throw notFound(sheetTexts.noPlan);
    return kept;
  }

  /** Refuses with 409 while it is being written. */
  async forget(kept: Kept): Promise<void> {
    if (kept.state === 'running') throw new Refusal(409, sheetTexts.running);
    await this.#forget(kept);
  }

  /** Refuses as `applyPlan` does, and with 409 what is being written or was. */
  async apply(content: WriteContext, kept: Kept): Promise<number | null> {
    if (kept.state === 'running') throw new Refusal(409, sheetTexts.running);
    if (kept.state === 'done') throw new Refusal(409, sheetTexts.applied);
    Object.assign(kept, { state: 'running', done: 0, message: null });
    try {
      kept.batch = await applyPlan(content, kept.plan, (done) => (kept.done = done));
      kept.state = 'done';
      return kept.batch;
    } catch (error) {
      kept.state = 'failed';
      kept.done = 0;
      kept.message = error instanceof Refusal ? error.message : 'Có lỗi xảy ra ở máy chủ, chưa nhập gì.';
      throw error;
    }
  }

  async #dropOld(): Promise<void> {
    const now = this.#content.clock().getTime();
    for (const kept of this.#kept.values()) if (kept.expires < now && kept.state !== 'running') await this.#forget(kept);
  }

  async #forget(kept: Kept): Promise<void> {
    this.#kept.delete(kept.id);
    if (kept.state === 'done') return;
    // Those that a record shows by now stay.
    const pictures = new Map(kept.plan.pictures);
    await removeUnused(this.#content, pictures).catch(
      (error: unknown) => void logError('Pictures of a sheet are still to be removed', error),
    );
  }
}

const wire = ({ row, kind, id, title, changes, errors }: RowPlan): PlannedRow => ({
  row,
  kind,
  id: id !== null && id > 0 ? id : null,
  title,
  changes,
  errors,
});

/** A plan as it is answered: with a page of its rows, of one kind where one is told. */
export function planAnswer(
  kept: Kept,
  { page = 1, kind }: { page?: number; kind?: RowKind | undefined } = {},
): { data: SheetPlan; meta: ListMeta } {
  const { plan } = kept;
  const [only] = plan.types;
  const counts = countsOf(plan);
  const chosen = rowsOf(plan).filter((row) => kind === undefined || row.kind === kind);
  const perPage = sheetLimits.shown;
  const total = toWrite(plan);
  return {
    data: {
      plan: kept.id,
      resource: kept.path,
      file: kept.file,
      state: kept.state,
      can_apply: counts.refused === 0 && total > 0 && ['ready', 'failed'].includes(kept.state),
      expires_at: new Date(kept.expires).toISOString(),
      counts,
      columns: only?.columns ?? [],
      left_out: only?.leftOut ?? [],
      progress: { done: kept.done, total },
      batch: kept.batch,
      message: kept.message,
      rows: chosen.slice((page - 1) * perPage, page * perPage).map(wire),
    },
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(chosen.length / perPage)),
      per_page: perPage,
      total: chosen.length,
    },
  };
}

/** What was found, a line for each change or fault, for a spreadsheet. */
export function* resultRows(plan: Plan): Generator<(string | number | null)[]> {
  for (const { row, kind, id, title, changes, errors } of rowsOf(plan)) {
    const head = [row, sheetTexts.kinds[kind], id !== null && id > 0 ? id : null, title];
    const faults = Object.entries(errors);
    if (changes.length === 0 && faults.length === 0) yield [...head, null, null, null, null];
    for (const { label, before, after } of changes) yield [...head, label, before, after, null];
    for (const [field, messages] of faults) yield [...head, field, null, null, messages.join(' ')];
  }
}
