import { isRecord } from '#shared/formats/json.ts';

const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value;

/** Of values as they are sent: texts, numbers, null, lists and sections, whose keys may come in any order. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
