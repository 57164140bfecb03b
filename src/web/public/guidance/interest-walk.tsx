import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { InterestCareer } from '#shared/answers/interests.ts';
import { interestActivities } from '#shared/guidance/interest-activities.ts';
import { interestResultPath, sumsInFragment } from '#shared/guidance/interest-address.ts';
import { type InterestAnswers, type InterestSums, noAnswers, sumsOf, unanswered } from '#shared/guidance/interest-sums.ts';
import { interestPath } from '#shared/paths.ts';
import { type InterestProgress, readProgress, writeProgress } from '#shared/guidance/interest-form.ts';
import { InterestQuestion } from './interest-question.tsx';
import { InterestSuggestions } from './interest-suggestions.tsx';
import styles from './interest-question.module.css';
import { InterestWholeForm } from './interest-whole-form.tsx';

/** Undefined until it was looked for. */
let kept: InterestProgress | null | undefined;
const readers = new Set<() => void>();

/** A browser may refuse its storage; then the answers last as long as the page. */
function stored(): InterestProgress | null {
  try {
    return readProgress(sessionStorage.getItem(interestPath));
  } catch {
    return null;
  }
}

/** How far the visitor has come in this tab, at this moment; null before the start. */
const currentProgress = (): InterestProgress | null => (kept === undefined ? (kept = stored()) : kept);

/** Keeps the answers in this tab, through reloads, until they are taken away with null. */
function keepProgress(progress: InterestProgress | null): void {
  kept = progress;
  try {
    if (progress === null) sessionStorage.removeItem(interestPath);
    else sessionStorage.setItem(interestPath, writeProgress(progress));
  } catch {
    // They are kept in memory.
  }
  for (const tell of readers) tell();
}

function listen(tell: () => void) {
  readers.add(tell);
  return () => void readers.delete(tell);
}

/** The same, followed; null while the page is not awake. */
const useProgress = (): InterestProgress | null => useSyncExternalStore(listen, currentProgress, () => null);

type Props = {
  careers: readonly InterestCareer[];
  /** What a form of all activities said; null when none was sent. */
  sent: InterestAnswers | null;
  /** How often 'Bắt đầu' was pressed. */
  starts: number;
  /** Not while the first render repeats what the server made, which never sees the fragment of an address. */
  isAwake: boolean;
  /** The first screen, for who has not started. */
  first: ReactNode;
};

/** The screen that is due: what an address or a form asks for, otherwise where the visitor has come to. */
export function InterestWalk({ careers, sent, starts, isAwake, first }: Props) {
  const { hash, state } = useLocation();
  const progress = useProgress();
  const place = placeIn(state);
  const at = place?.at ?? progress?.at ?? 0;
  const { answer, back, next } = useMoves(at, place?.isAfter === true);
  useSentAnswers(sent);
  useEffect(() => {
    // What was answered before a reload goes on, though the button was pressed before that was known.
    if (starts > 0 && currentProgress() === null) keepProgress({ answers: noAnswers, at: 0 });
  }, [starts]);
  usePlace(place, sent === null && hash === '');
  // From now on this says what is due.
  useEffect(() => void delete document.documentElement.dataset['due'], []);

  const sums = (isAwake ? sumsInFragment(hash) : null) ?? (sent === null ? null : sumsOf(sent));
  if (sums !== null) {
    const own = [progress?.answers ?? null, sent].find((answers) => answers !== null && areOf(answers, sums)) ?? null;
    return <InterestSuggestions sums={sums} answers={own} careers={careers} onAgain={() => keepProgress(null)} />;
  }
  if (sent !== null) {
    return (
      <>
        <h1 className="page-title">Khám phá theo sở thích</h1>
        <InterestWholeForm sent={sent} />
      </>
    );
  }
  const isBroken = isAwake && looksShared.test(hash);
  const asked = { answers: progress?.answers ?? noAnswers, at };
  return (
    <>
      {isBroken && (
        <p role="status" className={`page-note ${styles['broken']}`}>
          Đường dẫn chia sẻ không đầy đủ. Bạn nhờ người gửi sao chép lại cả đường dẫn, hoặc tự khám phá ở đây.
        </p>
      )}
      {progress === null ? (
        first
      ) : (
        <InterestQuestion progress={asked} onAnswer={answer} onBack={back} onNext={next} takesFocus={starts > 0} />
      )}
    </>
  );
}

/** Beginnings of what stands behind the '#' of a shared address. */
const looksShared = /^#[\d%-]/;

/** What an entry of the browser's history says: the activity it shows, and whether the entry before it shows the one before. */
type WalkPlace = { at: number; isAfter: boolean };

/** Null for what others have put there. */
function placeIn(state: unknown): WalkPlace | null {
  if (typeof state !== 'object' || state === null || !('at' in state) || !('isAfter' in state)) return null;
  const { at, isAfter } = state;
  return typeof at === 'number' && interestActivities[at] !== undefined ? { at, isAfter: isAfter === true } : null;
}

/** An entry for an activity, without an address of its own and without answers; the focus is the activity's own. */
const entryOf = (at: number, isAfter: boolean) => ({ at, isAfter, keepFocus: true });

/**
 * Gives the entry in which the visitor comes to the page its activity, or leads on to the result where all is answered; and keeps
 * the activity that 'back' and 'forward' of the browser lead to.
 */
function usePlace(place: WalkPlace | null, isFree: boolean) {
  const navigate = useNavigate();
  const progress = useProgress();
  const isKnown = progress !== null;
  const at = place?.at ?? null;
  useEffect(() => {
    const now = currentProgress();
    if (!isFree || now === null) return;
    if (at !== null) {
      if (at !== now.at) keepProgress({ ...now, at });
      return;
    }
    const sums = sumsOf(now.answers);
    if (sums !== null) void navigate(interestResultPath(sums), { replace: true, state: { keepFocus: true } });
    else void navigate(interestPath, { replace: true, preventScrollReset: true, state: entryOf(now.at, false) });
  }, [at, isFree, isKnown, navigate]);
}

function areOf(answers: InterestAnswers, sums: InterestSums): boolean {
  const own = sumsOf(answers);
  return own !== null && interestResultPath(own) === interestResultPath(sums);
}

/**
 * From the activity that is shown to another, and to the result. Each is an entry of the browser's history, so that its 'back' and
 * 'Quay lại' do the same.
 */
function useMoves(at: number, isAfter: boolean) {
  const navigate = useNavigate();
  const goTo = (place: number, replace: boolean) =>
    navigate(interestPath, { replace, preventScrollReset: true, state: entryOf(place, !replace && place === at + 1) });
  return {
    answer(given: number) {
      const now = currentProgress();
      if (now !== null) keepProgress({ at, answers: now.answers.with(at, given) });
    },
    back() {
      if (isAfter) void navigate(-1);
      else if (at > 0) void goTo(at - 1, true);
    },
    next() {
      const now = currentProgress();
      if (now === null) return;
      if (at < interestActivities.length - 1) return void goTo(at + 1, false);
      const sums = sumsOf(now.answers);
      if (sums !== null) void navigate(interestResultPath(sums));
      else void goTo(unanswered(now.answers)[0] ?? 0, false);
    },
  };
}

/**
 * Answers that were sent before the scripts ran go on like those that were given one by one: kept in this tab, with their
 * result at its own address, so that a reload does not send them again.
 */
function useSentAnswers(sent: InterestAnswers | null) {
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    const sums = sent === null ? null : sumsOf(sent);
    if (sent === null || sums === null || isTaken.current) return;
    isTaken.current = true;
    keepProgress({ answers: sent, at: interestActivities.length - 1 });
    void navigate(interestResultPath(sums), { replace: true, state: { keepFocus: true } });
  }, [sent, navigate]);
}
