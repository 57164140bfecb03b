import { Button, Radio } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { texts } from '#shared/texts.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { blocksOf, compareWords, withTarget } from '../work/compare/compare-words.ts';
import { cellsOf, type Line, lineKey } from '../work/compare/dressed-text.ts';
import { Pieces } from '../work/compare/pieces.tsx';
import type { Side } from '../work/merge/merge-lists.ts';
import { type Choices, mergeWork } from './merge-work.ts';
import { Note } from './notes.tsx';
import type { Work } from './work.ts';
import styles from './compare-versions.module.css';

type Props = {
  description: Description;
  work: Work;
  /** The record as somebody else left it. */
  theirs: StoredRecord;
  /** Told the work as the editor decided. */
  onDecide: (next: Work) => void;
};

/** Says that somebody else has saved meanwhile, and lets the editor decide what both changed. */
export function CompareVersions({ description, work, theirs, onDecide }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Note role="alert">
        <p>
          <strong>{texts.stale}</strong> {whoAndWhen(theirs)} Nội dung của bạn vẫn còn nguyên và chưa được lưu.
        </p>
        <div className="flow-2">
          <SmallButton data-compare onClick={() => setOpen(true)}>
            So sánh từng mục
          </SmallButton>
        </div>
      </Note>
      <Dialog opened={open} onClose={close} title="So sánh hai bản" size="60rem">
        <Questions description={description} work={work} theirs={theirs} onDecide={onDecide} onClose={close} />
      </Dialog>
    </>
  );
}

/** What is chosen holds for the texts as they are now: it is asked anew with each opening. */
function Questions({ description, work, theirs, onDecide, onClose }: Props & { onClose: () => void }) {
  const [decided, setDecided] = useState<Choices>({});
  const [asksForMore, setAsksForMore] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeWork(description, work, theirs), [description, theirs, work]);
  const { questions } = merged;
  const chosen = questions.map(({ id, proposal }) => [id, decided[id] ?? proposal] as const);
  const choices: Choices = Object.fromEntries(chosen.filter((entry): entry is [string, Side] => entry[1] !== null));
  const open = questions.filter(({ id }) => choices[id] === undefined);

  const save = () => {
    if (open.length === 0) return onDecide(mergeWork(description, work, theirs, choices).work);
    setAsksForMore(true);
    const first = list.current?.querySelector<HTMLElement>('[data-open] [role="radio"]');
    first?.focus({ preventScroll: true });
    first?.closest('[data-open]')?.scrollIntoView({ block: 'center' });
  };

  return (
    <>
      <p className="quiet">
        {work.base === null
          ? 'Chọn bản được giữ cho từng ô rồi lưu.'
          : 'Cả hai người đã sửa những chỗ sau. Chọn bản được giữ cho từng chỗ rồi lưu.'}{' '}
        {whoAndWhen(theirs)}
      </p>
      {work.base !== null && merged.taken.length > 0 && (
        <p className="quiet">Thay đổi không trùng nhau của cả hai đều được giữ: {merged.taken.join(', ')}.</p>
      )}
      <div ref={list}>
        {questions.map((question) => (
          <Radio.Group
            key={question.id}
            className={styles['conflict'] ?? ''}
            label={question.label}
            value={choices[question.id] ?? null}
            data-open={choices[question.id] === undefined || undefined}
            onChange={(side) => setDecided((before) => ({ ...before, [question.id]: side === 'theirs' ? 'theirs' : 'mine' }))}
          >
            <div className={`stack-3 ${styles['sides']}`}>
              <SideCard side="mine" label="Bản của bạn" lines={question.mine} other={question.theirs} />
              <SideCard side="theirs" label="Bản đang lưu" lines={question.theirs} other={question.mine} />
            </div>
          </Radio.Group>
        ))}
      </div>
      <div className={`flow-3 ${styles['foot']}`}>
        {asksForMore && open.length > 0 && (
          <p className={styles['more']} role="alert">
            Còn {open.length} chỗ chưa chọn.
          </p>
        )}
        <SecondaryButton onClick={onClose}>Quay lại chỉnh sửa</SecondaryButton>
        <Button onClick={save}>Lưu bản đã chọn</Button>
      </div>
    </>
  );
}

/** Lines that may come or go before nothing is looked for in their places. */
const mostCompared = 2_000;

const isRow = (line: Line): boolean => cellsOf(line).length > 0;

type SideProps = { side: Side; label: string; lines: Line[] | null; other: Line[] | null };

function SideCard({ side, label, lines, other }: SideProps) {
  const elsewhere = new Set((other ?? []).map(lineKey));
  /** What stands in the place of each line. */
  const beside = lines?.some(isRow)
    ? blocksOf(lines, other ?? [], lineKey, mostCompared)?.flatMap((block) => block.before.map((_, at) => block.after[at] ?? []))
    : undefined;
  return (
    <Radio.Card value={side} className={styles['card'] ?? ''}>
      <span className="line-2">
        <Radio.Indicator />
        <strong>{label}</strong>
      </span>
      <span className={`breaks ${styles['text']}`}>
        {lines === null
          ? '(đã xóa)'
          : lines.length === 0
            ? '(để trống)'
            : lines.map((line, index) => {
                const isOnlyHere = !isRow(line) && line.length > 0 && !elsewhere.has(lineKey(line));
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and none of them moves
                  <span key={index} className={styles['line']} data-only={isOnlyHere || undefined}>
                    <Pieces pieces={isRow(line) ? compareWords(line, beside?.[index] ?? []).before : line.map(withTarget)} />
                  </span>
                );
              })}
      </span>
    </Radio.Card>
  );
}

/** Who and when; the person only where the API knows one. */
function whoAndWhen({ updated_at: when, updated_by: who }: StoredRecord): string {
  const moment = typeof when === 'string' ? ` lúc ${viDateTime(when)}` : '';
  return typeof who === 'string' && who !== '' ? `${who} đã lưu${moment}.` : `Bản hiện tại được lưu${moment}.`;
}
