import type { ReactNode } from 'react';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { Picture } from './picture.tsx';
import styles from './record-head.module.css';

type Props = {
  /** Breadcrumbs, or what kind of thing this is. */
  above: ReactNode;
  /** A catalogue number, over the name. */
  code?: { label: string; value: string };
  name: string;
  lede: string;
  picture: { src: string | null; meta: PictureMeta | null };
  /** Below the lede: facts in a line or two. */
  children?: ReactNode;
};

/** Beside the words it takes seven columns of twelve, below them the whole width; the sidebar comes in at 60em. */
const sizes = '(min-width: 69em) min(39rem, 55vw - 168px), (min-width: 60em) calc(97vw - 288px), (min-width: 48em) 57vw, 86vw';

/** How the page of a major or a subject begins: the name across the whole width, then words and picture side by side. */
export function RecordHead({ above, code, name, lede, picture, children }: Props) {
  return (
    <header className={styles['head']}>
      <div className={styles['above']}>{above}</div>
      <div className={styles['name']}>
        {code && (
          <p className={styles['code']}>
            <span className={styles['codeLabel']}>{code.label} </span>
            {code.value}
          </p>
        )}
        <h1 className="page-title">{name}</h1>
      </div>
      <div className={styles['picture']}>
        <Picture src={picture.src} meta={picture.meta} alt="" seed={name} sizes={sizes} priority className={styles['bleed']} />
      </div>
      <div className={styles['words']}>
        {lede !== '' && <p className="lede">{lede}</p>}
        {children}
      </div>
    </header>
  );
}
