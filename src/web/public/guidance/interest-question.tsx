import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { interestActivities, interestAnswers } from '#shared/guidance/interest-activities.ts';
import type { InterestProgress } from '#shared/guidance/interest-form.ts';
import styles from './interest-question.module.css';

const count = interestActivities.length;
/** In milliseconds: an answer that was touched is seen before the next activity comes. */
const seenFor = 220;

type Props = {
  /** The answers, and the activity that is shown. */
  progress: InterestProgress;
  onAnswer: (answer: number) => void;
  onBack: () => void;
  onNext: () => void;
  /** The visitor has just started: the focus goes to the first activity. A page that is loaded anew leaves it alone. */
  takesFocus: boolean;
};

/**
 * One activity. An answer that is touched or clicked leads on by itself, and so does one of the keys 1 to 5; otherwise the arrows
 * choose among the answers, and Enter, or the button, leads on.
 */
export function InterestQuestion({ progress: { answers, at }, onAnswer, onBack, onNext, takesFocus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const byPointer = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const shown = useRef(at);
  const chosen = answers[at] ?? null;
  const isLast = at === count - 1;

  useEffect(() => {
    setIsMissing(false);
    if (takesFocus || shown.current !== at) {
      const radios = [...(form.current?.querySelectorAll('input') ?? [])];
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = at;
  }, [at, takesFocus]);
  // Before the next activity is seen: later it could be the answer to that one whose time is taken away.
  useLayoutEffect(() => () => clearTimeout(leaving.current), [at]);

  const choose = (answer: number, leadsOn = byPointer.current) => {
    setIsMissing(false);
    onAnswer(answer);
    if (!leadsOn) return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(onNext, seenFor);
  };

  const byDigit = useEffectEvent(({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const answer = Number(key) - 1;
    if (!repeat && !ctrlKey && !metaKey && !altKey && /^[1-9]$/.test(key) && answer < interestAnswers.length)
      choose(answer, true);
  });
  useEffect(() => {
    // Wherever the focus is: nothing on the page takes digits.
    const press = (event: KeyboardEvent) => byDigit(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const goOn = () => {
    clearTimeout(leaving.current);
    if (chosen !== null) return onNext();
    setIsMissing(true);
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      className={styles['question']}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
    >
      <div className={styles['head']}>
        <h1 className="kicker">Khám phá theo sở thích</h1>
        <p className={styles['place']} aria-hidden="true">
          <b>{at + 1}</b>/{count}
        </p>
        <div className={styles['way']} aria-hidden="true">
          <div style={{ width: `${(100 * (at + 1)) / count}%` }} />
        </div>
      </div>
      <fieldset key={at} className={styles['activity']} aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend className={styles['legend']}>
          <span className="visually-hidden">
            {at + 1}/{count}:{' '}
          </span>
          {interestActivities[at]?.text}
        </legend>
        <div className={styles['answers']}>
          {interestAnswers.map((label, answer) => (
            <label key={label} className={styles['answer']}>
              <input
                type="radio"
                name={id}
                value={answer}
                checked={chosen === answer}
                onChange={() => choose(answer)}
                // An answer that is chosen already tells no change, and leads on when it is touched.
                onClick={() => chosen === answer && choose(answer)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${id}-missing`} role="alert" className={styles['missing']}>
        {isMissing && 'Hãy chọn một câu trả lời.'}
      </p>
      <div className={styles['moves']}>
        {at > 0 && (
          <button type="button" className={styles['back']} onClick={onBack}>
            Quay lại
          </button>
        )}
        <button type="submit" className="button">
          {isLast ? 'Xem gợi ý' : 'Tiếp'}
        </button>
        <span className={`quiet-sm ${styles['keys']}`}>Có thể nhấn phím 1 đến 5 để trả lời</span>
      </div>
    </form>
  );
}
