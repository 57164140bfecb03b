import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, career, descriptions, major, position, subject } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const steps = 110;
const seed = 61;

/** Numbers that are the same with every run. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Known = { path: string; id: number };
const walked: readonly Description[] = [position, major, subject, article, career];
const at = (path: string) => (descriptions as readonly Description[]).find((description) => description.path === path)!;
const listsIn = ({ fields }: Description) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'references' ? [{ name, to: field.to }] : []));

describe.each(dialects)('whatever is done to records that list others on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  /** The links of all columns and those of the table, and what they name that is not there. */
  const look = async () => {
    const listed: string[] = [];
    const lost: string[] = [];
    const there = new Map<string, Set<number>>();
    const rows = new Map<string, Record<string, unknown>[]>();
    for (const { path, table } of walked) {
      const found = await test.db
        .selectFrom(table as 'vi_tri')
        .selectAll()
        .execute();
      rows.set(path, found);
      there.set(path, new Set(found.map(({ id }) => id)));
    }
    for (const { path, name } of walked) {
      for (const { name: field, to } of listsIn(at(path))) {
        for (const row of rows.get(path)!) {
          for (const [place, id] of (JSON.parse(String(row[field])) as number[]).entries()) {
            listed.push(`${name} ${Number(row['id'])} ${field} ${place} ${at(to).name} ${id}`);
            if (there.get(to)?.has(id) !== true) lost.push(`${name} ${Number(row['id'])} ${field} ${id}`);
          }
        }
      }
    }
    const links = await test.db.selectFrom('record_link').selectAll().execute();
    const linked = links.map(
      (row) => `${row.resource} ${row.record_id} ${row.field} ${row.place} ${row.target} ${row.target_id}`,
    );
    return { linked: linked.toSorted(), listed: listed.toSorted(), lost };
  };

  it('leaves links that say what the lists say, of records that are there, and no circle of subjects', async () => {
    const random = randomFrom(seed);
    const pick = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!;
    const there: Known[] = [];
    const gone: Known[] = [];
    const batches: number[] = [];
    const done: Record<string, number> = {};
    const noteBatch = (meta: unknown) => {
      const { batch } = (meta ?? {}) as { batch?: number | null };
      if (typeof batch === 'number') batches.push(batch);
    };
    const made = await build(test, major);
    const department = (await build(test, position)).bo_phan_id;
    const parents: Record<string, unknown> = { bo_phan_id: department, nganh_hoc_id: made.id, group_id: made.group_id };

    const some = (path: string) => {
      const all = there.filter((known) => known.path === path).map(({ id }) => id);
      return [...new Set(Array.from({ length: Math.floor(random() * 4) }, () => pick(all)))].filter((id) => id !== undefined);
    };
    const listsFor = (path: string) => Object.fromEntries(listsIn(at(path)).map(({ name, to }) => [name, some(to)]));
    const fresh = async (path: string) => {
      const { fields, title } = at(path);
      const own = Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) =>
          field.kind === 'reference' && field.required === true ? [[name, parents[name]]] : [],
        ),
      );
      const video = Object.keys(fields).filter((name) => ['video_url', 'youtube_url'].includes(name));
      return {
        ...own,
        [title]: `${at(path).noun} ${Math.floor(random() * 1e9)}`,
        ...Object.fromEntries(video.map((name) => [name, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])),
      };
    };
    const moves: Record<string, () => Promise<number>> = {
      async create() {
        const { path } = pick(walked);
        const { status, body } = await editor.post<{ id: number }>(path, { ...(await fresh(path)), ...listsFor(path) });
        if (status === 201) there.push({ path, id: body.data.id });
        return status;
      },
      async edit() {
        const { path, id } = pick(there);
        return (await editor.put(`${path}/${id}`, listsFor(path))).status;
      },
      async remove() {
        const known = pick(there);
        const { status, body } = await editor.remove(`${known.path}/${known.id}?detach=1`);
        if (status === 200) gone.push(...there.splice(there.indexOf(known), 1));
        noteBatch(body.meta);
        return status;
      },
      async restore() {
        const known = pick(gone);
        if (known === undefined) return 0;
        const { status, body } = await editor.post(`trash/${known.path}/${known.id}/restore`, {});
        if (status === 200) there.push(...gone.splice(gone.indexOf(known), 1));
        noteBatch(body.meta);
        return status;
      },
      async undo() {
        const batch = batches.pop();
        if (batch === undefined) return 0;
        const { status } = await editor.post('undo', { batch });
        if (status !== 200) return status;
        // What is there by now is asked of the tables.
        for (const known of [...there, ...gone]) {
          const isThere = (await editor.get(`${known.path}/${known.id}`)).status === 200;
          const [from, to] = isThere ? [gone, there] : [there, gone];
          const index = from.indexOf(known);
          if (index >= 0) to.push(...from.splice(index, 1));
        }
        return status;
      },
      async older() {
        const { path, id } = pick(there);
        const { body } = await editor.get<{ seq: number; can_restore: boolean }[]>(`${path}/${id}/versions`);
        const version = pick(body.data.filter(({ can_restore: holds }) => holds));
        if (version === undefined) return 0;
        const answered = await editor.post(`${path}/${id}/versions/${version.seq}/restore`, {});
        noteBatch(answered.body.meta);
        return answered.status;
      },
      async draft() {
        const { path, id } = pick(there);
        return (await editor.put(`${path}/${id}/draft`, listsFor(path))).status;
      },
      async publish() {
        const { path, id } = pick(there);
        return (await editor.post(`${path}/${id}/draft/publish`, {})).status;
      },
      async listing() {
        const { path, id } = pick(there);
        const by = walked.flatMap((each) => listsIn(each).flatMap(({ name, to }) => (to === path ? [{ each, name }] : [])));
        if (by.length === 0) return 0;
        const { each, name } = pick(by);
        const change = { resource: each.path, field: name, add: some(each.path), remove: some(each.path) };
        const { status, body } = await editor.put(`${path}/${id}/listings`, change);
        noteBatch(body.meta);
        return status;
      },
    };

    for (let made = 0; made < 14; made += 1) await moves['create']!();
    for (let step = 0; step < steps; step += 1) {
      const move = pick(Object.keys(moves));
      const status = await moves[move]!();
      expect([0, 200, 201, 404, 409, 422], `${move} ${step}`).toContain(status);
      if (status === 200 || status === 201) done[move] = (done[move] ?? 0) + 1;
      const { linked, listed, lost } = await look();
      expect(linked, `${move} ${step}`).toEqual(listed);
      expect(lost, `${move} ${step}`).toEqual([]);
    }
    // Every kind of step has come through more than once.
    for (const move of Object.keys(moves)) expect(done[move] ?? 0, move).toBeGreaterThan(1);
    const subjects = await test.db.selectFrom('mon_hoc').select(['id', 'tien_quyet_ids']).execute();
    const needs = new Map(subjects.map(({ id, tien_quyet_ids: ids }) => [id, JSON.parse(ids) as number[]]));
    const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
      (needs.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    expect(subjects.filter(({ id }) => reaches(id, id))).toEqual([]);
  });
});
