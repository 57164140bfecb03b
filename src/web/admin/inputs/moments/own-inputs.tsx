import { type ComponentType, memo, useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import type { OwnInput } from '../form-slots.ts';
import { inputId, wrapped } from '../input-kind.ts';
import styles from './moments.module.css';
import {
  articleMoment,
  articleSaying,
  type ArticleState,
  articleState,
  chosenState,
  isAhead,
  momentWords,
  nextMorning,
} from '../../work/records/moments.ts';
import { RadioRow } from '../radios.tsx';
import labels from '../label.module.css';
import { useNow } from './use-now.ts';

const states: readonly { value: ArticleState; label: string }[] = [
  { value: 'draft', label: 'Nháp' },
  { value: 'scheduled', label: 'Hẹn giờ' },
  { value: 'published', label: 'Đã xuất bản' },
];

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The three things that a status and a time come to, each of which does what it says. */
function ArticleStatus(props: OwnInput) {
  const { values, set, form } = props;
  const moment = textIn(values[articleMoment]);
  const now = useNow(moment);
  const { record } = form;
  const state = chosenState(values, record, now);
  const storedMoment = textIn(record?.[articleMoment]);
  const isOut = articleState(record?.['status'], storedMoment, now) === 'published' && record !== null;
  const saying = articleSaying(state, moment, isOut, now);

  const choose = (chosen: string) => {
    if (chosen === 'draft') return set({ status: 'draft' });
    const ahead = isAhead(moment, new Date());
    if (chosen === 'published') {
      // Without a day it takes that of the save; one that was out before keeps its own.
      const kept = isAhead(storedMoment, new Date()) ? '' : storedMoment;
      return set({ status: 'published', ...(ahead && { [articleMoment]: kept === '' ? null : kept }) });
    }
    set({ status: 'scheduled', ...(!ahead && { [articleMoment]: nextMorning(new Date()) }) });
  };
  const schedule = () => {
    choose('scheduled');
    // The time asked for is the next thing to be looked at. Whoever goes through the states by keys goes on there.
    document.getElementById(inputId(articleMoment))?.focus();
  };

  return (
    <div className="stack-2">
      <RadioRow {...props} value={state} onChange={(chosen) => choose(String(chosen))} options={states} />
      <div role="status">
        {saying !== null && state !== 'draft' && <p className="quiet-sm">{saying}</p>}
        {saying !== null && state === 'draft' && (
          <div className={`row-2-4 ${styles['warned']}`}>
            <p>{saying}</p>
            <SmallButton onClick={schedule}>Hẹn giờ</SmallButton>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Half a date is none to the browser: what is still being typed does not take the time away until one leaves the input. The time
 * of an article that waits for it is gone at once, since it cannot be saved without one.
 */
function ArticleMoment(props: OwnInput) {
  const { value, values, onChange, set, field, form } = props;
  const now = useNow(value);
  const isScheduled = chosenState(values, form.record, now) === 'scheduled';
  const [isEmptied, setEmptied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** What the input held before it was emptied. */
  const kept = useRef('');
  return (
    <TextInput
      {...wrapped(props)}
      ref={input}
      type="datetime-local"
      classNames={{ wrapper: labels['medium'] ?? '' }}
      description={isScheduled ? 'Bài tự hiện vào giờ này. Theo giờ Việt Nam.' : field.hint}
      value={isEmptied ? '' : value}
      onFocus={() => {
        kept.current = value;
      }}
      onChange={({ currentTarget }) => {
        const isEmpty = currentTarget.value === '';
        setEmptied(isEmpty);
        if (value !== '') kept.current = value;
        if (!isEmpty || values['status'] === 'scheduled') onChange(currentTarget.value);
      }}
      onBlur={() => {
        // A time ahead that was typed is what the article waits for, from the moment one is done with it.
        if (isScheduled && !isEmptied) set({ status: 'scheduled' });
        if (!isEmptied) return;
        setEmptied(false);
        // Digits that make no time yet are not what the editor wanted to be saved.
        onChange(input.current?.validity.badInput === true ? kept.current : '');
      }}
    />
  );
}

type Inputs = Readonly<Record<string, ComponentType<OwnInput>>>;

const [HideAt, Status, Moment] = [memo(HideAtInput), memo(ArticleStatus), memo(ArticleMoment)];

const everywhere: Inputs = { [hideAtField]: HideAt };

/** Inputs of fields that are about a moment, in place of those of their kind. Lists do not bring them along, as slots would. */
export const ownInputs = ({ appearsAt }: Description): Inputs =>
  appearsAt === undefined ? everywhere : { ...everywhere, status: Status, [appearsAt]: Moment };

/** Closed until somebody wants it: most records stay. */
function HideAtInput(props: OwnInput) {
  const { name, value, onChange, field, faults } = props;
  const [isWanted, setWanted] = useState(false);
  const isFaulty = faults[''] !== undefined;

  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const opener = `${inputId(name)}-open`;
  if (value === '' && !isWanted && !isFaulty) {
    return (
      <div>
        <SmallButton
          id={opener}
          onClick={() => {
            setWanted(true);
            focus(inputId(name));
          }}
        >
          {field.label} …
        </SmallButton>
      </div>
    );
  }
  return (
    <div className="stack-2">
      <div className={`flow ${styles['moment']}`}>
        <TextInput
          {...wrapped(props)}
          type="datetime-local"
          description={value === '' || parseMoment(value) === null ? field.hint : momentWords.hidesAt(value)}
          value={value}
          onChange={({ currentTarget }) => {
            // The input stays while a date is being typed over, which is none for a while.
            setWanted(true);
            onChange(currentTarget.value);
          }}
        />
        <SecondaryButton
          onClick={() => {
            setWanted(false);
            onChange('');
            focus(opener);
          }}
        >
          Không tự ẩn
        </SecondaryButton>
      </div>
    </div>
  );
}
