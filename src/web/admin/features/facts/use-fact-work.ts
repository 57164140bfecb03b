import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import { texts } from '#shared/texts.ts';
import { useIsAsking } from '#web/ui/ask.tsx';
import { callApi, ApiError, reasonOf } from '../../session/client.ts';
import type { Draft } from '../../work/drafts/draft.ts';
import { useDraftKeeper } from '../../work/drafts/use-draft-keeper.ts';
import { useAgreedCodes } from '../../inputs/codes/use-agreed-codes.ts';
import type { FormSlots } from '../../inputs/form-slots.ts';
import { notify } from '../../session/notify.ts';
import { titleOf } from '../../work/records/record.ts';
import { useUndo } from '../../work/undo/undo.tsx';
import {
  afterSaving,
  changesToSend,
  type FactRow,
  type FactWork,
  keptWork,
  noWork,
  onNewRows,
  revivedWork,
  withFaults,
} from './fact-work.ts';

/** How many steps can be taken back before they are saved. */
const mostSteps = 100;

/** How often a save is tried while others change the same rows. */
const mostTries = 3;

type State = { work: FactWork; past: readonly FactWork[] };

const stepped = ({ work, past }: State, next: FactWork): State =>
  next === work ? { work, past } : { work: next, past: [...past, work].slice(-mostSteps) };

/**
 * What was changed in the grid and is not saved: kept in this browser meanwhile, sent as one batch. `rows` are those shown, as
 * the server has them.
 */
export function useFactWork(description: Description, { strangeCodes }: FormSlots, rows: readonly FactRow[] | undefined) {
  const { path } = description;
  const queries = useQueryClient();
  const undo = useUndo();
  const [state, setState] = useState<State>({ work: noWork, past: [] });
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isAsking = useIsAsking();
  const agreesTo = useAgreedCodes();
  const newest = useRef(state.work);
  newest.current = state.work;

  const change = useCallback((next: (before: FactWork) => FactWork) => {
    setTrouble(null);
    setState((before) => stepped(before, next(before.work)));
  }, []);

  // Rows that somebody else has changed meanwhile.
  useEffect(() => {
    if (rows === undefined) return;
    setState((before) => {
      const { work } = onNewRows(before.work, rows);
      return work === before.work ? before : { work, past: [] };
    });
  }, [rows]);

  const keeper = useDraftKeeper(
    `du-kien:${path}`,
    () =>
      newest.current.size === 0
        ? null
        : { title: '', version: null, values: keptWork(newest.current), base: null, files: new Map() },
    state.work,
  );
  const { adopt, resumed, leaveBehind } = keeper;
  const restore = useCallback(
    (draft: Draft) => {
      const facts = factColumnsOf(path);
      const known = new Set([...(facts?.columns ?? []), ...(facts?.also ?? [])]);
      leaveBehind();
      setState({ work: revivedWork(draft.values, known), past: [] });
      adopt(draft);
    },
    [adopt, path, leaveBehind],
  );
  useEffect(() => {
    if (resumed !== null) restore(resumed);
  }, [restore, resumed]);

  /** Gives the work to send once more, upon what others have changed in other cells; null where there is none. */
  const send = useCallback(
    async (work: FactWork): Promise<FactWork | null> => {
      const sent = changesToSend(work);
      if (sent.length === 0) return null;
      try {
        const { data, message, meta } = await callApi('PUT /admin/facts/:resource', {
          at: { resource: path },
          body: { changes: sent },
        });
        setState((before) => ({ work: afterSaving(before.work, sent, data), past: [] }));
        const said = message ?? texts.unreadable;
        // The bar that takes it back says it; without a change there is none.
        if (typeof meta?.batch === 'number') undo.offer({ text: said, batch: meta.batch });
        else notify.success(said);
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const theirs = error.status === 409 && Array.isArray(error.data) ? (error.data as FactRow[]) : null;
        if (theirs !== null) {
          const { work: upon, contested } = onNewRows(work, theirs);
          setState((before) => ({ work: onNewRows(before.work, theirs).work, past: [] }));
          if (contested === 0) return upon;
          setTrouble(`${error.message} Hãy xem các ô có dấu, rồi lưu lần nữa để ghi giá trị của bạn.`);
        } else if (error.status === 422) {
          const { others } = withFaults(work, sent, error.errors);
          setState((before) => ({ ...before, work: withFaults(before.work, sent, error.errors).work }));
          setTrouble(others[0] ?? 'Chưa lưu: có ô cần sửa.');
        } else {
          const reason = reasonOf(error) ?? error.message;
          setTrouble(reason);
          notify.error('Lưu dữ kiện thất bại!', reason);
        }
      }
      return null;
    },
    [path, queries, undo],
  );

  /** What is told of the codes that would be saved now. */
  const strangeIn = async (work: FactWork): Promise<string[]> => {
    const told = changesToSend(work).map(async ({ id, values }) => {
      const before = work.get(id)?.row;
      if (before === undefined || strangeCodes === undefined) return [];
      const found = Object.values(await strangeCodes({ ...before, ...values }, before)).flat();
      return found.map((one) => `${titleOf(description, before)}: ${one}`);
    });
    // Not to know the codes must not stand in the way of a save: the server warns all the same.
    return (await Promise.all(told).catch(() => [])).flat();
  };

  const save = async () => {
    if (saving) return;
    setSaving(true);
    setTrouble(null);
    try {
      if (!(await agreesTo(await strangeIn(newest.current), 'Vẫn lưu'))) return;
      let left: FactWork | null = newest.current;
      for (let tries = 0; left !== null && tries < mostTries; tries += 1) left = await send(left);
      if (left !== null) setTrouble('Người khác đang sửa các dòng này, hãy lưu lần nữa.');
    } finally {
      setSaving(false);
    }
  };

  return {
    work: state.work,
    /** Takes the last step back; false when there is none. */
    canStepBack: state.past.length > 0,
    stepBack: useCallback(
      () =>
        setState(({ work, past }) => {
          const before = past.at(-1);
          return before === undefined ? { work, past } : { work: before, past: past.slice(0, -1) };
        }),
      [],
    ),
    change,
    drop: useCallback(() => change(() => noWork), [change]),
    save,
    saving: saving && !isAsking,
    trouble,
    draft: useMemo(
      () => ({ offers: keeper.offers, restore, drop: keeper.drop, full: keeper.full }),
      [keeper.drop, keeper.full, keeper.offers, restore],
    ),
  };
}
