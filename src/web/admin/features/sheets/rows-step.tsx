import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type PlannedRow, type RowKind, rowKinds, type SheetPlan } from '#shared/answers/sheets.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TryAgain } from '../../session/try-again.tsx';
import { callApi, callFile } from '../../session/client.ts';
import { Note } from '../../forms/notes.tsx';
import { number } from '../../lists/list-texts.ts';
import { useFailureToast } from '../../session/notify.ts';
import { findDescription } from '../../work/records/description.ts';
import { saveGiven } from '../../work/save-file.ts';
import { ApplyOutcome } from './apply-outcome.tsx';
import { RowContent } from './row-content.tsx';
import styles from './sheets.module.css';
import { openingKind } from './opening-kind.ts';
import { importTexts as said } from './sheet-texts.ts';
import type { Import, Looked } from './use-import.ts';

/** What the file would do, row by row, and the step that does it. */
export function RowsStep({ looked, work }: { looked: Looked; work: Import }) {
  const { plan } = looked;
  const { counts } = plan;
  const [kind, setKind] = useState<RowKind | null>(() => openingKind(counts));
  const [page, setPage] = useState(1);
  const [leavesOut, setLeavesOut] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The file was chosen above; what came of it is read next.
  useEffect(() => heading.current?.focus(), []);
  const { rows, meta, loading, failed, retry } = useRows(looked, kind, page);

  const choose = (next: RowKind | null) => {
    setKind(next);
    setPage(1);
  };
  const leaveOut = () => {
    setLeavesOut(!leavesOut);
    choose(leavesOut ? 'refused' : counts.update > 0 ? 'update' : 'create');
  };
  const total = counts.create + counts.update + counts.same + counts.refused;
  const names = plan.state === 'done' ? said.doneKinds : said.kinds;
  const title = plan.state === 'done' ? said.outcome : said.preview;
  const filters = [
    { kind: null, label: said.all, count: total },
    ...rowKinds.map((one) => ({ kind: one, label: names[one], count: counts[one] })),
  ];
  const saveResult = () => saveGiven(callFile('GET /admin/import-plans/:plan/results', { at: plan }), said.resultFailed);

  return (
    <section className={`screen-part ${styles['part']}`} aria-labelledby="xem-truoc">
      <h2 id="xem-truoc" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {plan.state !== 'done' && work.running === null && <Summary plan={plan} leavesOut={leavesOut} />}
      <ApplyOutcome looked={looked} work={work} leavesOut={leavesOut} onLeaveOut={leaveOut} />
      <div className={`row-2-4 apart ${styles['tools']}`}>
        <div className={`flow figures segments ${styles['filters']}`} role="group" aria-label={said.filter}>
          {filters.map((one) => (
            <button
              key={one.kind ?? 'all'}
              type="button"
              data-kind={one.kind}
              aria-pressed={kind === one.kind}
              disabled={one.count === 0}
              onClick={() => choose(one.kind)}
            >
              {one.label} <strong>{number(one.count)}</strong>
            </button>
          ))}
        </div>
        <button type="button" className="text-button" onClick={() => void saveResult()}>
          {said.result}
        </button>
      </div>
      <DataTable
        caption={title}
        columns={columnsOf(plan, names)}
        rows={rows}
        rowKey={({ row }) => row}
        loading={loading}
        empty={failed ? <TryAgain onClick={retry} /> : <p>{said.noRows}</p>}
      />
      {meta && (
        <div className={`line ${styles['pages']}`}>
          <Pager page={page} last={meta.last_page} onTurn={setPage} />
        </div>
      )}
    </section>
  );
}

function Summary({ plan, leavesOut }: { plan: SheetPlan; leavesOut: boolean }) {
  const { counts } = plan;
  if (counts.refused > 0 && !leavesOut) {
    return (
      <Note role="alert">
        <p>{said.refused(counts.refused)}</p>
        {counts.create + counts.update > 0 && <p>{said.orLeaveOut}</p>}
      </Note>
    );
  }
  return (
    <p role="status">
      {counts.create + counts.update === 0
        ? said.nothing
        : `${said.ready(counts)} ${said.keptUntil(viDateTime(plan.expires_at).slice(-5))}`}
    </p>
  );
}

function columnsOf(plan: SheetPlan, names: Record<RowKind, string>): Column<PlannedRow>[] {
  const description = findDescription(plan.resource);
  return [
    { key: 'row', label: said.row, role: 'number', cell: ({ row }) => number(row) },
    {
      key: 'title',
      label: said.name,
      role: 'title',
      cell: ({ id, title: called }) => {
        const name = called || said.unnamed;
        return id === null ? (
          <span className="breaks">{name}</span>
        ) : (
          <Link className="breaks" to={adminEditPath(plan.resource, id)} target="_blank">
            {name}
          </Link>
        );
      },
    },
    {
      key: 'kind',
      label: said.kind,
      cell: ({ kind }) => (
        <span className={`one-line ${styles['kind']}`} data-kind={kind}>
          {names[kind]}
        </span>
      ),
    },
    { key: 'content', label: said.content, cell: (row) => <RowContent row={row} description={description} /> },
  ];
}

/** A page of the rows; the first one of all came with the plan. */
function useRows({ plan, meta }: Looked, kind: RowKind | null, page: number) {
  const isFirst = kind === null && page === 1 && plan.state !== 'done';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['sheet', plan.plan, plan.state === 'done', kind, page],
    queryFn: async ({ signal }) => {
      const answer = await callApi('GET /admin/import-plans/:plan', {
        at: { plan: plan.plan },
        query: { page, kind },
        signal,
      });
      return { rows: answer.data.rows, meta: answer.meta };
    },
    ...(isFirst && { initialData: { rows: plan.rows, meta } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useFailureToast(data === undefined ? error : null, said.rowsFailed);
  return {
    rows: data?.rows ?? [],
    meta: data?.meta,
    loading: isFetching && (!data || isPlaceholderData),
    failed: error !== null,
    retry: () => void refetch(),
  };
}
