import type { PictureMeta } from '#shared/answers/parts.ts';
import { trailOf } from '#shared/pages/trail.ts';
import type { Description } from '#shared/content-types/description.ts';
import { capital } from '#shared/text/capital.ts';
import { fieldsOfKind } from '#server/crud/record.ts';
import type { AnySlots, Slots } from '#server/crud/model.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import type { PublicDetail } from '#server/public/public-api.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { SearchSource } from '#server/search/source.ts';
import { firstPicture, type LlmsPart, type RecordPage, type Sitemap } from '#server/seo/record-page.ts';
import { withReferences } from './references.ts';

/**
 * All that is particular to one content type on the server. What does not apply is stated as 'none', so that nothing
 * is left out by forgetting it.
 */
export type ContentType<D extends Description = Description, Found = unknown> = {
  description: D;
  /** Where its administrator's calls differ from those of the others. */
  slots: AnySlots;
  /** GET /api/{path} */
  list: PublicList | 'none';
  /** GET /api/{path}/{slug} */
  detail: PublicDetail<Found> | 'none';
  /** What the page of a record tells machines. */
  page: RecordPage<Found> | 'none';
  sitemap: Sitemap | 'none';
  llms: LlmsPart | 'none';
  /** What visitors find its records by. */
  search: SearchSource | 'none';
};

/** States of a content type that visitors read nothing of, or nothing but what is stated beside it. */
export const notPublic = {
  list: 'none',
  detail: 'none',
  page: 'none',
  sitemap: 'none',
  llms: 'none',
  search: 'none',
} as const;

/** A description that says where the pages of its records are. */
type Placed = Description & { page: string };

type Named = { name: string; slug: string };

type DeclaredPage<Found> = Omit<RecordPage<Found>, 'find' | 'trail' | 'share'> & {
  /** Found by the detail, unless it says how. */
  find?: RecordPage<Found>['find'];
  /** The records whose slugs stand before its own in its address, as it holds them; none unless told. */
  above?: (found: Found) => readonly Named[];
  /** What its address tells, unless it says another. */
  trail?: RecordPage<Found>['trail'];
  /** What stands over its name where it is shared; its noun unless told. */
  kicker?: (found: Found) => string;
  /** Its name under that, beside the last of its pictures that there is, unless it says what. */
  share?: RecordPage<Found>['share'];
};

type Declared<D extends Description, Found> = Omit<ContentType<D, Found>, 'description' | 'slots' | 'page'> & {
  /** What its records refer to is attached to them, unless it says how. */
  slots: Slots<D>;
  page: (D extends Placed ? DeclaredPage<Found> : never) | 'none';
};

export function contentType<D extends Description, Found>(
  description: D,
  { page, slots, ...declared }: Declared<D, Found>,
): ContentType<D, Found> {
  const detail = declared.detail === 'none' ? declared.detail : withFacts(declared.detail);
  const find = detail === 'none' ? unsaid : detail.read;
  return {
    ...declared,
    description,
    slots: { ...(slots.attach === undefined && withReferences(description)), ...slots },
    detail,
    page: page === 'none' ? page : { find, ...followingOf(description as unknown as Placed, page), ...page },
  };
}

/** What follows of a page from the description of its record, whose fields visitors read under their names. */
function followingOf<Found>(
  { page, title, noun, fields }: Placed,
  { above = () => [], kicker = () => capital(noun) }: DeclaredPage<Found>,
): Pick<RecordPage<Found>, 'trail' | 'share'> {
  const valueIn = <Value>(found: Found, field: string) => (found as Readonly<Record<string, Value | undefined>>)[field] ?? null;
  const pictures = fieldsOfKind(fields, 'image').toReversed();
  const nameOf = (found: Found) => String(valueIn(found, title));
  return {
    trail: (found) => trailOf(page, [...above(found), { name: nameOf(found), slug: String(valueIn(found, 'slug')) }]),
    share: (found) => ({
      name: nameOf(found),
      kicker: kicker(found),
      ...firstPicture(
        ...pictures.map((field) => [valueIn<string>(found, field), valueIn<PictureMeta>(found, `${field}_meta`)] as const),
      ),
    }),
  };
}

const withFacts = <Found>(detail: PublicDetail<Found>): PublicDetail<Found> => ({
  ...detail,
  read: async (context, slug) => withPictureFacts(context.db, await detail.read(context, slug)),
});

const unsaid = () => Promise.reject(new Error('A page whose content type has no detail has to say how its record is found.'));
