import type { IndexedType } from './indexed-types.ts';

/** Which fields of a content type are searched. Words of the name count most, then those of tags, short texts and the rest. */
export type SearchSource = {
  type: IndexedType;
  name: string;
  /** A list of short texts. */
  tags?: string;
  /** A list of what people also call it. */
  otherNames?: string;
  short: readonly string[];
  /** Long text, beside the sections. */
  paragraph?: string;
  sections: string;
};

/** By the name of the content type's description. */
export type SearchSources = Readonly<Record<string, SearchSource>>;
