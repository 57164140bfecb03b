import type { ReactNode } from 'react';
import { PartTitle } from '../parts/part-title.tsx';

/** A part of the page under a title of its own; not there where it is empty. */
export type Block = { id: string; title: string; isEmpty: boolean; content: ReactNode };

/** A part of the page with its title; `count` stands beside it. */
export const block = (id: string, title: string, content: ReactNode, { isEmpty = false, count }: BlockOptions = {}): Block => ({
  id,
  title,
  isEmpty,
  content: (
    <section aria-labelledby={id}>
      <PartTitle id={id} title={title} {...(count !== undefined && { count })} />
      {content}
    </section>
  ),
});

type BlockOptions = { isEmpty?: boolean; count?: string };
