import { type ReactNode, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShownSection } from '#shared/answers/parts.ts';
import { askingAbout } from '#shared/paths.ts';
import { slugify } from '#shared/text/slugify.ts';
import type { loader } from '#web/root.tsx';
import { useSite } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { adviceId, canBeAsked } from '../guidance/ways-to-ask.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs, type Crumb } from '../parts/breadcrumbs.tsx';
import { Cards, type Entry } from '../parts/card.tsx';
import { ContentSections, Paragraphs, SectionText } from '../parts/content-sections.tsx';
import { groupHotline } from '#shared/formats/phone.ts';
import { OtherNames } from '../parts/other-names.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture, type StoredPicture } from '../parts/picture.tsx';
import { useAwake } from '../parts/use-awake.ts';
import { Video } from '../parts/video.tsx';
import type { Block } from './block.tsx';
import { splitLede } from './split-lede.ts';
import styles from './record-page.module.css';

type Props = {
  /** Its one address, below the origin. */
  path: string;
  /** The pages above it. */
  above: Crumb[];
  /** Over the name: the number of a major. */
  kicker?: ReactNode;
  name: string;
  otherNames: string[];
  /** Below the name: what can be done with the record. */
  actions: ReactNode;
  /** Before the lede: what has to be known first. */
  next?: ReactNode;
  lede: string;
  /** Below the lede: the answer that most come for, and facts. */
  facts?: ReactNode;
  /** What it leads to, before its picture. */
  leads?: Block[];
  picture: StoredPicture;
  text?: string;
  video: string | null;
  sections: ShownSection[];
  /** What belongs to the record, or stands beside it. */
  blocks: Block[];
};

/** About four lines of a phone: what follows the first sentence of a longer one stands below the facts. */
const ledeLength = 160;

const placesOf = (blocks: Block[]) => blocks.map(({ id, title }) => ({ anchor: id, title }));

/** On the phone it is low and the width of the window, beside the words it takes five columns of twelve; the sidebar comes in at 60em. */
const sizes = '(min-width: 69em) min(27rem, 39vw - 120px), (min-width: 60em) calc(97vw - 288px), (min-width: 48em) 40vw, 86vw';

/**
 * The page of a position, a major or a subject: the name across the whole width, then words and picture side by side. On the
 * phone the answer and the facts come first, then what the record leads to, then the picture.
 */
export function RecordPage({
  path,
  above,
  kicker,
  name,
  otherNames,
  actions,
  next,
  lede,
  facts,
  leads = [],
  picture,
  text = '',
  video,
  sections,
  blocks,
}: Props) {
  const asks = canBeAsked(useSite());
  const [before, after] = [leads.filter(isShown), blocks.filter((each) => isShown(each) && (asks || each.id !== adviceId))];
  const own = useMemo(
    () => sections.filter((section) => ![...leads, ...blocks].some((each) => isShown(each) && isOf(section, each))),
    // Blocks follow from the record, as its sections do; the same list keeps what the reader has unfolded.
    // oxlint-disable-next-line react/exhaustive-deps -- blocks are made anew with each render
    [sections],
  );
  const split = splitLede(lede, ledeLength);
  // One long sentence stays together.
  const { lede: first, rest } = split.lede === '' ? { lede: split.rest, rest: '' } : split;
  const words = [rest, text].filter((part) => part !== '').join('\n\n');
  return (
    <article className={styles['page']}>
      <div className={styles['head']}>
        <header className={styles['top']}>
          <Breadcrumbs above={above} current={name} />
          <div>
            {kicker}
            <h1 className={`page-title ${styles['name']}`}>{name}</h1>
            <OtherNames names={otherNames} />
          </div>
          <div className={styles['actions']}>
            {actions}
            {after.some(({ id }) => id === adviceId) && <Link to={askingAbout(path)}>Hỏi tư vấn</Link>}
          </div>
        </header>
        <div className={styles['words']}>
          {next}
          {first !== '' && <p className={styles['lede']}>{first}</p>}
          {facts}
        </div>
        {before.map((each) => (
          <div key={each.id} className={styles['lead']}>
            {each.content}
            <Joined block={each} sections={sections} />
          </div>
        ))}
        <div className={styles['picture']}>
          <Picture {...picture} seed={name} sizes={sizes} priority described className={styles['bleed']} />
        </div>
      </div>
      {words !== '' && (
        <div className={styles['text']}>
          <Paragraphs text={words} />
        </div>
      )}
      <Video link={video} title={name} />
      <div>
        <AnchorButtons sections={own} before={placesOf(before)} after={placesOf(after)} />
        {(own.length > 0 || sections.length === 0) && <ContentSections sections={own} />}
        <div className={styles['blocks']}>
          {after.map((each) => (
            <div key={each.id}>
              {each.content}
              <Joined block={each} sections={sections} />
            </div>
          ))}
        </div>
      </div>
      <PrintFoot path={path} />
    </article>
  );
}

const isShown = ({ isEmpty }: Block) => !isEmpty;
const isOf = (section: ShownSection, block: Block) => slugify(section.title) === slugify(block.title);

/**
 * What an editor has written under the title of a block stands at its end: a second heading of the same words would have an anchor of
 * its own and say that there are two such parts.
 */
const Joined = ({ block, sections }: { block: Block; sections: ShownSection[] }) =>
  sections
    .filter((section) => isOf(section, block))
    .map((section, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two sections may read alike, and none ever moves
      <div key={index} className={styles['joined']}>
        <SectionText section={section} />
      </div>
    ));

/** The block that ends a page: whom to ask. */
export const askBlock = (subject: string): Block => ({
  id: adviceId,
  title: 'Hỏi tư vấn',
  isEmpty: false,
  content: <AskAdvice subject={subject} />,
});

/** Cards of the records beside this one, or of what was written about it; `unit` is what they are counted in. */
export const cardsBlock = (id: string, title: string, unit: string, entries: Entry[]): Block => ({
  id,
  title,
  isEmpty: entries.length === 0,
  content: (
    <section aria-labelledby={id} className={styles['more']}>
      <PartTitle id={id} title={title} count={`${entries.length} ${unit}`} />
      <Cards entries={entries} className={styles['others']} />
    </section>
  ),
});

/** In print only: the school, its hotlines and the address of the page. `path` is below the origin. */
function PrintFoot({ path }: { path: string }) {
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const { name, hotlines, email } = useSite();
  // Without PUBLIC_URL the server does not know the origin; the browser does.
  const found = useAwake() ? location.origin : '';
  return (
    <footer className={styles['foot']}>
      <p>
        <b>{name}</b>
        {hotlines.map((digits) => ` · ${groupHotline(digits)}`)}
        {email !== '' && ` · ${email}`}
      </p>
      <p>{(named || found) + path}</p>
    </footer>
  );
}
