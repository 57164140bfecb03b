import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { adminEditPath } from '#shared/admin-paths.ts';
import { type Listings, namedListings } from '#shared/answers/listings.ts';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { TryAgain } from '../../session/try-again.tsx';
import { useKeptFocus } from '../../inputs/use-kept-focus.ts';
import { useRecordChoices } from '../../inputs/use-record-choices.ts';
import { findDescription } from '../../work/records/description.ts';
import styles from './listings.module.css';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { useWrite } from '../../work/use-write.ts';

/** Which others list a record, by the field they name it in. */
export function ListingsFound({ description, id }: { description: Description; id: number }) {
  const { listings, error, retry, busy, change } = useListings(description, id);
  return (
    <>
      {listings === undefined && error === null && <p role="status">{texts.loadingData}</p>}
      {listings === undefined && error !== null && (
        <div className="stack-2 starts" role="alert">
          <p>{error.message}</p>
          <TryAgain isSmall onClick={retry} />
        </div>
      )}
      {listings?.map((listing) => (
        <Listed
          key={`${listing.resource} ${listing.field}`}
          listing={listing}
          seen={{ id, noun: description.noun }}
          own={listing.resource === description.path}
          busy={busy}
          change={change}
        />
      ))}
    </>
  );
}

type Listing = Listings[number];
type ListedProps = {
  listing: Listing;
  /** The record of the form. */
  seen: { id: number; noun: string };
  /** It is of the type of those that list it, and cannot list itself. */
  own: boolean;
  busy: boolean;
  change: ReturnType<typeof useListings>['change'];
};

function Listed({ listing, seen, own, busy, change }: ListedProps) {
  const { resource, field, count, records } = listing;
  const description = findDescription(resource);
  const described = description?.fields[field];
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, setSaid] = useState('');
  const id = useId();
  const { choices, asked } = useRecordChoices(description ?? null, { own: own ? seen.id : null });
  if (description === undefined || described?.kind !== 'references') return null;
  const { noun } = description;
  const there = new Set(records.map((record) => String(record.id)));
  const nameOf = namesIn(records);

  const add = async (chosen: number, label: string) => {
    const text = `Đã gắn vào ${noun} “${label}”.`;
    if (await change({ resource, field, add: [chosen] }, text)) setSaid(text);
  };
  const remove = async (record: Listing['records'][number]) => {
    const index = records.indexOf(record);
    const near = records[index + 1] ?? records[index - 1];
    const text = `Đã gỡ khỏi ${noun} “${nameOf(record)}”.`;
    if (!(await change({ resource, field, remove: [record.id] }, text))) return;
    keepFocus(...(near ? [`[data-listed="${near.id}"] button`] : []), 'input');
    setSaid(text);
  };
  // The list is closed: the key would send the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the input within
    <div ref={root} className={`stack-2 ${styles['listed']}`} aria-busy={busy || undefined} onKeyDown={onKeyDown}>
      <SearchableSelect
        id={id}
        label={described.seenAs}
        description={`Những ${noun} có ${seen.noun} này trong ô “${described.label}”.`}
        inputWrapperOrder={['label', 'description', 'input']}
        openOnFocus={false}
        adds
        placeholder={`Thêm ${noun}`}
        readOnly={busy}
        choices={choices.filter(({ value }) => !there.has(value))}
        asked={asked}
        value={null}
        onChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (chosen) void add(Number(chosen.value), chosen.label);
        }}
      />
      {records.length > 0 ? (
        <ul className="flow-2" aria-label={described.seenAs}>
          {records.map((record) => (
            <li key={record.id} className="inline chip raised" data-listed={record.id}>
              <Link className={`breaks shrinks ${styles['name']}`} to={adminEditPath(resource, record.id)}>
                {nameOf(record)}
              </Link>
              <CloseButton size="md" title="Gỡ" aria-label={`Gỡ khỏi ${nameOf(record)}`} onClick={() => void remove(record)} />
            </li>
          ))}
          {count > records.length && <li className={`quiet ${styles['more']}`}>và {count - namedListings} nữa</li>}
        </ul>
      ) : (
        <p className={`quiet ${styles['quiet']}`}>Chưa có {noun} nào.</p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Those of one name are told apart by what they belong to, and hidden ones are marked. */
function namesIn(records: Listing['records']): (record: Listing['records'][number]) => string {
  const times = Map.groupBy(records, ({ title }) => title);
  return ({ title, above, is_hidden: isHidden }) => {
    const named = above !== null && (times.get(title)?.length ?? 0) > 1 ? `${title} · ${above}` : title;
    return isHidden ? `${named} (Ẩn)` : named;
  };
}

type Change = { resource: string; field: string; add?: number[]; remove?: number[] };

/** Which records list one. What is changed is saved at once; `said` tells it in the bar that offers to take it back. */
function useListings({ path }: Description, id: number) {
  const queries = useQueryClient();
  const { write, busy } = useWrite();
  const at = { resource: path, id };
  const queryKey = ['listings', path, id];
  const read = (signal: AbortSignal) => callApi('GET /admin/:resource/:id/listings', { at, signal });
  const { data, error, refetch } = useAnswer(queryKey, read, { gcTime: 0 });

  /** True when it went through. */
  const change = async (asked: Change, said: string): Promise<boolean> =>
    !busy &&
    write({
      call: () => callApi('PUT /admin/:resource/:id/listings', { at, body: asked }),
      failed: 'Chưa lưu được.',
      told: 'nowhere',
      undo: said,
      done: ({ data: now }) => {
        queries.setQueryData(queryKey, now);
        // Lists and forms of the other records are out of date; this form holds nothing of it.
        void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'form', refetchType: 'none' });
      },
      refused: () => {
        // What is shown may be what stood in the way.
        void refetch();
        return false;
      },
      refresh: 'nothing',
    });
  return { listings: data, error, retry: () => void refetch(), busy, change };
}
