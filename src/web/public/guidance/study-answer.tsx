import type { ReactNode } from 'react';
import type { LinkedMajor } from '#shared/answers/linked.ts';
import { careerPath, majorPath } from '#shared/paths.ts';
import { levelName } from '#shared/guidance/fact-names.ts';
import { Link } from '#web/ui/link.tsx';
import { studyAnchor } from './study-anchor.ts';
import styles from './study-answer.module.css';

/** What to study, on the first screen of a position. */
const StudyBox = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby={studyAnchor} className={styles['box']}>
    <h2 id={studyAnchor} className="quiet-sm">
      Học ngành nào
    </h2>
    {children}
  </section>
);

type Props = { majors: LinkedMajor[]; career: { name: string; slug: string } };

/** The major nearest to a position as the plain answer, then the others; without any, where those of its career are named. */
export function StudyAnswer({ majors: [nearest, ...others], career }: Props) {
  if (nearest === undefined)
    return (
      <StudyBox>
        <p>
          <Link to={`${careerPath(career.slug)}#${studyAnchor}`} className={styles['elsewhere']}>
            Xem các ngành của nghề {career.name}
          </Link>
        </p>
      </StudyBox>
    );
  return (
    <StudyBox>
      <p className={styles['answer']}>
        <Link to={majorPath(nearest.parent_slug, nearest.slug)} className={styles['nearest']}>
          {nearest.name}
        </Link>
        {nearest.bac !== '' && <span className="quiet-sm">{levelName(nearest.bac)}</span>}
      </p>
      {others.length > 0 && (
        <div className={styles['others']}>
          <p>Cũng vào được từ</p>
          <ul className={styles['list']}>
            {others.map((major) => (
              <li key={major.id}>
                <Link to={majorPath(major.parent_slug, major.slug)}>{major.name}</Link>
                {/* Said only where it differs: most majors of a school are of one level. */}
                {major.bac !== nearest.bac && major.bac !== '' && ` (${levelName(major.bac).toLowerCase()})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </StudyBox>
  );
}
