import { type ComponentType, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchPagePath, searchPath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './search-form.module.css';

type Props = {
  /** What was searched for; it stands in the field to begin with. */
  text: string;
  /** The name of the landmark, where a page has more than one. */
  landmark?: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  classes: { form: string | undefined; field: string | undefined; submit: string | undefined };
};

/**
 * A plain form that leads to the search page. With scripts, blank text is not submitted, the navigation loads no page, and
 * the code of the suggestions is fetched at the first focus. The field is uncontrolled, so what was typed before the scripts
 * ran is kept.
 */
export function SearchForm({ text, landmark, label, placeholder, submitLabel, classes }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [running, setRunning] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<{ field: RefObject<HTMLInputElement | null> }>>();

  function loadSuggestions() {
    // The form works without suggestions; the next focus tries again.
    import('./suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  }

  useEffect(() => {
    setRunning(true);
    // The field may have got the focus before this script ran.
    if (document.activeElement === field.current) loadSuggestions();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (field.current === null || typed === '') return;
    // Suggestions whose code arrives after this open only where the field differs from its default value.
    field.current.defaultValue = field.current.value;
    void navigate(searchPath(typed));
  }

  function keepComposing(event: KeyboardEvent) {
    // With an input method this Enter confirms a word and must not submit. Safari sends it after the composition, as key code 229.
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
  }

  return (
    <form
      role="search"
      aria-label={landmark}
      method="get"
      action={searchPagePath}
      className={`${styles['form']} ${classes.form}`}
      onSubmit={submit}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={classes.field}
        defaultValue={text}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        // Once suggestions.tsx has loaded, it sets these attributes on the element itself.
        {...(running && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
        onFocus={loadSuggestions}
        onKeyDown={keepComposing}
      />
      <button type="submit" className={classes.submit} aria-label={submitLabel}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions field={field} />}
    </form>
  );
}
