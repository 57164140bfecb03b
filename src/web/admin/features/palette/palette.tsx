import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { adminEditPath, adminFieldPath } from '#shared/admin-paths.ts';
import { leastSought } from '#shared/answers/found-records.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { capital } from '#shared/texts.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LineIcon, type LineIconName } from '#web/ui/line-icon.tsx';
import { iconOf } from '../../screens/screen-groups.ts';
import { findDescription } from '../../work/records/description.ts';
import { useSession } from '../../session/session.tsx';
import { TryAgain } from '../../session/try-again.tsx';
import { type Command, commandsHere, fieldsTyped, matchingCommands, screenCommands } from './commands.ts';
import { lastOpened } from './last-opened.ts';
import styles from './palette.module.css';
import { screenActions } from '../../work/screen-actions.ts';
import { useFound } from '../../work/use-found.ts';

/** `takeAhead` gives what was typed before the input had the focus, and ends that. */
export type PaletteProps = { open: boolean; onClose: () => void; takeAhead: () => string };

/** A line that can be chosen. `beside` tells it from others of its name. */
type Option = { key: string; label: string; icon: LineIconName; beside: string; isHidden?: boolean; does: Does };
type Does = { to: string } | { href: string } | { run: () => void };
type Group = { title: string; options: readonly Option[] };

/** Finds any record, screen or action by some letters. */
export const Palette = ({ open, onClose, takeAhead }: PaletteProps) => (
  <Dialog
    opened={open}
    onClose={onClose}
    title="Tìm nhanh"
    size="40rem"
    centered={false}
    yOffset="8dvh"
    returnFocus={false}
    classNames={{ body: styles['body'] ?? '', title: 'visually-hidden' }}
  >
    <Finder onClose={onClose} takeAhead={takeAhead} />
  </Dialog>
);

function Finder({ onClose, takeAhead }: Omit<PaletteProps, 'open'>) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Drawn before the next key, which would else be typed into an empty input.
  useLayoutEffect(() => {
    const ahead = takeAhead();
    if (ahead !== '') setTyped(ahead);
    input.current?.focus();
  }, [takeAhead]);
  const found = useFound(typed);
  const ofField = useMemo(() => fieldsTyped(typed), [typed]);
  const foundOfField = useFound(ofField?.rest ?? '');
  const fields = foundOfField.records.flatMap((record): Option[] => {
    const field = ofField?.fields.get(record.resource);
    return field === undefined ? [] : [fieldOption(record, field)];
  });
  const groups = useGroups(typed, found.records, fields);
  const options = groups.flatMap((group) => group.options);
  const [moved, setMoved] = useState<string | null>(null);
  const active = options.find(({ key }) => key === moved) ?? options[0] ?? null;
  const idOf = (option: Option) => `${id}${option.key}`;

  const list = useRef<HTMLDivElement>(null);
  const activeId = active === null ? undefined : idOf(active);
  useEffect(() => {
    if (moved !== null && activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, moved]);

  const open = ({ does }: Option, inNewTab: boolean) => {
    // What happens next finds the focus where it was, and asks before unsaved work is left as it does for a link.
    flushSync(onClose);
    if ('run' in does) does.run();
    else if ('href' in does || inNewTab) window.open('href' in does ? does.href : does.to, '_blank', 'noopener');
    else void navigate(does.to);
  };

  const step = (by: number) => {
    if (options.length === 0) return;
    const place = active === null ? -1 : options.indexOf(active);
    setMoved(options[(place + by + options.length) % options.length]?.key ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A syllable that is being composed takes the keys itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'PageDown') setMoved(options[Math.min(options.length - 1, options.indexOf(active!) + 8)]?.key ?? null);
    else if (event.key === 'PageUp') setMoved(options[Math.max(0, options.indexOf(active!) - 8)]?.key ?? null);
    else if (event.key === 'Enter') {
      if (active) open(active, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  };

  const isSought = searchKeys(typed).join('').length >= leastSought;
  const nothing = isSought && options.length === 0 && !found.isPending && !foundOfField.isPending && found.error === null;
  return (
    <>
      <div className={`line-3 quiet ${styles['field']}`}>
        <LineIcon name="searches" />
        <input
          ref={input}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-label="Tìm bản ghi, màn hình hoặc việc cần làm"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder="Gõ tên, mã, hoặc việc cần làm"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMoved(null);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
        <SmallButton onClick={onClose}>Đóng</SmallButton>
      </div>
      <p className="visually-hidden" role="status">
        {said(typed, options.length, found.isPending)}
      </p>
      <div ref={list} id={id} className={styles['list']} role="listbox" aria-label="Kết quả" tabIndex={-1}>
        {groups.map(({ title, options: of }, index) => (
          <div key={title} role="group" aria-labelledby={`${id}nhom${index}`} className={styles['group']}>
            <p id={`${id}nhom${index}`} className={`quiet-xs strong ${styles['head']}`} role="presentation">
              {title}
            </p>
            {of.map((option) => (
              <Line
                key={option.key}
                id={idOf(option)}
                option={option}
                active={option === active}
                onPoint={() => setMoved(option.key)}
                onOpen={(inNewTab) => open(option, inNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.error !== null && (
        <div className={`row-3 apart trouble ${styles['trouble']}`} role="alert">
          <p>
            <strong>Chưa tìm được bản ghi.</strong> {found.error.message}
          </p>
          <TryAgain isSmall onClick={found.retry} />
        </div>
      )}
      {nothing && (
        <p className={`quiet ${styles['nothing']}`}>
          Không thấy bản ghi, màn hình hay việc nào như vậy. Thử ít chữ hơn, hoặc một tên khác.
        </p>
      )}
      {found.isPending && options.length === 0 && <p className={`quiet ${styles['nothing']}`}>Đang tìm...</p>}
      {!found.isComplete && (
        <p className={`quiet-xs ${styles['part']}`}>
          Nội dung rất nhiều nên chỉ tìm trong phần mới hơn. Danh sách của từng loại tìm được hết.
        </p>
      )}
      <p className={`flow quiet-xs ${styles['foot']}`} aria-hidden="true">
        <span>
          <kbd>Mũi tên</kbd> chọn
        </span>
        <span>
          <kbd>Enter</kbd> mở
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> mở tab mới
        </span>
        <span>
          <kbd>Esc</kbd> đóng
        </span>
      </p>
    </>
  );
}

function said(typed: string, count: number, isPending: boolean): string {
  if (typed.trim() === '' || isPending) return '';
  return count === 0 ? 'Không có kết quả.' : `${count} kết quả.`;
}

type LineProps = { id: string; option: Option; active: boolean; onPoint: () => void; onOpen: (inNewTab: boolean) => void };

function Line({ id, option, active, onPoint, onOpen }: LineProps) {
  const { label, icon, beside, isHidden } = option;
  const press = (event: MouseEvent) => onOpen(event.ctrlKey || event.metaKey || event.button === 1);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus, and the keys
    <div
      id={id}
      className={`line-3 ${styles['option']}`}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      onAuxClick={(event) => event.button === 1 && press(event)}
    >
      <LineIcon name={icon} className={`quiet rigid ${styles['sign']}`} />
      <span className={`breaks shrinks ${styles['label']}`}>{label}</span>
      {beside !== '' && <span className={`quiet-xs cut-short shrinks ${styles['beside']}`}>{beside}</span>}
      {isHidden && <span className={`quiet tag rigid ${styles['hidden']}`}>Đang ẩn</span>}
    </div>
  );
}

/** What is offered: before something is typed, what can be done here, what was opened last, and every screen. */
function useGroups(typed: string, records: ReturnType<typeof useFound>['records'], fields: readonly Option[]): Group[] {
  const { admin } = useSession();
  const { pathname } = useLocation();
  const here = useMemo(() => commandsHere(pathname, screenActions()), [pathname]);
  const screens = useMemo(() => screenCommands(admin), [admin]);
  const opened = useMemo(() => (admin === null ? [] : lastOpened(admin.id)), [admin]);
  if (typed.trim() === '') {
    const lately = opened
      .map((record): Option => recordOption({ ...record, above: null, named: null, is_hidden: false }))
      .filter(({ does }) => !('to' in does) || does.to !== pathname)
      .slice(0, 6);
    return [
      { title: 'Ở màn hình này', options: here.filter(({ isSought }) => !isSought).map(commandOption) },
      { title: 'Vừa mở', options: lately },
      { title: 'Đi tới', options: screens.filter((screen) => !('to' in screen) || screen.to !== pathname).map(commandOption) },
    ].filter(({ options }) => options.length > 0);
  }
  return [
    { title: 'Việc và màn hình', options: matchingCommands([...here, ...screens], typed).map(commandOption) },
    { title: 'Bản ghi', options: records.map(recordOption) },
    { title: 'Ô của bản ghi', options: fields },
  ].filter(({ options }) => options.length > 0);
}

const commandOption = (command: Command): Option => {
  const { id, label, icon } = command;
  const does: Does = 'to' in command ? { to: command.to } : 'href' in command ? { href: command.href } : { run: command.run };
  return { key: id, label, icon, beside: 'href' in command ? 'mở tab mới' : '', does };
};

type Named = { resource: string; id: number; title: string; above: string | null; named: string | null; is_hidden: boolean };

const recordOption = ({ resource, id, title, above, named, is_hidden: isHidden }: Named): Option => ({
  key: `${resource}:${id}`,
  label: title,
  icon: iconOf(resource),
  beside: [named, capital(findDescription(resource)?.noun ?? ''), above].filter(Boolean).join(' · '),
  isHidden,
  does: { to: adminEditPath(resource, id) },
});

function fieldOption(record: Named, { name, label }: { name: string; label: string }): Option {
  const option = recordOption(record);
  const does = { to: adminFieldPath(record.resource, record.id, name) };
  return { ...option, key: `${option.key}:${name}`, label: `${option.label}: ${label}`, does };
}
