import type { ReactNode } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { ApiError } from '../client.ts';
import { countsOf, usesGroups } from './describe-uses.ts';
import { readUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';

/** What a save does to the address of a record. */
type Step = 'hide' | 'rename' | 'move';

/** The values of a record as the API takes them, and those it has. */
type Change = { id: number; before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> };

function stepOf(name: string, field: Field, before: unknown, after: unknown): Step | null {
  if (after === undefined || before === after) return null;
  if (field.kind === 'visibility') return Number(after) === hidden ? 'hide' : null;
  // The last value of a status is the one that visitors see.
  if (field.kind === 'choice' && name === 'status') return before === field.values.at(-1)?.value ? 'hide' : null;
  if (field.kind === 'slug') return 'rename';
  // What a record need not hang on is no part of its address.
  return field.kind === 'reference' && field.required === true ? 'move' : null;
}

const titles: Readonly<Record<Step, (noun: string) => string>> = {
  hide: (noun) => `Ẩn ${noun} này?`,
  rename: (noun) => `Đổi địa chỉ của ${noun} này?`,
  move: (noun) => `Chuyển ${noun} này sang nơi khác?`,
};
const meanings: Readonly<Record<Step, string>> = {
  hide: 'Khi ẩn, khách không mở được trang này nữa.',
  rename: 'Địa chỉ của trang sẽ đổi: hãy xem lại những chỗ này sau khi lưu.',
  move: 'Địa chỉ của trang sẽ đổi: hãy xem lại những chỗ này sau khi lưu.',
};
const order: readonly Step[] = ['hide', 'rename', 'move'];

/** How long a save waits for the search of all texts, in milliseconds. */
const patience = 5_000;

type Question = { title: string; text: string; more: ReactNode; answers: { label: string }[] };

/**
 * What is asked before a record is hidden, renamed or moved that something points at; null when nothing does, or when nobody
 * can say: not to know must not stand in the way of a save. 'signed-out': the session has ended.
 */
export async function questionAboutUses(
  description: Description,
  { id, before, after }: Change,
): Promise<Question | 'signed-out' | null> {
  const steps = new Set(
    Object.entries(description.fields).map(([name, field]) => stepOf(name, field, before[name], after[name])),
  );
  const step = order.find((each) => steps.has(each));
  if (step === undefined) return null;
  try {
    const groups = usesGroups(description, await readUses(description, id, AbortSignal.timeout(patience)));
    if (groups.length === 0) return null;
    return {
      title: titles[step](description.noun),
      text: `${countsOf(groups)} dẫn tới đây. ${meanings[step]}`,
      more: <UsesList groups={groups} apart />,
      answers: [{ label: 'Vẫn lưu' }],
    };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : null;
  }
}
