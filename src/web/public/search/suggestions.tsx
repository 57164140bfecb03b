import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { searchPath } from '#shared/paths.ts';
import { resultLink } from '#shared/search/result-link.ts';
import { kindName } from '#shared/search/search-types.ts';
import { Link } from '#web/ui/link.tsx';
import { Marked } from './marked.tsx';
import { Meant } from './meant.tsx';
import styles from './search-form.module.css';
import { useAnswer } from './use-answer.ts';
import { useFittingHeight } from './use-fitting-height.ts';

/**
 * Makes a search field an editable combobox with a list (WAI-ARIA 1.2). The focus and the text stay in the
 * field; an option is a link, so that a click may open it in a new tab and Enter moves as any link does.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { key } = useLocation();
  const { found, ask, drop, forget } = useAnswer();
  const [open, setOpen] = useState(false);
  /** What stands in the field; the suggestions may still be those for the text before. */
  const [typed, setTyped] = useState('');
  /** The option the arrows have reached; -1 is the text itself. */
  const [active, setActive] = useState(-1);

  const answers = found?.answers ?? [];
  const records = (found?.suggestions ?? []).flatMap((suggestion) => {
    const to = resultLink(suggestion);
    return to === null ? [] : [{ ...suggestion, to }];
  });
  const options = [...answers, ...records];
  const shown = open && options.length > 0;
  const popup = useFittingHeight(shown);

  function close() {
    drop();
    setOpen(false);
    setActive(-1);
  }

  /** Opens the suggestions for the text in the field, and asks only if they are not those at hand. */
  function offer(at = -1) {
    const text = field.current?.value.trim() ?? '';
    setTyped(text);
    setActive(-1);
    setOpen(text !== '');
    if (text === '') forget();
    else if (text !== found?.text) ask(text);
    else {
      drop();
      setActive(at);
    }
  }

  function move(event: KeyboardEvent) {
    const down = event.key === 'ArrowDown';
    if (event.altKey && !down) close();
    else if (event.altKey) offer();
    // The list still belongs to an earlier text, so the arrows must not choose from it.
    else if (shown && found?.text !== typed) return;
    // One more than the suggestions: the last option leads to all results.
    else if (!shown) offer(down ? 0 : options.length);
    else if (down) setActive(active === options.length ? 0 : active + 1);
    else setActive(active <= 0 ? options.length : active - 1);
  }

  function onKey(event: KeyboardEvent) {
    // While a letter is being composed every key belongs to the input method.
    if (event.isComposing || event.keyCode === 229) return;
    const input = field.current;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (input?.value.trim() === '') return;
        move(event);
        break;
      case 'Enter':
        if (!shown || active < 0) {
          close();
          return;
        }
        document.getElementById(`${id}-${active}`)?.click();
        break;
      case 'Escape':
        if (!shown && input) {
          input.value = '';
          forget();
        }
        close();
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActive(-1);
        return;
      default:
        return;
    }
    event.preventDefault();
  }

  // The field is rendered by search-form.tsx, so its events are listened to on the element.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => offer(), { signal });
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', close, { signal });
    // On a touch screen a tap beside the list may leave the focus in the field, and then no `blur` comes.
    if (shown) {
      document.addEventListener(
        'pointerdown',
        ({ target }) => {
          if (target instanceof Node && !input.form?.contains(target)) close();
        },
        { signal },
      );
    }
    return () => listening.abort();
  });

  useLayoutEffect(() => {
    const set = (name: string, value: string | null) =>
      value === null ? field.current?.removeAttribute(name) : field.current?.setAttribute(name, value);
    set('aria-expanded', String(shown));
    set('aria-controls', shown ? id : null);
    set('aria-activedescendant', shown && active >= 0 ? `${id}-${active}` : null);
    if (shown && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, shown, active]);

  useEffect(() => setActive(-1), [found]);

  useEffect(() => {
    drop();
    setOpen(false);
  }, [key, drop]);

  // The visitor may have typed while this code was being fetched.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement === input && input.value !== input.defaultValue) offer();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was typed before the script was there
  }, []);

  /** Following an option empties the field; opening it in a new tab does not. */
  function leave({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (ctrlKey || metaKey || shiftKey) return;
    if (field.current) field.current.value = '';
    forget();
    close();
  }

  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
  });

  return (
    <>
      <p role="status" className="visually-hidden">
        {shown && `Có ${options.length} gợi ý, chọn bằng phím mũi tên lên xuống.`}
        {open && found !== null && options.length === 0 && 'Không có gợi ý nào.'}
      </p>
      {shown && found && (
        // A press on the list must not take the focus from the field, or the list would close before the click.
        <div ref={popup} role="presentation" className={styles['popup']} onMouseDown={(event) => event.preventDefault()}>
          {found.did_you_mean !== null && (
            <p className={styles['meant']}>
              Không có gì khớp hẳn. <Meant partial={found.partial}>{found.did_you_mean}</Meant>
            </p>
          )}
          <div id={id} role="listbox" aria-label="Gợi ý" className={styles['list']}>
            {answers.map(({ title, value, minh_hoa, path }, index) => (
              <Link
                key={title}
                to={path}
                className={`${styles['option']} ${styles['answer']}`}
                onClick={leave}
                {...option(index)}
              >
                <span className={styles['kind']}>
                  {title}
                  {minh_hoa && ' (số liệu minh họa)'}
                </span>{' '}
                <b>{value}</b>
              </Link>
            ))}
            {records.map(({ type, to, name }, index) => (
              <Link key={to} to={to} className={styles['option']} onClick={leave} {...option(answers.length + index)}>
                <span>
                  <Marked text={name} terms={found.terms} reach="part" />
                </span>{' '}
                <span className={styles['kind']}>{kindName(type)}</span>
              </Link>
            ))}
            <Link
              to={searchPath(typed)}
              className={`${styles['option']} ${styles['all']}`}
              onClick={close}
              {...option(options.length)}
            >
              <span>Xem tất cả kết quả cho “{typed}”</span>
            </Link>
          </div>
        </div>
      )}
    </>
  );
}
