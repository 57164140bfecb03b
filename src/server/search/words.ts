import { fold } from '#shared/rules/fold.ts';

/**
 * The words of a text as both sides of a search compare them: no accents, lower case, letters and
 * digits only. Nothing that LIKE or a database gives a meaning to survives.
 */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
