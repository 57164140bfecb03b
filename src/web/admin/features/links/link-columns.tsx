import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { LinkProblem } from '#shared/answers/links.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { callApi } from '../../session/client.ts';
import cells from '../../lists/cells.module.css';
import { findDescription } from '../../work/records/description.ts';
import { ToForm } from '../../screens/told-record.tsx';
import { useWrite } from '../../work/use-write.ts';
import { placeText } from '../../work/uses/describe-uses.ts';
import { addressText, kindNames, reasonText, sinceText } from './link-words.ts';
import styles from './links.module.css';

/** What is told of links that do not lead where they should: what is wrong, and where they stand. */
export const columns: Column<LinkProblem>[] = [
  { key: 'address', label: 'Liên kết', role: 'title', cell: ({ address }) => <Address address={address} /> },
  { key: 'kind', label: 'Tình trạng', cell: (link) => <State link={link} /> },
  { key: 'places', label: 'Nơi dùng', cell: (link) => <Places link={link} /> },
];

function Address({ address }: { address: string }) {
  const isOpened = address.startsWith('/') || httpUrl(address) !== null;
  const shown = <span className={`breaks ${styles['address']}`}>{addressText(address)}</span>;
  return isOpened ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shown}
      <span className="visually-hidden"> (mở trong tab mới)</span>
    </a>
  ) : (
    shown
  );
}

function State({ link }: { link: LinkProblem }) {
  const { kind, new_address: next, target, may_take_new: mayTake } = link;
  const noun = target === null ? undefined : findDescription(target.resource)?.noun;
  return (
    <div className={`stack-1 breaks ${styles['told']}`}>
      <strong data-kind={kind}>{kindNames[kind]}</strong>
      <p>{reasonText(link)}</p>
      {next !== null && (
        <p>
          Địa chỉ mới:{' '}
          <a href={next} target="_blank" rel="noopener noreferrer">
            <span className={`breaks ${styles['address']}`}>{next}</span>
            <span className="visually-hidden"> (mở trong tab mới)</span>
          </a>
        </p>
      )}
      {target !== null && noun !== undefined && (
        <p>
          <Link to={adminEditPath(target.resource, target.id)}>Mở {noun} đang ẩn</Link>
        </p>
      )}
      {mayTake && <Take link={link} />}
      <p className="quiet-xs figures">{sinceText(link)}</p>
    </div>
  );
}

/** Places that are shown before one asks for all. */
const shownFirst = 3;

function Places({ link: { places, places_total: total, address } }: { link: LinkProblem }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed goes.
    if (all) list.current?.children[shownFirst]?.querySelector('a')?.focus();
  }, [all]);
  const shown = all ? places : places.slice(0, shownFirst);
  const hidden = places.length - shown.length;
  const unnamed = total - places.length;
  return (
    <ul ref={list} className={`stack-2 breaks ${styles['places']}`}>
      {shown.map((place) => (
        <li key={`${place.resource} ${place.id} ${place.field}`}>
          <ToForm of={place}>{place.title}</ToForm>
          <span className="quiet-xs figures">{placeText(place)}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className="text-button" aria-description={addressText(address)} onClick={() => setAll(true)}>
            Xem thêm {hidden} nơi
          </button>
        </li>
      )}
      {unnamed > 0 && <li className="quiet-xs figures">và {unnamed.toLocaleString('vi-VN')} nơi khác</li>}
    </ul>
  );
}

/** Has the new address be used where the link stands, with the offer to take that back. */
function Take({ link: { id, address } }: { link: LinkProblem }) {
  const { write, busy } = useWrite();
  const take = async () => {
    await write({
      call: () => callApi('POST /admin/link-problems/:id/new-address', { at: { id } }),
      failed: 'Chưa dùng được địa chỉ mới!',
      told: 'bar',
    });
    // With the row goes the button that had the focus.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  };
  return (
    <button
      type="button"
      className={cells['action']}
      aria-description={addressText(address)}
      disabled={busy}
      onClick={() => void take()}
    >
      Dùng địa chỉ mới
    </button>
  );
}
