import { nouns } from '#shared/nouns.ts';
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

const paths = Object.keys(visited) as Visited[];

/** The path of the content type of a type; undefined for one that there is not. */
export const pathOfType = (type: string) => paths.find((path) => searchTypeOf(path) === type);

/** What its records are called in a sentence. */
export const nounOf = (type: SearchType): string => nouns[pathOfType(type) ?? 'trang'];

/** What visitors call a type: 'Nghề nghiệp'. */
export const kindName = (type: SearchType): string => capital(nounOf(type));

/** A search counts no further: this many may be more. */
export const maxCounted = 200;
