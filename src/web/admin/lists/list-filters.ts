import type { Field } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { texts } from '#shared/texts.ts';
import { findDescription } from '../work/records/description.ts';

export type Choice = { value: string; label: string };

export type Filter =
  | { kind: 'choice'; key: string; label: string; all: string; choices: Choice[] }
  /** `narrowedBy` are the filters whose records the choices hang on: a change there resets this one. */
  | { kind: 'reference'; key: string; label: string; target: Description; narrowedBy: string[] }
  | { kind: 'number'; key: string; label: string; from: number; to: number }
  | { kind: 'keyword'; key: string };

/** Whether a text is a number that a filter can hold. */
export const isWithin = ({ from, to }: { from: number; to: number }, text: string): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;

const visibilityChoices: Choice[] = [
  { value: 'active', label: 'Hiển thị' },
  { value: 'inactive', label: 'Ẩn' },
];

/** The filters of a list screen, in order. A key that no field explains, such as a slug, is for programs only. */
export const filtersOf = (description: Description): Filter[] =>
  description.list.filters.flatMap((key): Filter[] => {
    if (key === 'keyword') return [{ kind: 'keyword', key }];
    const field = description.fields[key] ?? referenceNamed(key);
    if (field?.kind === 'visibility') {
      return [{ kind: 'choice', key, label: field.label, all: texts.allStatuses, choices: visibilityChoices }];
    }
    if (field?.kind === 'choice') {
      const all = key === 'status' ? texts.allStatuses : `Tất cả ${field.label.toLowerCase()}`;
      return [{ kind: 'choice', key, label: field.label, all, choices: [...field.values, ...(field.alsoFilters ?? [])] }];
    }
    if (field?.kind === 'number') return [{ kind: 'number', key, label: field.label, from: field.from, to: field.to }];
    const target = field?.kind === 'reference' ? findDescription(field.to) : undefined;
    if (!field || !target) return [];
    const narrowedBy = description.list.filters.filter((other) => target.fields[other]?.kind === 'reference');
    return [{ kind: 'reference', key, label: field.label, target, narrowedBy }];
  });

/** A list may be narrowed by what its parents hang on, whose field stands in the parent's description. */
function referenceNamed(key: string): Field | undefined {
  const all: readonly Description[] = descriptions;
  return all.map(({ fields }) => fields[key]).find((field) => field?.kind === 'reference');
}
