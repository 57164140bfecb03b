import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetPlan, RowKind } from '#shared/answers/sheets.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError, callApi, sentenceOf } from '../../session/client.ts';
import { rememberImported } from '../../work/records/list-address.ts';
import { followApply } from './follow-apply.ts';
import { lookAtFile } from './look-at-file.ts';
import { type Mapping, recall, remember } from './mapping.ts';
import { type FileRole, roleOf, takeFile } from './sheet-file.ts';
import { importTexts } from './sheet-texts.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export type Files = Record<FileRole, File | null>;

/** A plan with the first page of its rows. */
export type Looked = { plan: SheetPlan; meta: ListMeta };

export type Running = { done: number; total: number; outOfReach: boolean };

const noFiles: Files = { sheet: null, pictures: null };
const noFaults: Record<FileRole, string | null> = { sheet: null, pictures: null };

/** Where this tab keeps which plan it is at, so that one may leave and come back. */
const planKey = (path: string) => `nhap:${path}`;

const second = () => new Promise<void>((done) => setTimeout(done, 1_000));

/** From a chosen file to what it has changed. */
export function useImport(description: Description) {
  const { path } = description;
  const queries = useQueryClient();
  const [files, setFiles] = useState(noFiles);
  const [faults, setFaults] = useState(noFaults);
  const [looking, setLooking] = useState(false);
  /** Why the file was not looked at. */
  const [refused, setRefused] = useState<{ text: string; canTryAgain: boolean } | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  /** What was said of the columns since. */
  const [changed, setChanged] = useState<Mapping>({});
  const [running, setRunning] = useState<Running | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** What was said of the columns with the last plan. */
  const before = useRef<{ columns: SheetPlan['columns']; mapping: Mapping } | null>(null);
  const stop = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      stop.current?.abort();
    };
  }, []);

  const show = useCallback(
    (next: Looked | null) => {
      setLooked(next);
      if (next === null || next.plan.state === 'done') sessionStorage.removeItem(planKey(path));
      else sessionStorage.setItem(planKey(path), next.plan.plan);
    },
    [path],
  );

  const look = async (given: Files, said: Mapping | null) => {
    const { sheet, pictures } = given;
    if (sheet === null) return;
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const send = async (sent: Mapping): Promise<Looked> => {
      const form = new FormData();
      form.set('file', sheet);
      if (pictures !== null) form.set('pictures', pictures);
      form.set('columns', JSON.stringify(sent));
      const { data, meta } = await callApi('POST /admin/:resource/import-plans', {
        at: { resource: path },
        body: form,
        signal: controller.signal,
      });
      return { plan: data, meta };
    };
    setLooking(true);
    setRefused(null);
    setTrouble(null);
    // Another file is no longer what is seen below.
    if (said === null) show(null);
    try {
      const found = await lookAtFile(send, {
        said,
        before: before.current,
        recall: (columns) => recall(localStorage, path, columns),
      });
      if (controller.signal.aborted) return;
      const { columns } = found.looked.plan;
      if (said !== null) remember(localStorage, path, columns, said);
      before.current = { columns, mapping: found.mapping };
      setChanged({});
      show(found.looked);
    } catch (error) {
      if (controller.signal.aborted) return;
      // What is wrong with the file itself stays wrong.
      const isOfFile = error instanceof ApiError && [413, 422].includes(error.status);
      setRefused({ text: sentenceOf(error), canTryAgain: !isOfFile });
    } finally {
      if (stop.current === controller) {
        stop.current = null;
        setLooking(false);
      }
    }
  };

  /** Each file is taken for what its name says; the last one counts. */
  const take = async (given: readonly File[], as?: FileRole) => {
    const next = { ...files };
    const told = { ...faults };
    for (const file of given) {
      const role = as ?? roleOf(file.name);
      const taken = await takeFile(role, file);
      told[role] = taken instanceof File ? null : taken.refused;
      if (taken instanceof File) next[role] = taken;
    }
    if (!isHere.current) return;
    setFaults(told);
    setFiles(next);
    if (next.sheet !== null && (next.sheet !== files.sheet || next.pictures !== files.pictures)) await look(next, null);
  };

  const dropPictures = async () => {
    const next = { ...files, pictures: null };
    setFaults({ ...faults, pictures: null });
    setFiles(next);
    if (looked !== null) await look(next, null);
  };

  const follow = useCallback(
    async (id: string, asked: Parameters<typeof followApply>[0]['asked']) => {
      const end = await followApply({
        asked,
        wait: second,
        // Fewer rows than of another kind, as a rule; none of them is needed.
        look: async () => (await readPlan(id, 'refused')).data,
        onProgress: ({ progress, outOfReach }) =>
          setRunning((now) => ({ done: now?.done ?? 0, total: now?.total ?? 0, ...progress, outOfReach })),
      });
      if (end.kind === 'done') rememberImported(path, await writtenIds(id));
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
      // What is written is found again by who comes back.
      if (!isHere.current) return;
      setRunning(null);
      if (end.kind === 'done') {
        setLooked((now) => now && { ...now, plan: { ...now.plan, state: 'done', can_apply: false, batch: end.batch } });
        sessionStorage.removeItem(planKey(path));
      } else setTrouble(troubleOf(end));
    },
    [path, queries],
  );

  const apply = async (skipsRefused: boolean) => {
    if (looked === null) return;
    const { plan, progress } = looked.plan;
    setTrouble(null);
    setRunning({ done: 0, total: progress.total, outOfReach: false });
    const asked = callApi('POST /admin/:resource/imports', {
      at: { resource: path },
      body: { plan, skip_refused: skipsRefused },
    }).then(
      ({ meta }) => ({ batch: meta.batch }),
      (error: unknown) => ({ error }),
    );
    await follow(plan, asked);
  };

  // Who comes back finds what was looked at before.
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const id = sessionStorage.getItem(planKey(path));
    if (id === null) return;
    readPlan(id).then(
      async ({ data, meta }) => {
        if (!isHere.current || stop.current !== null) return;
        before.current = { columns: data.columns, mapping: recall(localStorage, path, data.columns) ?? {} };
        show({ plan: data, meta });
        if (data.state !== 'running') return;
        setRunning({ ...data.progress, outOfReach: false });
        await follow(id, null);
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) sessionStorage.removeItem(planKey(path));
      },
    );
  }, [follow, path, show]);

  return {
    files,
    faults,
    looking,
    refused,
    looked,
    changed,
    running,
    trouble,
    take,
    dropPictures,
    change: (at: number, key: string) => setChanged((now) => ({ ...now, [at]: key })),
    unchange: () => setChanged({}),
    lookWithChanged: () => look(files, { ...before.current?.mapping, ...changed }),
    lookAgain: () => look(files, looked === null ? null : { ...before.current?.mapping }),
    stopLooking: () => {
      stop.current?.abort();
      stop.current = null;
      setLooking(false);
      setRefused({ text: importTexts.stopped, canTryAgain: true });
    },
    apply,
    /** Begins anew, with what was said of columns. */
    restart: () => {
      setFiles(noFiles);
      setFaults(noFaults);
      setRefused(null);
      setTrouble(null);
      setChanged({});
      show(null);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** A plan with the first page of its rows. */
const readPlan = (plan: string, kind?: RowKind) => callApi('GET /admin/import-plans/:plan', { at: { plan }, query: { kind } });

/** The records that a plan has written, as many as one page of each kind holds; none where that cannot be had. */
async function writtenIds(id: string): Promise<number[]> {
  try {
    const kinds = ['create', 'update'] as const;
    const pages = await Promise.all(kinds.map((kind) => readPlan(id, kind)));
    return pages.flatMap(({ data }) => data.rows.flatMap((row) => row.id ?? []));
  } catch {
    return [];
  }
}
