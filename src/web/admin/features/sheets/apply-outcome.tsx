import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { adminListPath } from '#shared/admin-paths.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { tellsStrangeCode } from '#shared/codes/warning.ts';
import type { RowCounts } from '#shared/answers/sheets.ts';
import type { Description } from '#shared/content-types/description.ts';
import { pageSizes } from '#shared/paging/page-sizes.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import { useAsk } from '#web/ui/ask.tsx';
import { beforeSave, useAgreedCodes } from '../../inputs/codes/use-agreed-codes.ts';
import { Note } from '../../forms/notes.tsx';
import { readListState, widestFilters, writeListState } from '../../lists/list-state.ts';
import { findDescription } from '../../work/records/description.ts';
import { rememberImported } from '../../work/records/list-address.ts';
import { useUndo } from '../../work/undo/undo.tsx';
import { useWrite } from '../../work/use-write.ts';
import styles from './sheets.module.css';
import { importTexts as said } from './sheet-texts.ts';
import type { Import, Looked } from './use-import.ts';
import { callApi } from '../../session/client.ts';

type Props = { looked: Looked; work: Import };
/** Whether refused rows are left out. */
type LeftOut = { leavesOut: boolean; onLeaveOut: () => void };

/** The step that writes, how far it is, and what came of it. */
export function ApplyOutcome({ looked, work, leavesOut, onLeaveOut }: Props & LeftOut) {
  const { plan } = looked;
  const { running, trouble, changed, looking } = work;
  const rows = plan.counts.create + plan.counts.update;
  const { refused } = plan.counts;
  const progress = useRef<HTMLDivElement>(null);
  const isRunning = running !== null;
  const ask = useAsk();
  const agreesTo = useAgreedCodes();
  const codes = plan.warnings.filter(tellsStrangeCode);
  const others = plan.warnings.filter((text) => !codes.includes(text));
  const toAgree = plan.warned - codes.length;
  const isAgreed = useRef(toAgree === 0);
  // The button that was pressed goes.
  useEffect(() => {
    if (isRunning) progress.current?.focus();
  }, [isRunning]);
  const apply = async () => {
    const answers = [{ label: said.applyAnyway }];
    isAgreed.current ||= (await ask({ ...said.worthALook(others, toAgree), answers, ...beforeSave })) !== null;
    if (isAgreed.current && (await agreesTo(codes, said.applyAnyway))) await work.apply(leavesOut);
  };
  const isChanged = Object.keys(changed).length > 0;

  if (running !== null) {
    return (
      <div ref={progress} tabIndex={-1} className={`stack-2 ${styles['progress']}`}>
        <p role="status">{running.outOfReach ? said.outOfReach : said.applying(running.done, running.total)}</p>
        <progress
          className="full"
          aria-label={said.preview}
          max={Math.max(1, running.total)}
          {...(running.done > 0 && { value: running.done })}
        />
        <p className={`quiet ${styles['hint']}`}>{said.applyingNote}</p>
      </div>
    );
  }
  if (plan.state === 'done') return <Done looked={looked} work={work} />;
  return (
    <>
      {trouble !== null && (
        <Note role="alert">
          <p>{trouble.text}</p>
          {trouble.about !== null && <p>{trouble.about}</p>}
          {trouble.lines.length > 0 && (
            <ul className={`breaks ${styles['told']}`}>
              {trouble.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {trouble.again &&
            (work.files.sheet === null ? (
              <p>{said.chooseToLook}</p>
            ) : (
              <div className="row-2-4">
                <SmallButton loading={looking} onClick={() => void work.lookAgain()}>
                  {said.lookAgain}
                </SmallButton>
              </div>
            ))}
        </Note>
      )}
      {rows > 0 && trouble?.again !== true && (
        <div className="row-2-4">
          {refused > 0 && (
            <SecondaryButton aria-pressed={leavesOut} onClick={onLeaveOut}>
              {said.leaveOut(refused)}
            </SecondaryButton>
          )}
          {(refused === 0 || leavesOut) && (
            <Button disabled={isChanged || looking} onClick={() => void apply()}>
              {said.apply(rows)}
            </Button>
          )}
          {plan.emptied.fields > 0 && (
            <p className="strong trouble">{said.empties(plan.emptied, findDescription(plan.resource)?.noun ?? '')}</p>
          )}
        </div>
      )}
    </>
  );
}

function Done({ looked: { plan }, work }: Props) {
  const { batch } = plan;
  const undo = useUndo();
  /** What is said once it is taken back. */
  const [undone, setUndone] = useState<string | null>(null);
  const isUndone = undone !== null;
  const { write, busy } = useWrite();
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), [isUndone]);
  const description = findDescription(plan.resource);

  const takeBack = (done: number) =>
    write({
      call: () => callApi('POST /admin/undo', { body: { batch: done } }),
      failed: said.undoFailed,
      told: 'nowhere',
      done: ({ message }) => {
        rememberImported(plan.resource, []);
        // What did not come back is named behind it.
        setUndone(message === undefined || message === journalTexts.undone ? said.undone : message);
      },
    });

  const restart = () => {
    work.restart();
    // The button that was pressed goes.
    document.getElementById('chon-file')?.focus();
  };

  return (
    <Note role="status">
      <p ref={outcome} tabIndex={-1}>
        {undone ?? said.done(plan.counts)}
      </p>
      <div className="row-2-4">
        {!isUndone && batch !== null && (
          <SecondaryButton loading={busy} onClick={() => void takeBack(batch)}>
            {said.undo}
          </SecondaryButton>
        )}
        {description && (
          <Button
            component={Link}
            variant="default"
            to={isUndone ? adminListPath(plan.resource) : listAfter(description, plan.counts)}
            onClick={() => !isUndone && undo.offer({ text: said.done(plan.counts), batch })}
          >
            {said.seeList}
          </Button>
        )}
        {isUndone && work.files.sheet !== null && (
          <SecondaryButton loading={work.looking} onClick={() => void work.lookAgain()}>
            {said.lookAgain}
          </SecondaryButton>
        )}
        <SecondaryButton onClick={restart}>{said.another}</SecondaryButton>
      </div>
    </Note>
  );
}

/** The list with what was made on top, as many as a page holds, and nothing left out. */
function listAfter(description: Description, { create }: RowCounts): string {
  const plain = readListState(description, new URLSearchParams());
  const state = {
    ...plain,
    filters: widestFilters(plain),
    ...(create > 0 && { sortBy: 'id', descending: true, perPage: pageSizes.find((size) => size >= create) ?? pageSizes.at(-1)! }),
  };
  const search = writeListState(description, state).toString();
  return adminListPath(description.path) + (search === '' ? '' : `?${search}`);
}
