import { Input, TextInput } from '@mantine/core';
import type { DateField } from '#shared/fields/date.ts';
import type { DatetimeField } from '#shared/fields/datetime.ts';
import type { IntegerField } from '#shared/fields/integer.ts';
import type { NumberField } from '#shared/fields/number.ts';
import type { ParagraphField } from '#shared/fields/paragraph.ts';
import type { TextField } from '#shared/fields/text.ts';
import type { UrlField } from '#shared/fields/url.ts';
import type { Field } from '#shared/fields/index.ts';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { toDateTimeLocal, viDateTime, viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber, parseViNumber } from '#shared/formats/vi-number.ts';
import { withScheme } from './destinations/typed-address.ts';
import { GrowingText } from './growing-text.tsx';
import { inputId, type InputKind, reviveText, textOf, wrapped } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import { Offered, Unlisted, useSuggested } from './suggestions.tsx';
import styles from './label.module.css';

/** Stored as it was typed. */
const asTyped = { read: textOf, toWire: (value: string) => value, revive: reviveText, describe: (value: string) => value };

const typed = (props: InputProps<Field, string>) => ({
  ...wrapped(props),
  value: props.value,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => props.onChange(currentTarget.value),
});

/** A day, and the time of it where it has one: what is typed of a time without its day is kept until there is one. */
function DayAndTime(props: InputProps<DateField, string>) {
  const { value, onChange, field } = props;
  const { id, label, description, labelProps, error, ...shared } = wrapped(props);
  const [day = '', time = ''] = value.split('T');
  const write = (nextDay: string, nextTime: string) => onChange(nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  return (
    <Input.Wrapper {...{ id, label, description, labelProps, error }}>
      <div className="row-2">
        <Input
          {...shared}
          error={error}
          type="date"
          value={day}
          onChange={({ currentTarget }) => write(currentTarget.value, time)}
        />
        <Input
          // It would take the place of the day for the label.
          withAria={false}
          id={`${id}-time`}
          aria-label={`${field.label}, giờ`}
          error={error}
          type="time"
          value={time}
          onChange={({ currentTarget }) => write(day, currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );
}

/** One line, with what is offered for it while one types. */
function Suggesting(props: InputProps<TextField, string>) {
  const offered = useSuggested(props.field.suggests);
  const list = `${inputId(props.name)}-offered`;
  return (
    <div>
      <TextInput {...typed(props)} list={list} />
      <Offered id={list} texts={offered} />
      <Unlisted texts={[props.value]} offered={offered} />
    </div>
  );
}

export const text: InputKind<TextField, string> = {
  ...asTyped,
  Input: (props) => (props.field.suggests ? <Suggesting {...props} /> : <TextInput {...typed(props)} />),
};

export const paragraph: InputKind<ParagraphField, string> = {
  ...asTyped,
  Input: (props) => <GrowingText {...typed(props)} minRows={3} maxRows={16} />,
};

export const url: InputKind<UrlField, string> = {
  ...asTyped,
  toWire: withScheme,
  Input: (props) => <TextInput {...typed(props)} inputMode="url" spellCheck={false} placeholder="https://" />,
};

export const integer: InputKind<IntegerField, string> = {
  read: (stored) => (typeof stored === 'number' ? String(stored) : '0'),
  /** What is not a whole number goes as it was typed, so that the rule can say so. */
  toWire: (value) => (value.trim() === '' ? 0 : /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value),
  revive: reviveText,
  describe: (value) => value.trim() || '0',
  Input: (props) => (
    <TextInput
      {...typed(props)}
      inputMode="numeric"
      classNames={{ wrapper: styles['short'] ?? '' }}
      description={props.field.hint ?? 'Số nhỏ đứng trước.'}
    />
  ),
};

export const number: InputKind<NumberField, string> = {
  read: (stored) => (typeof stored === 'number' ? formatViNumber(stored) : ''),
  /** What is no number goes as it was typed, so that the rule can say so. */
  toWire: (value) => (value.trim() === '' ? null : (parseViNumber(value) ?? value)),
  revive: reviveText,
  describe: (value) => value.trim(),
  Input: (props) => (
    <TextInput
      {...typed(props)}
      inputMode="decimal"
      classNames={{ wrapper: styles['medium'] ?? '' }}
      rightSection={
        props.field.unit === undefined ? undefined : (
          <span className={`quiet one-line ${styles['unit']}`}>{props.field.unit}</span>
        )
      }
      rightSectionWidth="auto"
      rightSectionPointerEvents="none"
      aria-description={props.field.unit}
      onBlur={() => {
        const read = parseViNumber(props.value);
        if (read !== null) props.onChange(formatViNumber(read));
      }}
    />
  ),
};

const withoutOffset = (stored: unknown): string => textOf(stored).slice(0, 'YYYY-MM-DDTHH:MM'.length);

export const date: InputKind<DateField, string> = {
  read: withoutOffset,
  /** What is as it was is sent as it is stored: a minute has an offset there. */
  toWire: (value, stored) => (value === '' ? null : value === withoutOffset(stored) ? stored : value),
  revive: reviveText,
  describe: viDay,
  Input: (props) =>
    props.field.mayHaveTime ? (
      <DayAndTime {...props} />
    ) : (
      <TextInput {...typed(props)} type="date" classNames={{ wrapper: styles['short'] ?? '' }} />
    ),
};

const local = (stored: unknown) => (typeof stored === 'string' && stored !== '' ? toDateTimeLocal(stored) : '');

export const datetime: InputKind<DatetimeField, string> = {
  read: local,
  /** A moment nobody touched keeps its seconds. */
  toWire: (value, stored) => (value === local(stored) ? (stored ?? null) : value),
  revive: reviveText,
  describe: (value) => {
    const moment = parseMoment(value);
    return moment === null ? value : viDateTime(moment);
  },
  Input: (props) => (
    <TextInput
      {...typed(props)}
      type="datetime-local"
      classNames={{ wrapper: styles['medium'] ?? '' }}
      description={props.field.hint ?? 'Theo giờ Việt Nam.'}
    />
  ),
};
