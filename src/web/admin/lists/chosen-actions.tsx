import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { type Answer, useAsk } from '#web/ui/ask.tsx';
import { linksText, missedText } from '../work/uses/hidden-along.ts';
import styles from './choosing.module.css';
import { counted, number } from './list-texts.ts';
import { moveField } from './move-field.ts';
import type { Places } from './move-dialog.tsx';
import { statusWords } from './status-words.ts';
import { type BatchWork, useBatch, type Which } from './use-batch.ts';
import type { Choice } from './use-chosen.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type Known = readonly Readonly<Record<string, unknown>>[];

/** How what is chosen is copied, where it can be: what the command, the question before it and the report say. */
export type Copies = {
  label: string;
  /** `known` is the rows that are chosen, or what the list is narrowed to where some of them are not on the screen. */
  question: (count: number, known: Known) => { title: string; text: string };
  answer: string;
  done: string;
};

type Props = {
  description: Description;
  choice: Choice;
  which: Which;
  count: number;
  /** After it went through. */
  onDone: () => void;
  places?: Places | undefined;
  copies?: Copies | undefined;
  known: Known;
};

const deleted = 'Đã xóa';
const unknown = 'Chưa rõ đã xong hay chưa';

/** The commands for what is chosen. Each is one step, which goes through as a whole or not at all. */
export function ChosenActions({ description, choice, which, count, places, onDone, copies, known }: Props) {
  const { run, hiddenAlong } = useBatch(description);
  const ask = useAsk();
  const [busy, setBusy] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const status = statusWords(description);
  const many = counted(description, count);

  const act = async (work: BatchWork, done: string): Promise<void> => {
    setBusy(true);
    const refused = await run(work, which, { said: (changed) => `${done} ${counted(description, changed)}.` });
    setBusy(false);
    setIsMoving(false);
    if (refused === null) return onDone();
    const isDeletion = work.action === 'delete';
    const detach = () => act({ action: 'delete', detach: true }, deleted);
    void ask({
      title: refused.isLost ? unknown : isDeletion ? 'Chưa xóa bản ghi nào' : 'Chưa thay đổi bản ghi nào',
      text: refused.message,
      alert: true,
      stay: 'Đóng',
      answers: isDeletion && refused.canDetach ? [{ label: 'Gỡ ra và xóa', danger: true, run: detach }] : [],
    });
  };
  /** Asks with the names of what is chosen and, in `more`, what follows. */
  const askFor = (title: string, text: string, answer: Answer, more?: ReactNode) =>
    void ask({
      title,
      text,
      more: (
        <>
          {more}
          {!choice.all && <Names names={[...choice.some.values()]} count={count} />}
        </>
      ),
      answers: [answer],
    });
  const copy = ({ question, answer, done }: Copies) => {
    const { title, text } = question(count, known);
    askFor(title, text, { label: answer, run: () => act({ action: 'copy' }, done) });
  };
  const missedAlong = async () => {
    setBusy(true);
    const missed = await hiddenAlong(which);
    setBusy(false);
    return missed;
  };

  const hide = async ({ off, hidden }: NonNullable<typeof status>) => {
    const missed = await missedAlong();
    const run = () => act({ action: 'set', values: { status: off } }, hidden);
    if (missed.along.length === 0 && missed.links.length === 0) await run();
    else askFor(`Ẩn ${many}?`, missedText(missed), { label: 'Ẩn', run });
  };
  const remove = async () => {
    const { links } = await missedAlong();
    askFor(
      nounTexts(description.noun).deleteTitle,
      `Bạn có chắc chắn muốn xóa ${many}?`,
      { label: 'Xóa', danger: true, run: () => act({ action: 'delete' }, deleted) },
      links.length > 0 && <p>{linksText(links)}, và sẽ không còn trang để dẫn tới.</p>,
    );
  };

  const command = (label: string, onPress: () => void, how: { danger?: boolean } = {}) => (
    <button
      type="button"
      className={`inline one-line rigid ${styles['command']}`}
      data-danger={how.danger}
      disabled={busy}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return (
    <>
      {status && command(status.show, () => void act({ action: 'set', values: { status: status.on } }, status.shown))}
      {status && command(status.hide, () => void hide(status))}
      {moveField(description) && command('Chuyển sang …', () => setIsMoving(true))}
      {copies && command(copies.label, () => copy(copies))}
      {command('Xóa', () => void remove(), { danger: true })}
      {isMoving && (
        <Suspense fallback={null}>
          <MoveDialog
            description={description}
            count={count}
            busy={busy}
            places={places}
            act={act}
            onClose={() => setIsMoving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const mostNames = 6;

function Names({ names, count }: { names: readonly string[]; count: number }) {
  const first = names.length <= mostNames ? names : names.slice(0, mostNames - 1);
  return (
    <ul className={`quiet ${styles['names']}`}>
      {first.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {count > first.length && <li>và {number(count - first.length)} bản ghi khác</li>}
    </ul>
  );
}
