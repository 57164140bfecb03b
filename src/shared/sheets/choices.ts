import { fold } from '#shared/text/fold.ts';

type Choices = { values: readonly { value: string; label: string }[] };

/** What a value is called in a cell; one without a label is empty. */
export const choiceLabel = ({ values }: Choices, value: string): string =>
  value === '' ? '' : (values.find((one) => one.value === value)?.label ?? value);

/** The value whose label, or which itself, is in a cell; undefined where there is none. Accents may be missing where that leaves one. */
export function readChoice({ values }: Choices, text: string): string | undefined {
  const typed = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const exact = values.find(({ value, label }) => typed === value || typed.toLowerCase() === label.toLowerCase());
  if (exact !== undefined) return exact.value;
  const folded = values.filter(({ label }) => fold(label) === fold(typed));
  return folded.length === 1 ? folded[0]?.value : undefined;
}
