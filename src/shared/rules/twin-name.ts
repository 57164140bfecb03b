import { slugify } from './slugify.ts';

/**
 * The name of a record as its title reads. Two records of one name are told apart by the number the
 * second one's slug was given: 'Vẽ kỹ thuật (2)'.
 */
export function twinName(name: string, slug: string): string {
  const number = /-(\d+)$/.exec(slug)?.[1];
  return number !== undefined && slug === `${slugify(name)}-${number}` ? `${name} (${number})` : name;
}
