import { markTerms } from '#shared/search/mark-terms.ts';

type Props = {
  text: string;
  /** The keys the search looked for, as its answer names them. */
  terms: readonly string[];
  /** 'word' where a search was made, 'part' where somebody is still typing. */
  reach: 'word' | 'part';
};

export function Marked({ text, terms, reach }: Props) {
  return markTerms(text, terms, reach).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
