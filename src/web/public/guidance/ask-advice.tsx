import { askingAbout } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { late } from '../parts/late.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import styles from './ask-advice.module.css';
import { type Advised, adviceId, canBeAsked } from './ways-to-ask.ts';

/** It ends a page, below all that a first screen shows. */
const { Late: Advice, provide } = late(async () => (await import('./advice.tsx')).Advice);
export const provideAdvice = provide;

/** How to ask the school about what the page is about. The name of the page goes along, so that nobody has to explain it. */
export function AskAdvice(props: Advised) {
  if (!canBeAsked(useSite())) return null;
  return (
    <section aria-labelledby={adviceId} className={styles['ask']}>
      <PartTitle id={adviceId} title="Hỏi tư vấn" />
      <Advice {...props} />
    </section>
  );
}

/** Leads to asking about the page at a path, from its first screen. */
export const AskLink = ({ path, isPlain = false }: { path: string; isPlain?: boolean }) =>
  canBeAsked(useSite()) && (
    <p>
      <Link to={askingAbout(path)} className={isPlain ? undefined : 'outlined-button'}>
        Hỏi tư vấn
      </Link>
    </p>
  );
