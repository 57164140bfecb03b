import { expect, it } from 'vitest';
import { contentTypes } from '#server/content-types/index.ts';
import { locatedSource } from '#server/search/source.ts';

const searched = contentTypes.flatMap(({ description, search }) =>
  search === 'none'
    ? []
    : [{ description, search: locatedSource(description, search) }].filter((each) => each.search.type !== null),
);

it.each(searched.map(({ description, search }) => [description.name, description, search] as const))(
  'every text of a %s is searched',
  (_name, { fields }, { name, code, tags = [], unsearched = [], otherNames, searchNames, short, paragraph, sections }) => {
    const texts = Object.entries(fields).flatMap(([key, { kind }]) =>
      ['text', 'paragraph', 'tags', 'sections'].includes(kind) ? [key] : [],
    );
    expect(
      [name, code, ...tags, ...unsearched, otherNames, searchNames, ...short, paragraph, sections]
        .filter((key) => key !== undefined)
        .toSorted(),
    ).toEqual(texts.toSorted());
  },
);
