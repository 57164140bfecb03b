import { randomInt } from 'node:crypto';
import type { SheetPlan } from '#shared/answers/sheets.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { removeUnused } from '#server/crud/unused-pictures.ts';
import type { WriteContext } from '#server/crud/model.ts';
import type { Schema } from '#server/database/schema.ts';
import { endLease, isLeased, renewLease, takeLease } from '#server/database/lease.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { logError } from '#server/observability/log.ts';
import { applyPlan, toWrite } from './apply-plan.ts';
import type { Plan } from './plan.ts';
import { badSheet } from './sheet.ts';
import { planOfText, planText } from './stored-plan.ts';

/** A plan of one content type that is kept for whoever sent its file. */
export type KeptPlan = {
  id: string;
  path: string;
  file: string;
  plan: Plan;
  expires_at: string;
  state: SheetPlan['state'];
  /** Rows that are written so far, as far as this process knows. */
  done: number;
  batch: number | null;
  message: string | null;
};

type Row = Pick<Schema['sheet_plan'], 'id' | 'resource' | 'file' | 'expires_at' | 'state' | 'batch' | 'message'>;

const life = 30 * 60_000;
/** Plans of all accounts together, one of each. */
const mostKept = 8;
/** Characters of what all of them would write. */
const mostWeight = 40_000_000;
/** Plans that a process need not read again. */
const mostRead = 2;
/** In milliseconds: a process that was killed while it wrote a plan holds it up for so long; one that lives says so again. */
const leaseLasts = 45_000;
const renewEvery = 15_000;

const leaseOf = (id: string) => `sheet ${id}`;

/**
 * Plans lie in the database for as long as they are needed, so that whichever instance is asked next goes on with them. They go
 * when they are replaced, forgotten, too old or too many, and the pictures that were stored for them go along.
 */
export class Plans {
  /** The last ones that this process has made or read. A plan that was written is another: it names what it has made. */
  readonly #read = new Map<string, { plan: Plan; isDone: boolean }>();
  /** Rows written so far, of what this process is writing. */
  readonly #written = new Map<string, number>();
  readonly #content: WriteContext;

  constructor(content: WriteContext) {
    this.#content = content;
  }

  /** Refuses with 422 what is too large to be kept. */
  async keep(by: number, path: string, file: string, plan: Plan): Promise<KeptPlan> {
    const { db, clock } = this.#content;
    const { text, characters } = await planText(plan);
    const pictures = JSON.stringify([...plan.pictures]);
    const refused = async (error: unknown) => {
      await this.#removePictures([{ state: 'ready', pictures }]);
      throw error;
    };
    if (characters > mostWeight) return refused(badSheet(sheetTexts.tooLargePlan));
    await this.dropOld();
    await this.#makeRoom(by, characters);
    const row = {
      id: String(randomInt(10 ** 13, 10 ** 14)),
      account_id: by,
      resource: path,
      file: cleanLine(file.slice(0, 200)),
      made_at: clock().toISOString(),
      expires_at: new Date(clock().getTime() + life).toISOString(),
      weight: characters,
      state: 'ready',
      batch: null,
      message: null,
      pictures,
      plan: text,
    };
    // Its pictures are there already.
    await Promise.resolve(this.#content.admit?.(db, characters, by)).catch(refused);
    await db.insertInto('sheet_plan').values(row).execute().catch(refused);
    this.#remember(row.id, plan, false);
    return this.#kept(row, plan, false);
  }

  /** Refuses with 404 what is not there, or is another's. */
  async find(by: number, id: string, path?: string): Promise<KeptPlan> {
    await this.dropOld();
    const row = await this.#content.db
      .selectFrom('sheet_plan')
      .select(['id', 'account_id', 'resource', 'file', 'expires_at', 'state', 'batch', 'message'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined || row.account_id !== by || (path ?? row.resource) !== row.resource) throw notFound(sheetTexts.noPlan);
    return this.#kept(row, await this.#planOf(id, row.state === 'done'), await this.#isRunning(id));
  }

  /** Refuses with 409 while it is being written. */
  async forget({ id, state }: KeptPlan): Promise<void> {
    if (state === 'running') throw new Refusal(409, sheetTexts.running);
    await this.#forget([id]);
  }

  /** Refuses as `applyPlan` does, and with 409 what is being written or was. */
  async apply(content: WriteContext, { id, plan }: KeptPlan): Promise<number | null> {
    const { db, clock } = content;
    if (!(await takeLease(db, leaseOf(id), clock(), leaseLasts))) throw new Refusal(409, sheetTexts.running);
    const timer = setInterval(
      () => void renewLease(db, leaseOf(id), clock().getTime() + leaseLasts).catch(() => undefined),
      renewEvery,
    );
    const told = (values: Partial<Schema['sheet_plan']>) =>
      db.updateTable('sheet_plan').set(values).where('id', '=', id).where('state', '!=', 'done').execute();
    try {
      const batch = await this.#write(content, id, plan).catch(async (error: unknown) => {
        const message = error instanceof Refusal ? error.message : 'Có lỗi xảy ra ở máy chủ, chưa nhập gì.';
        await told({ state: 'failed', message }).catch(() => undefined);
        throw error;
      });
      this.#remember(id, plan, true);
      // Written it is already: should this fail, the plan lacks the numbers of what it has made.
      await db
        .updateTable('sheet_plan')
        .set({ batch, plan: (await planText(plan)).text })
        .where('id', '=', id)
        .execute()
        .catch((error: unknown) => void logError('What a sheet has made could not be noted with its plan', error));
      return batch;
    } finally {
      clearInterval(timer);
      await endLease(db, leaseOf(id)).catch(() => undefined);
    }
  }

  async #write(content: WriteContext, id: string, plan: Plan): Promise<number | null> {
    this.#written.set(id, 0);
    try {
      return await applyPlan(
        content,
        plan,
        (done) => this.#written.set(id, done),
        // In the same transaction as what is written: another instance, or this one after it was killed, writes nothing twice.
        async (db) => {
          const plans = db.updateTable('sheet_plan').set({ state: 'done', message: null }).where('id', '=', id);
          const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await plans.where('state', '!=', 'done').execute();
          if (numUpdatedRows === 0n) throw new Refusal(409, sheetTexts.applied);
        },
      );
    } finally {
      this.#written.delete(id);
    }
  }

  #kept(row: Row, plan: Plan, isRunning: boolean): KeptPlan {
    const { id, resource: path, file, expires_at, batch, message } = row;
    const state = isRunning ? 'running' : (row.state as KeptPlan['state']);
    const done = isRunning ? (this.#written.get(id) ?? 0) : state === 'done' ? toWrite(plan) : 0;
    return { id, path, file, plan, expires_at, state, done, batch, message };
  }

  async #isRunning(id: string): Promise<boolean> {
    return this.#written.has(id) || (await isLeased(this.#content.db, leaseOf(id), this.#content.clock()));
  }

  async #planOf(id: string, isDone: boolean): Promise<Plan> {
    const read = this.#read.get(id);
    if (read !== undefined && (read.isDone || !isDone)) return read.plan;
    const { db, types } = this.#content;
    const row = await db.selectFrom('sheet_plan').select('plan').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound(sheetTexts.noPlan);
    const plan = await planOfText(types, row.plan);
    this.#remember(id, plan, isDone);
    return plan;
  }

  #remember(id: string, plan: Plan, isDone: boolean): void {
    this.#read.delete(id);
    this.#read.set(id, { plan, isDone });
    const [oldest] = this.#read.keys();
    if (this.#read.size > mostRead && oldest !== undefined) this.#read.delete(oldest);
  }

  /** For another plan of this account: the one it has goes, and the oldest of all while there is too much. */
  async #makeRoom(by: number, weight: number): Promise<void> {
    const { db } = this.#content;
    const rows = await db.selectFrom('sheet_plan').select(['id', 'account_id', 'weight']).orderBy('made_at').execute();
    let left = rows.length;
    let sum = rows.reduce((all, row) => all + row.weight, weight);
    const gone: string[] = [];
    const oldestFirst = rows.toSorted((one, other) => Number(other.account_id === by) - Number(one.account_id === by));
    for (const row of oldestFirst) {
      if (row.account_id !== by && left < mostKept && sum <= mostWeight) break;
      if (await this.#isRunning(row.id)) continue;
      gone.push(row.id);
      left -= 1;
      sum -= row.weight;
    }
    await this.#forget(gone);
  }

  /** Those that are too old, but for what is being written. */
  async dropOld(): Promise<void> {
    const { db, clock } = this.#content;
    const old = await db.selectFrom('sheet_plan').select('id').where('expires_at', '<', clock().toISOString()).execute();
    const idle: string[] = [];
    for (const { id } of old) if (!(await this.#isRunning(id))) idle.push(id);
    await this.#forget(idle);
  }

  async #forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // Whoever deletes the row removes its pictures, and nobody else.
    const rows = await this.#content.db
      .deleteFrom('sheet_plan')
      .where('id', 'in', ids)
      .returning(['id', 'state', 'pictures'])
      .execute();
    for (const { id } of rows) this.#read.delete(id);
    await this.#removePictures(rows);
  }

  /** Those that a record shows by now stay. */
  async #removePictures(rows: readonly { state: string; pictures: string }[]): Promise<void> {
    const unused = rows
      .filter(({ state }) => state !== 'done')
      .flatMap(({ pictures }) => JSON.parse(pictures) as [string, string[]][]);
    await removeUnused(this.#content, new Map(unused)).catch(
      (error: unknown) => void logError('Pictures of a sheet are still to be removed', error),
    );
  }
}
