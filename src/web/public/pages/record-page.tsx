import { type ReactNode, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Section } from '#shared/answers/parts.ts';
import { site } from '#site-config';
import type { loader } from '#web/root.tsx';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs, type Crumb } from '../parts/breadcrumbs.tsx';
import { Cards, type Entry } from '../parts/card.tsx';
import { ContentSections, Paragraphs } from '../parts/content-sections.tsx';
import { groupHotline } from '../parts/hotline.ts';
import { OtherNames } from '../parts/other-names.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture, type StoredPicture } from '../parts/picture.tsx';
import { Video } from '../parts/video.tsx';
import styles from './record-page.module.css';

type Props = {
  /** Its one address, below the origin. */
  path: string;
  /** The pages above it. */
  above: Crumb[];
  /** The number of a major, over the name; '' where it has none. */
  majorCode?: string;
  name: string;
  otherNames: string[];
  lede: string;
  picture: StoredPicture;
  /** Below the lede: facts in a line or two. */
  facts?: ReactNode;
  text?: string;
  video: string | null;
  sections: Section[];
  /** What belongs to the record, or stands beside it. */
  children: ReactNode;
};

/** Beside the words it takes seven columns of twelve, below them the whole width; the sidebar comes in at 60em. */
const sizes = '(min-width: 69em) min(39rem, 55vw - 168px), (min-width: 60em) calc(97vw - 288px), (min-width: 48em) 57vw, 86vw';

/** The page of a position, a major or a subject: the name across the whole width, then words and picture side by side. */
export function RecordPage({
  path,
  above,
  majorCode = '',
  name,
  otherNames,
  lede,
  picture,
  facts,
  text = '',
  video,
  sections,
  children,
}: Props) {
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['above']}>
          <Breadcrumbs above={above} current={name} />
        </div>
        <div className={styles['name']}>
          {majorCode !== '' && (
            <p className={styles['code']}>
              <span className={styles['codeLabel']}>Mã ngành </span>
              {majorCode}
            </p>
          )}
          <h1 className="page-title">{name}</h1>
          <OtherNames names={otherNames} />
        </div>
        <div className={styles['picture']}>
          <Picture {...picture} seed={name} sizes={sizes} priority className={styles['bleed']} />
        </div>
        <div className={styles['words']}>
          {lede !== '' && <p className="lede">{lede}</p>}
          {facts}
        </div>
      </header>
      {text !== '' && (
        <div className={styles['text']}>
          <Paragraphs text={text} />
        </div>
      )}
      <Video link={video} title={name} />
      <div>
        <AnchorButtons sections={sections} />
        <ContentSections sections={sections} />
      </div>
      {children}
      <PrintFoot path={path} />
    </article>
  );
}

/** The records beside this one; `unit` is what they are counted in. */
export function OtherRecords({ id, title, unit, entries }: { id: string; title: string; unit: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['more']}>
      <PartTitle id={id} title={title} count={`${entries.length} ${unit}`} />
      <Cards entries={entries} className={styles['others']} />
    </section>
  );
}

const neverChanges = () => () => {};

/** In print only: the school, its hotlines and the address of the page. `path` is below the origin. */
function PrintFoot({ path }: { path: string }) {
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  // Without PUBLIC_URL the server does not know the origin; the browser does.
  const found = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  return (
    <footer className={styles['foot']}>
      <p>
        <b>{site.name}</b>
        {site.hotlines.map((digits) => ` · ${groupHotline(digits)}`)} · {site.email}
      </p>
      <p>{(named || found) + path}</p>
    </footer>
  );
}
