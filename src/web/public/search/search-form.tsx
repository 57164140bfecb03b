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
 * A plain form that leads to the search page. With the program running, blank text goes nowhere, the move
 * loads no page, and from the first focus on the field offers suggestions: their code comes only then.
 * The field keeps its own text, so nothing typed on the way is lost.
 */
export function SearchForm({ text, landmark, label, placeholder, submitLabel, classes }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [running, setRunning] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<{ field: RefObject<HTMLInputElement | null> }>>();

  function loadSuggestions() {
    // Without them the form is as good as ever; the next focus tries again.
    import('./suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  }

  useEffect(() => {
    setRunning(true);
    // Somebody was faster than the program.
    if (document.activeElement === field.current) loadSuggestions();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (field.current === null || typed === '') return;
    // Suggestions that come only now find nothing new in the field.
    field.current.defaultValue = field.current.value;
    void navigate(searchPath(typed));
  }

  function keepComposing(event: KeyboardEvent) {
    // This Enter ends a word, not the search. 229 is what Safari says after the composition has ended.
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
        // From here on the suggestions themselves say whether they are open (suggestions.tsx).
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
