import type { ComponentType } from 'react';
import type { Field } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Answer, Question } from '#web/ui/ask.tsx';

/** A record as the administrator's calls give it, before anything is known of its fields. */
export type StoredRecord = { id: number; version: number; [field: string]: unknown };

export type FormFacts = {
  description: Description;
  /** The record being edited, as last read; null while creating. */
  record: StoredRecord | null;
  slots: FormSlots;
  /** The name or title as it stands in the form. */
  nameNow: () => string;
};

/** Messages by path below the field: '' for the field itself, '0.title' for a part of it. */
export type Faults = Readonly<Record<string, string>>;

export type InputProps<F extends Field, V> = {
  name: string;
  field: F;
  value: V;
  /** May be given the value it is changed from, for changes that follow each other quickly. */
  onChange: (change: V | ((before: V) => V)) => void;
  faults: Faults;
  required: boolean;
  form: FormFacts;
};

/** Where the form of one content type differs from the others. */
export type FormSlots = {
  /** What the editor reads when the record cannot be loaded. */
  loadFailed?: string;
  /** What the editor reads when a picture is asked for and none was chosen. */
  pictureMissing?: string;
  /** Whether the slug still follows the name; `nameBefore` is the name it was last made from. */
  slugFollows?: (slug: { text: string; typed: boolean }, nameBefore: string) => boolean;
  /** Replaces the call that the choices of a reference come from. */
  choices?: Readonly<Record<string, ChoiceSource>>;
  /** The place that is proposed for a new record among those that belong to `parent`; absent: behind them. */
  lastPlace?: (parent: number | null, signal: AbortSignal) => Promise<number>;
  questionBeforeSave?: AskBeforeSave;
  /** What is told, by field, of codes that are saved all the same, once the editor has said so. `stored` is the record as last read. */
  strangeCodes?: (
    values: Readonly<Record<string, unknown>>,
    stored: Readonly<Record<string, unknown>> | null,
  ) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** What visitors miss while the page that an address leads to is hidden. */
  whileHidden?: string;
  /** Inputs of fields in place of those of their kind. */
  inputs?: Readonly<Record<string, ComponentType<OwnInput>>>;
  /** What stands below the input of a field; it is given its value, and those of the fields that `belowReads` names. */
  below?: Readonly<Record<string, ComponentType<BelowInput>>>;
  belowReads?: readonly string[];
  /** Fields without an input: what stands below others changes them. */
  withoutInput?: readonly string[];
};

/** `values` are those of these fields as the API takes them; `set` changes some of them. */
export type BelowInput = {
  values: Readonly<Record<string, unknown>>;
  set: (changed: Readonly<Record<string, unknown>>) => void;
};

/** What an input is given that replaces the one of its kind: it may change other fields, too, and read the status and its moments. */
export type OwnInput = InputProps<Field, string> & { values: Readonly<Record<string, unknown>>; set: BelowInput['set'] };

/**
 * What the editor is asked before values that no rule forbids are saved; null for nothing. `values` are as the API
 * takes them, `stored` is the record as last read, `origins` are the addresses this site is known by.
 */
export type AskBeforeSave = (
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> | null,
  origins: readonly string[],
) => Question<SaveAnswer> | null;

/** `changes` go into the inputs before the form is saved. */
export type SaveAnswer = Answer & { changes?: Readonly<Record<string, string>> };

/** Choices of a reference; `recordId` is the record being edited. `failed` is read when they cannot be loaded. */
export type ChoiceSource = { load: (recordId: number | null, signal: AbortSignal) => Promise<Choice[]>; failed: string };

export type Choice = { id: number; name: string; hidden: boolean };
