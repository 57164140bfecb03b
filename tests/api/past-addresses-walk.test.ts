import { expect, it } from 'vitest';
import { career, department, position } from '#shared/content-types/index.ts';
import { createRecord, deleteRecord } from '#server/crud/change.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { Refusal } from '#server/http/errors.ts';
import { addPastAddress, removePastAddress } from '#server/journal/past-addresses.ts';
import { siteAddresses, siteRecordTypes } from '#server/start/site-types.ts';
import { type Random, randomOf } from '../../trials/trial.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { loadedPages } from '../support/in-process-pages.ts';
import { walkOf } from '../support/steps.ts';
import { updateRecord } from '../support/update-record.ts';

type Kind = 'career' | 'position';
/** `above`: the id of the career of a position. */
type Known = { kind: Kind; id: number; slug: string; shown: boolean; above: number };

const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
const typedPaths = ['/cu.html', '/cu.php?id=1', '/nghe-nghiep/a', '/nghe-nghiep/zz/b', '/nghe-nghiep/c/d'];
const types = { career: siteRecordTypes.at(career.path), position: siteRecordTypes.at(position.path) };
const keyOf = (kind: Kind, what: string | number) => `${kind} ${what}`;

/** What is there, and what was: maps, and the rules as an editor would tell them. */
class Model {
  readonly records = new Map<string, Known>();
  readonly past = new Map<string, number>();
  readonly typed = new Map<string, { kind: Kind; id: number }>();

  at(kind: Kind, id: number): Known | undefined {
    return this.records.get(keyOf(kind, id));
  }

  having(kind: Kind, slug: string): Known | undefined {
    return [...this.records.values()].find((each) => each.kind === kind && each.slug === slug);
  }

  of(kind: Kind): Known[] {
    return [...this.records.values()].filter((each) => each.kind === kind);
  }

  /** Null while visitors may not see it. */
  pageOf(record: Known | undefined): string | null {
    if (record === undefined || !record.shown) return null;
    if (record.kind === 'career') return `/nghe-nghiep/${record.slug}`;
    const above = this.at('career', record.above);
    return above?.shown ? `/nghe-nghiep/${above.slug}/${record.slug}` : null;
  }

  /** By its slug or an earlier one. */
  leadTo(path: string): Known | undefined {
    const [, , one, two] = path.split('/');
    if (!path.startsWith('/nghe-nghiep/') || one === undefined) return undefined;
    const [kind, slug] = two === undefined ? (['career', one] as const) : (['position', two] as const);
    const now = this.having(kind, slug);
    const before = this.past.get(keyOf(kind, slug));
    return now ?? (before === undefined ? undefined : this.at(kind, before));
  }

  /** 200, 404, or where it leads. */
  answer(path: string): number | string {
    const page = this.pageOf(this.leadTo(path));
    if (page !== null) return page === path ? 200 : page;
    const owner = this.typed.get(path);
    return this.pageOf(owner && this.at(owner.kind, owner.id)) ?? 404;
  }

  mayType(path: string): boolean {
    const owner = this.typed.get(path);
    return typeof this.pageOf(this.leadTo(path)) !== 'string' && !(owner && this.at(owner.kind, owner.id));
  }
}

const walks = [
  ['sqlite', walkOf(400, 60_000).steps, 1],
  ['postgres', walkOf(100, 60_000).steps, 2],
] as const;

it.each(walks)(
  'on %s every address leads where it should, in one hop, through %d random changes (seed %d)',
  async (dialect, steps, seed) => {
    const test = await createTestApp(dialect, { pages: loadedPages() });
    try {
      const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
      const walk = await startWalk(test, content, randomOf(seed));
      const hops = { followed: 0 };
      for (let step = 1; step <= steps; step += 1) {
        const done = await walk.step();
        const all = allAddresses();
        const looked = step % 100 === 0 ? all : Array.from({ length: 6 }, () => walk.random.of(all));
        for (const path of looked) {
          const wanted = walk.model.answer(path);
          const found = await test.app.request(path);
          const where = found.headers.get('Location') ?? found.status;
          expect([step, done, path, where]).toEqual([step, done, path, wanted]);
          if (typeof where !== 'string') continue;
          expect(found.status).toBe(301);
          expect([path, where, (await test.app.request(where)).status]).toEqual([path, where, 200]);
          hops.followed += 1;
        }
      }
      expect(hops.followed).toBeGreaterThan(steps / 4);
    } finally {
      await test.close();
    }
  },
  walkOf(400, 60_000).timeout,
);

const allAddresses = () => [
  ...typedPaths,
  ...slugs.map((slug) => `/nghe-nghiep/${slug}`),
  ...slugs.flatMap((above) => slugs.map((slug) => `/nghe-nghiep/${above}/${slug}`)),
];

async function startWalk(test: TestApp, content: WriteContext, random: Random) {
  const model = new Model();
  const departments = new Map<number, number>();
  const gone: { known: Known; table: 'nghe_nghiep' | 'vi_tri'; row: Record<string, unknown> }[] = [];
  const tableOf = { career: 'nghe_nghiep', position: 'vi_tri' } as const;
  const descriptionOf = { career, position };

  /** Whether the site did it; a refusal is one of the outcomes. */
  const isDone = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return false;
      throw error;
    }
  };
  const some = () => random.of([...model.records.values()]);

  const create = async (kind: Kind, slug: string) => {
    if (model.having(kind, slug) !== undefined) return `create ${kind} ${slug}: taken`;
    const name = `${kind} ${slug}`;
    if (kind === 'career') {
      const id = await createRecord(content, career, { name, slug });
      model.records.set(keyOf(kind, id), { kind, id, slug, shown: true, above: 0 });
      departments.set(id, await createRecord(content, department, { name: 'Bộ phận', nghe_nghiep_id: id }));
    } else {
      const above = random.of(model.of('career')).id;
      const id = await createRecord(content, position, { name, slug, bo_phan_id: departments.get(above) ?? 0 });
      model.records.set(keyOf(kind, id), { kind, id, slug, shown: true, above });
    }
    return `create ${kind} ${slug}`;
  };

  const steps: Record<string, () => Promise<string>> = {
    create: () => create(random.of(['career', 'position'] as const), random.of(slugs)),
    async rename() {
      const record = some();
      const slug = random.of(slugs);
      const before = record.slug;
      const done = await isDone(() => updateRecord(content, descriptionOf[record.kind], record.id, { slug }));
      const owner = model.having(record.kind, slug);
      expect(done).toBe(owner === undefined || owner === record);
      if (done && slug !== before) {
        model.past.set(keyOf(record.kind, before), record.id);
        record.slug = slug;
      }
      return `rename ${record.kind} ${before} to ${slug}`;
    },
    async move() {
      const [record, above] = [random.of([...model.of('position'), null]), random.of(model.of('career'))];
      if (record === null) return 'nothing to move';
      await updateRecord(content, position, record.id, { bo_phan_id: departments.get(above.id) ?? 0 });
      record.above = above.id;
      return `move ${record.slug} below ${above.slug}`;
    },
    async hide() {
      const record = some();
      record.shown = !record.shown;
      await updateRecord(content, descriptionOf[record.kind], record.id, { status: record.shown ? 1 : 0 });
      return `${record.shown ? 'show' : 'hide'} ${record.kind} ${record.slug}`;
    },
    async delete() {
      const record = some();
      if (record.kind === 'career') {
        const holds = model.of('position').some(({ above }) => above === record.id);
        if (holds || model.of('career').length === 1) return 'nothing to delete';
        await deleteRecord(content, department, departments.get(record.id) ?? 0);
      }
      const table = tableOf[record.kind];
      const row = await test.db.selectFrom(table).selectAll().where('id', '=', record.id).executeTakeFirstOrThrow();
      await deleteRecord(content, descriptionOf[record.kind], record.id);
      gone.push({ known: record, table, row });
      model.records.delete(keyOf(record.kind, record.id));
      model.past.set(keyOf(record.kind, record.slug), record.id);
      return `delete ${record.kind} ${record.slug}`;
    },
    async restore() {
      const [found] = gone.splice(0, 1);
      if (found === undefined) return 'nothing to restore';
      const { known, table, row } = found;
      if (model.having(known.kind, known.slug) !== undefined) return `${known.slug} is taken`;
      if (known.kind === 'position' && model.at('career', known.above) === undefined) return 'nowhere to restore it to';
      const place = known.kind === 'position' ? { bo_phan_id: departments.get(known.above) } : {};
      await test.db
        .insertInto(table)
        .values({ ...row, ...place } as never)
        .execute();
      if (known.kind === 'career')
        departments.set(known.id, await createRecord(content, department, { name: 'Bộ phận', nghe_nghiep_id: known.id }));
      model.records.set(keyOf(known.kind, known.id), known);
      return `restore ${known.kind} ${known.slug}`;
    },
    async type() {
      const [record, path] = [some(), random.of(typedPaths)];
      const done = await isDone(() => addPastAddress(content, siteAddresses, types[record.kind], record.id, path));
      expect([path, done]).toEqual([path, model.mayType(path)]);
      if (done) model.typed.set(path, record);
      return `type ${path} for ${record.kind} ${record.slug}`;
    },
    async forget() {
      const found = [...model.typed].find(([, { kind, id }]) => model.at(kind, id) !== undefined);
      if (found === undefined) return 'nothing to forget';
      const [name, { kind, id }] = found;
      await removePastAddress(content, siteAddresses, types[kind], id, { place: '/', name });
      model.typed.delete(name);
      return `forget ${name}`;
    },
  };

  await create('career', 'a');
  await create('position', 'a');
  const ways = Object.values(steps);
  return { model, random, step: () => random.of([steps['rename']!, ...ways])() };
}
