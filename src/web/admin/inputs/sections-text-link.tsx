import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LinkTarget, targetOf, writtenTarget } from '#shared/text/marked-text.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { LeadNote } from './destinations/lead-note.tsx';
import { PageBox } from './destinations/page-box.tsx';
import { isTypedAddress, withScheme } from './destinations/typed-address.ts';

export type LinkWork = { words: string; target: LinkTarget | null };

type Props = { work: LinkWork; onClose: () => void; onSet: (words: string, target: LinkTarget | null) => void };

/** Where a link leads: a page of this site, found by its name, or an address. */
export function LinkDialog({ work, onClose, onSet }: Props) {
  const [words, setWords] = useState(work.words);
  const [typed, setTyped] = useState(work.target?.kind === 'address' ? work.target.href : '');
  const [fault, setFault] = useState<string | null>(null);
  const address = addressOf(typed);
  const [picked, setPicked] = useState({ target: work.target?.kind === 'record' ? work.target : null, name: '' });
  const kept = typed.trim() === '' ? picked.target : null;
  const target = address ?? kept;
  const shown = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setTyped(text);
    setFault(null);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form of the record around it must not be sent.
    event.stopPropagation();
    if (target !== null) onSet(words.trim() || typed.trim() || picked.name, target);
    else setFault('Chọn một trang trong danh sách hiện ra khi gõ, hoặc nhập địa chỉ bắt đầu bằng https://, /, mailto: hoặc tel:');
  }

  /** Once it is known where the link leads, the words are to be seen before it is set. */
  const toWords = () => {
    shown.current?.focus();
    shown.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || target === null) return;
    event.preventDefault();
    toWords();
  };

  return (
    <Dialog opened onClose={onClose} title={work.target ? 'Sửa liên kết' : 'Đặt liên kết'} size="34rem">
      <form className="stack-4" onSubmit={submit} noValidate>
        <div className="stack-2">
          <PageBox
            label="Trang hoặc địa chỉ"
            description={
              kept === null
                ? 'Gõ vài chữ trong tên một trang của site, hoặc dán địa chỉ'
                : 'Đã chọn một trang. Gõ để đổi trang khác.'
            }
            data-autofocus
            error={fault}
            value={typed}
            onType={type}
            isAddress={(text) => isTypedAddress(text) || addressOf(text) !== null}
            onKeyDown={onKeyDown}
            // A record is named by its number, which a later name or place does not change.
            onPick={({ path, name, record }) => {
              type(record === null ? path : '');
              setPicked({ target: record && { kind: 'record', ...record }, name });
              if (words.trim() === '' || words === picked.name) flushSync(() => setWords(name));
              toWords();
            }}
            inDialog
          />
          <LeadNote
            address={kept === null ? withScheme(typed.trim()) : writtenTarget(kept)}
            stored={work.target?.kind === 'address' ? work.target.href : kept && writtenTarget(kept)}
            missed={
              kept === null
                ? {}
                : {
                    whileHidden: 'Khi trang còn ẩn, khách thấy chữ nhưng không bấm được.',
                    whenGone: 'Khách chỉ thấy chữ, không bấm được.',
                  }
            }
            onUse={type}
          />
        </div>
        <TextInput
          ref={shown}
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
          <SecondaryButton onClick={onClose}>Hủy</SecondaryButton>
          <Button type="submit">{work.target ? 'Sửa liên kết' : 'Đặt liên kết'}</Button>
        </Answers>
      </form>
    </Dialog>
  );
}

/** An address as people type it; null for words that are looked for. */
function addressOf(typed: string): LinkTarget | null {
  const text = typed.trim();
  const whole = /^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(text) ? `mailto:${text}` : withScheme(text);
  const target = targetOf(whole);
  return target?.kind === 'address' ? target : null;
}
