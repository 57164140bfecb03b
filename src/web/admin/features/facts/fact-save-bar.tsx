import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { countCells } from './fact-work.ts';
import styles from './facts.module.css';
import type { CellPosition } from './moves.ts';
import type { useFactWork } from './use-fact-work.ts';

type Props = {
  counts: ReturnType<typeof countCells>;
  facts: ReturnType<typeof useFactWork>;
  /** The first shown cell that has to be mended. */
  faulty: CellPosition | null;
  onFaulty: (position: CellPosition) => void;
  /** Called where it held the focus as it went away. */
  onGone: () => void;
};

/** What is not saved yet, and what becomes of it. */
export function FactSaveBar({ counts, facts, faulty, onFaulty, onGone }: Props) {
  const ask = useAsk();
  const bar = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useLayoutEffect(() => {
    const own = bar.current;
    return () => {
      if (own?.contains(document.activeElement)) gone.current();
    };
  }, []);
  const drop = () =>
    void ask({
      title: 'Bỏ thay đổi?',
      text: `${counts.cells} ô đã đổi ở ${counts.rows} dòng sẽ lấy lại giá trị đang lưu.`,
      stay: 'Giữ lại',
      answers: [{ label: 'Bỏ thay đổi', danger: true, run: async () => facts.drop() }],
    });
  return (
    <div ref={bar} className={`row-2-4 ${styles['bar']}`}>
      <Button aria-disabled={facts.saving || undefined} onClick={() => !facts.saving && void facts.save()}>
        {facts.saving ? 'Đang lưu...' : 'Lưu'}
      </Button>
      <Button variant="subtle" color="ink" disabled={facts.saving} onClick={drop}>
        Bỏ thay đổi
      </Button>
      {faulty !== null && <SecondaryButton onClick={() => onFaulty(faulty)}>Tới ô cần sửa</SecondaryButton>}
      <div className={`quiet ${styles['barState']}`}>
        {facts.trouble !== null && (
          <p className="trouble" role="alert">
            {facts.trouble}
          </p>
        )}
        <p role="status">
          {counts.cells} ô ở {counts.rows} dòng chưa lưu.
          {counts.faults > 0 && ` ${counts.faults} ô cần sửa${faulty === null ? ', ở dòng đang không hiện' : ''}.`}
          {facts.draft.full && ' Trình duyệt hết chỗ giữ phần đang gõ dở, hãy lưu sớm.'}
        </p>
      </div>
    </div>
  );
}
