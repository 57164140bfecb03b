import { interestActivities, interestAnswers } from '#shared/guidance/interest-activities.ts';
import { interestFieldName } from '#shared/guidance/interest-form.ts';
import { type InterestAnswers, unanswered } from '#shared/guidance/interest-sums.ts';
import { interestPath } from '#shared/paths.ts';
import styles from './interest-whole-form.module.css';

type Props = {
  /** What was sent already and was not enough; null before anything was sent. */
  sent: InterestAnswers | null;
};

/** All activities in one form, for browsers that run no scripts. */
export function InterestWholeForm({ sent }: Props) {
  const missing = sent === null ? [] : unanswered(sent);
  return (
    <form method="post" action={interestPath} className={styles['form']}>
      {missing.length > 0 && (
        <div className={styles['summary']} role="alert">
          <p>
            Còn <b>{missing.length}</b> việc chưa có câu trả lời. Những câu bạn đã chọn vẫn còn nguyên.
          </p>
          <ul>
            {missing.map((place) => (
              <li key={place}>
                <a href={`#${anchorOf(place)}`}>{interestActivities[place]?.text}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {interestActivities.map(({ text }, place) => (
        <fieldset
          key={text}
          id={anchorOf(place)}
          className={styles['activity']}
          aria-describedby={missing.includes(place) ? `${anchorOf(place)}-thieu` : undefined}
        >
          <legend>
            <span>{place + 1}</span> {text}
          </legend>
          {missing.includes(place) && (
            <p id={`${anchorOf(place)}-thieu`} className={styles['missing']}>
              Bạn chưa trả lời việc này.
            </p>
          )}
          <div>
            {interestAnswers.map((label, answer) => (
              <label key={label}>
                <input type="radio" name={interestFieldName(place)} value={answer} defaultChecked={sent?.[place] === answer} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className="button">
        Xem gợi ý
      </button>
    </form>
  );
}

const anchorOf = (place: number) => `viec--${place + 1}`;
