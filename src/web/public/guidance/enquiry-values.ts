import type { EnquiryForm } from '#shared/calls/enquiries.ts';
import type { Answer, Failure } from '#shared/answers/wire.ts';
import type { EnquirySent } from '#shared/answers/enquiries.ts';
import { askingPath } from '#shared/paths.ts';

/** What stands in the form, by the names of its fields; a box that is not ticked is not there. */
export type EnquiryValues = Partial<Record<keyof EnquiryForm, string>>;

/** What the page that one asks on says in advance. */
export type Given = { question: string; about: string; page: string };
export const nothingGiven: Given = { question: '', about: '', page: '' };

/** What is offered for when to call. */
export const callTimes: readonly string[] = ['Sáng', 'Chiều', 'Tối'];

/** A form as it is sent: the times that are ticked and the one that is typed are one text. */
export const readForm = (form: FormData): EnquiryValues => ({
  ...Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  call_at: form.getAll('call_at').filter(Boolean).join(', '),
});

/** The same text as the boxes and the field beside them show it. */
export function timesIn({ call_at = '' }: EnquiryValues): { ticked: string[]; typed: string } {
  const parts = call_at.split(', ');
  const isTicked = (part: string) => callTimes.includes(part);
  return { ticked: parts.filter(isTicked), typed: parts.filter((part) => !isTicked(part)).join(', ') };
}

const isInput = (field: Element) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Whether anything in a form is not as the page had it. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    isBox(field) ? field.checked !== field.defaultChecked : isInput(field) && field.value !== field.defaultValue,
  );

/** Shows values in a form, as if they had been typed. */
export function fillForm(form: HTMLFormElement, values: EnquiryValues): void {
  const { ticked, typed } = timesIn(values);
  for (const field of form.elements) {
    if (!isInput(field)) continue;
    const { name, value } = field;
    const given = name === 'call_at' ? typed : (values[name as keyof EnquiryValues] ?? '');
    if (!isBox(field)) field.value = given;
    else field.checked = name === 'call_at' ? ticked.includes(value) : given === value;
  }
}

/** What came of sending: the number that the school knows it by, or why it has none. */
export type Outcome =
  | ({ kind: 'sent' } & EnquirySent)
  | { kind: 'faults'; faults: Failure['errors'] & object }
  | { kind: 'refused'; message: string }
  | { kind: 'lost' };

export function outcomeOf(answer: Answer<unknown, unknown>): Outcome {
  if (answer.success) return { kind: 'sent', ...(answer.data as EnquirySent) };
  const { errors: faults, message } = answer;
  return faults === undefined ? { kind: 'refused', message } : { kind: 'faults', faults };
}

/** What was typed and not sent yet, and what the page had said in advance. */
type Draft = { values: EnquiryValues; given: Given };

/** Keeps it in this tab, through reloads and from page to page; null: nothing any more. A browser may refuse its storage. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(askingPath);
    else sessionStorage.setItem(askingPath, JSON.stringify(draft));
  } catch {
    // It lasts as long as the form.
  }
}

/** What was typed before, for a form that is opened where `given` is known: a question that somebody wrote stays what it was about. */
export function keptValues(given: Given): EnquiryValues | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(askingPath) ?? 'null') as Draft | null;
    if (draft === null) return null;
    const isWritten = draft.values.question !== draft.given.question || draft.given.page === given.page;
    return isWritten ? draft.values : { ...draft.values, ...given };
  } catch {
    return null;
  }
}

export const idOf = (name: string) => `hoi--${name}`;
export const faultIdOf = (name: string) => `hoi--${name}-noi`;
