import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { InterestCareer } from '#shared/answers/interests.ts';
import { interestActivities } from '#shared/guidance/interest-activities.ts';
import { interestResultPath, sumsInFragment } from '#shared/guidance/interest-address.ts';
import { type InterestAnswers, type InterestSums, noAnswers, sumsOf, unanswered } from '#shared/guidance/interest-sums.ts';
import { currentProgress, keepProgress, useProgress } from './interest-progress.ts';
import { InterestQuestion } from './interest-question.tsx';
import { InterestSuggestions } from './interest-suggestions.tsx';
import { InterestWholeForm } from './interest-whole-form.tsx';

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
  const { hash } = useLocation();
  const progress = useProgress();
  const { answer, back, next } = useMoves();
  useSentAnswers(sent);
  useEffect(() => {
    // What was answered before a reload goes on, though the button was pressed before that was known.
    if (starts > 0 && currentProgress() === null) keepProgress({ answers: noAnswers, at: 0 });
  }, [starts]);

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
  if (progress === null) return first;
  return <InterestQuestion progress={progress} onAnswer={answer} onBack={back} onNext={next} takesFocus={starts > 0} />;
}

function areOf(answers: InterestAnswers, sums: InterestSums): boolean {
  const own = sumsOf(answers);
  return own !== null && interestResultPath(own) === interestResultPath(sums);
}

/** From one activity to another, and to the result. They read how far the visitor has come when they are called. */
function useMoves() {
  const navigate = useNavigate();
  return {
    answer(given: number) {
      const now = currentProgress();
      if (now !== null) keepProgress({ ...now, answers: now.answers.with(now.at, given) });
    },
    back() {
      const now = currentProgress();
      if (now !== null && now.at > 0) keepProgress({ ...now, at: now.at - 1 });
    },
    next() {
      const now = currentProgress();
      if (now === null) return;
      if (now.at < interestActivities.length - 1) return keepProgress({ ...now, at: now.at + 1 });
      const sums = sumsOf(now.answers);
      if (sums !== null) void navigate(interestResultPath(sums));
      else keepProgress({ ...now, at: unanswered(now.answers)[0] ?? 0 });
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
