import type { InterestCareer } from '#shared/answers/interests.ts';
import { type InterestLetter, interestLetters, interestNames } from '#shared/guidance/interest-letters.ts';
import { interestResultPath } from '#shared/guidance/interest-address.ts';
import { interestResult, type SuggestedCareer } from '#shared/guidance/interest-result.ts';
import { type InterestAnswers, type InterestSums, mostOfSum } from '#shared/guidance/interest-sums.ts';
import { interestCaution } from '#shared/guidance/interest-introduction.ts';
import { interestBands, interestOpenings, interestReason, sharedBands, sharedOpenings } from '#shared/guidance/interest-texts.ts';
import { careerPath, interestPath, majorPath, positionPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture } from '../parts/picture.tsx';
import { AskAdvice, AskLink } from './ask-advice.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './interest-suggestions.module.css';
import { ShareResult } from './share-result.tsx';

type Props = {
  sums: InterestSums;
  /** Null where the sums came with an address: whose answers they are is not known here. */
  answers: InterestAnswers | null;
  careers: readonly InterestCareer[];
  onAgain: () => void;
};

/** What the sums of six kinds of liking lead to. */
export function InterestSuggestions({ sums, answers, careers, onAgain }: Props) {
  const { finding, near, worth, majors } = interestResult(sums, answers, careers);
  const isShared = answers === null;
  const { title, text } = (isShared ? sharedOpenings : interestOpenings)[finding];
  const bands = isShared ? sharedBands : interestBands;
  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className={styles['head']}>
        <p className="kicker">{isShared ? 'Khám phá theo sở thích, kết quả được chia sẻ' : 'Khám phá theo sở thích'}</p>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <p className={styles['caution']}>{interestCaution}</p>
        <AskLink path={interestPath} />
      </header>
      <Likings sums={sums} title={isShared ? 'Người chia sẻ thích làm gì' : 'Bạn thích làm gì'} />
      <Careers title={bands.near} suggested={near} />
      <Careers title={bands.worth} suggested={worth} />
      {near.length + worth.length === 0 && <AllCareers careers={careers} />}
      {majors.length > 0 && (
        <section>
          <PartTitle title="Ngành dẫn tới đó" count={`${majors.length} ngành`} />
          <p
            className={`quiet-sm ${styles['order']}`}
          >{`Ngành gần nhất của nhiều vị trí trong “${bands.near}” hơn thì đứng trước.`}</p>
          <ul className={styles['majors']}>
            {majors.map(({ id, name, slug, parent_slug }) => (
              <Saveable key={id} kind="nganh" path={majorPath(parent_slug, slug)} name={name} />
            ))}
          </ul>
        </section>
      )}
      <AskAdvice subject="kết quả khám phá theo sở thích" />
      <div className={styles['actions']}>
        <div className={`${styles['act']} with-script`}>
          <ShareResult title="Khám phá theo sở thích" path={interestResultPath(sums)} />
          <button type="button" className={styles['quiet']} onClick={() => window.print()}>
            In
          </button>
        </div>
        {isShared ? (
          <Link to={interestPath} className={styles['quiet']}>
            Tự khám phá
          </Link>
        ) : (
          <Link to={interestPath} className={styles['quiet']} onClick={onAgain}>
            Làm lại
          </Link>
        )}
      </div>
    </article>
  );
}

/** A line that leads to a record, with the button that saves it. */
const Saveable = ({ kind, path, name }: { kind: 'nganh' | 'vi-tri'; path: string; name: string }) => (
  <li className={styles['saveable']}>
    <Link to={path} className={styles['link']}>
      {name}
    </Link>
    <SaveButton kind={kind} path={path} name={name} />
  </li>
);

const Likings = ({ sums, title }: { sums: InterestSums; title: string }) => (
  <section>
    <PartTitle title={title} />
    <ul className={styles['bars']}>
      {interestLetters.map((letter: InterestLetter) => (
        <li key={letter}>
          <span>{interestNames[letter]}</span>
          <span className="visually-hidden">
            : {sums[letter]} trên {mostOfSum}
          </span>
          <span className={styles['bar']} aria-hidden="true">
            <span style={{ width: `${(100 * sums[letter]) / mostOfSum}%` }} />
          </span>
        </li>
      ))}
    </ul>
    <p className={`quiet-sm ${styles['note']}`}>Hai vạch chênh nhau ít thì coi như bằng nhau.</p>
  </section>
);

function Careers({ title, suggested }: { title: string; suggested: SuggestedCareer<InterestCareer>[] }) {
  if (suggested.length === 0) return null;
  return (
    <section>
      <PartTitle title={title} count={`${suggested.length} nghề`} />
      <ul className={styles['careers']}>
        {suggested.map(({ career, positions, reasons }) => {
          const reason = interestReason(reasons);
          return (
            <li key={career.id} className={styles['career']}>
              <Picture
                src={career.image}
                meta={career.image_meta}
                seed={career.slug}
                sizes="(min-width: 46rem) 12rem, 27vw"
                className={styles['picture']}
              />
              <div className={styles['words']}>
                <h3 className={styles['name']}>
                  <Link to={careerPath(career.slug)} className={styles['link']}>
                    {career.name}
                  </Link>
                </h3>
                {reason !== null && <p className={`quiet-sm ${styles['reason']}`}>{reason}</p>}
              </div>
              <ul className={styles['positions']}>
                {positions.map(({ id, slug, name }) => (
                  <Saveable key={id} kind="vi-tri" path={positionPath(career.slug, slug)} name={name} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** In the order of the site: nothing is said of which is nearer. */
const AllCareers = ({ careers }: { careers: readonly InterestCareer[] }) => (
  <section>
    <PartTitle title="Các nghề trên trang" count={`${careers.length} nghề`} />
    <ul className={styles['majors']}>
      {careers.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={careerPath(slug)} className={styles['link']}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
