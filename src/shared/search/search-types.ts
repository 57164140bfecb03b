import { type Visited, visited } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';

type WithoutDashes<Path extends string> = Path extends `${infer Word}-${infer Rest}` ? `${Word}${WithoutDashes<Rest>}` : Path;

/** What visitors find, as the API names the types of results: 'nghenghiep'. */
export type SearchType = WithoutDashes<Visited>;

/** The type under which records are found, where visitors find them. */
export const searchTypeOf = (path: string): SearchType | null =>
  path in visited ? (path.replaceAll('-', '') as SearchType) : null;

/** In the order in which pages name them. */
export const searchTypes = Object.keys(visited).map(searchTypeOf) as SearchType[];

/** What is known of the records of a type; undefined for one that there is not. */
export const foundAs = (type: string) => Object.entries(visited).find(([path]) => searchTypeOf(path) === type)?.[1];

/** What visitors call a type: 'Nghề nghiệp'. */
export const kindName = (type: SearchType): string => capital(foundAs(type)?.noun ?? '');

/** A search counts no further: this many may be more. */
export const maxCounted = 200;
