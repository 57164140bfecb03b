import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { LinkPlace, LinkProblem } from '#shared/answers/links.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import cells from '../lists/cells.module.css';
import { findDescription } from '../records/description.ts';
import { useSession } from '../session.tsx';
import { addressText, kindNames, placeText, reasonText, sinceText } from './link-words.ts';
import styles from './links.module.css';

type Props = {
  caption: string;
  links: readonly LinkProblem[];
  loading: boolean;
  empty: ReactNode;
  /** Writes the new address of a link where it stands. */
  onTake: (link: LinkProblem) => Promise<void>;
};

/** Links that do not lead where they should, with what is wrong and where they stand. */
export const LinkTable = ({ caption, links, loading, empty, onTake }: Props) => (
  <DataTable caption={caption} columns={columnsOf(onTake)} rows={links} rowKey={({ id }) => id} loading={loading} empty={empty} />
);

const columnsOf = (onTake: Props['onTake']): Column<LinkProblem>[] => [
  { key: 'address', label: 'Liên kết', role: 'title', cell: ({ address }) => <Address address={address} /> },
  { key: 'kind', label: 'Tình trạng', cell: (link) => <State link={link} onTake={onTake} /> },
  { key: 'places', label: 'Nơi dùng', cell: (link) => <Places link={link} /> },
];

function Address({ address }: { address: string }) {
  const isOpened = address.startsWith('/') || httpUrl(address) !== null;
  const shown = <span className={styles['address']}>{addressText(address)}</span>;
  return isOpened ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shown}
      <span className="visually-hidden"> (mở trong tab mới)</span>
    </a>
  ) : (
    shown
  );
}

function State({ link, onTake }: { link: LinkProblem; onTake: Props['onTake'] }) {
  const { kind, new_address: next, target, may_take_new: mayTake } = link;
  const noun = target === null ? undefined : findDescription(target.resource)?.noun;
  return (
    <div className={styles['told']}>
      <strong data-kind={kind}>{kindNames[kind]}</strong>
      <p>{reasonText(link)}</p>
      {next !== null && (
        <p>
          Địa chỉ mới:{' '}
          <a href={next} target="_blank" rel="noopener noreferrer">
            <span className={styles['address']}>{next}</span>
            <span className="visually-hidden"> (mở trong tab mới)</span>
          </a>
        </p>
      )}
      {target !== null && noun !== undefined && (
        <p>
          <Link to={adminEditPath(target.resource, target.id)}>Mở {noun} đang ẩn</Link>
        </p>
      )}
      {mayTake && <Take link={link} onTake={onTake} />}
      <p className={styles['quiet']}>{sinceText(link)}</p>
    </div>
  );
}

/** Places that are shown before one asks for all. */
const shownFirst = 3;

function Places({ link: { places, places_total: total, address } }: { link: LinkProblem }) {
  const [all, setAll] = useState(false);
  const { admin } = useSession();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed goes.
    if (all) list.current?.children[shownFirst]?.querySelector('a')?.focus();
  }, [all]);
  const shown = all ? places : places.slice(0, shownFirst);
  const mayOpen = ({ resource }: LinkPlace) => resource !== siteSettings.path || admin?.role === 'admin';
  const hidden = places.length - shown.length;
  const unnamed = total - places.length;
  return (
    <ul ref={list} className={styles['places']}>
      {shown.map((place) => (
        <li key={`${place.resource} ${place.id} ${place.field}`}>
          {mayOpen(place) ? <Link to={adminEditPath(place.resource, place.id)}>{place.title}</Link> : place.title}
          <span className={styles['quiet']}>{placeText(place)}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={`text-button ${styles['more']}`}
            aria-description={addressText(address)}
            onClick={() => setAll(true)}
          >
            Xem thêm {hidden} nơi
          </button>
        </li>
      )}
      {unnamed > 0 && <li className={styles['quiet']}>và {unnamed.toLocaleString('vi-VN')} nơi khác</li>}
    </ul>
  );
}

function Take({ link, onTake }: { link: LinkProblem; onTake: Props['onTake'] }) {
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    await onTake(link);
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={cells['action']}
      aria-description={addressText(link.address)}
      disabled={isBusy}
      onClick={() => void take()}
    >
      Dùng địa chỉ mới
    </button>
  );
}
