import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { adminUrlKinds } from './sections-text-targets.ts';
import { type LinkTarget, targetOf } from '#shared/rules/marked-text.ts';
import { capital } from '#shared/texts.ts';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { useFound } from '../palette/use-found.ts';
import { findDescription } from '../records/description.ts';
import styles from './sections-text.module.css';

export type LinkWork = { words: string; target: LinkTarget | null };

type Props = { work: LinkWork; onClose: () => void; onSet: (words: string, target: LinkTarget | null) => void };

/** Where a link leads: a page of this site, found by its name, or an address. */
export function LinkDialog({ work, onClose, onSet }: Props) {
  const [words, setWords] = useState(work.words);
  const [typed, setTyped] = useState(work.target?.kind === 'address' ? work.target.href : '');
  const [fault, setFault] = useState<string | null>(null);
  const address = addressOf(typed);
  const found = useFound(address === null ? typed : '');
  const pages = found.records.filter(({ resource }) => adminUrlKinds.has(resource)).slice(0, 8);
  const setTo = (target: LinkTarget, name: string) => onSet(words.trim() || name, target);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form of the record around it must not be sent.
    event.stopPropagation();
    const [first] = pages;
    if (address !== null) setTo(address, typed.trim());
    else if (first) setTo({ kind: 'record', resource: first.resource, id: first.id }, first.title);
    else if (typed.trim() === '' && work.target?.kind === 'record') setTo(work.target, words);
    else setFault('Gõ tên một trang trên site, hoặc địa chỉ bắt đầu bằng https://, /, mailto: hoặc tel:');
  }

  return (
    <Dialog opened onClose={onClose} title={work.target ? 'Sửa liên kết' : 'Đặt liên kết'} size="34rem">
      <form className={styles['dialog']} onSubmit={submit} noValidate>
        <TextInput
          label="Trang hoặc địa chỉ"
          description={
            work.target?.kind === 'record'
              ? `Đang dẫn tới ${findDescription(work.target.resource)?.noun ?? 'bản ghi'} số ${work.target.id}. Gõ để đổi.`
              : 'Gõ vài chữ trong tên trang của site, hoặc dán địa chỉ https://'
          }
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          error={fault}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFault(null);
          }}
        />
        {pages.length > 0 && (
          <ul className={styles['pages']} aria-label="Trang tìm thấy">
            {pages.map(({ resource, id, title, above, is_hidden: isHidden }) => (
              <li key={`${resource}:${id}`}>
                <UnstyledButton className={styles['page']} onClick={() => setTo({ kind: 'record', resource, id }, title)}>
                  <span>{title}</span>
                  <span className={styles['beside']}>
                    {[capital(findDescription(resource)?.noun ?? ''), above, isHidden ? 'đang ẩn' : null]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        {found.isPending && pages.length === 0 && <p className={styles['beside']}>Đang tìm...</p>}
        {found.error !== null && <p role="alert">Chưa tìm được trang. {found.error.message}</p>}
        <TextInput
          label="Chữ hiện ra"
          description="Để trống: lấy tên trang"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Answers>
          {work.target && (
            <Button variant="subtle" color="ink" onClick={() => onSet(work.words, null)}>
              Bỏ liên kết
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Hủy
          </Button>
          <Button type="submit">{work.target ? 'Sửa liên kết' : 'Đặt liên kết'}</Button>
        </Answers>
      </form>
    </Dialog>
  );
}

/** An address as people type it; null for words that are looked for. */
function addressOf(typed: string): LinkTarget | null {
  const text = typed.trim();
  const whole = /^www\.\S+\.\S/i.test(text)
    ? `https://${text}`
    : /^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(text)
      ? `mailto:${text}`
      : text;
  const target = targetOf(whole);
  return target?.kind === 'address' ? target : null;
}
