import type { Call, CallName, Calls } from '#shared/calls/call.ts';
import { factCalls } from '#shared/calls/facts.ts';
import { batchCalls, listingsCalls, pastAddressCalls, previewCalls, usesCalls } from '#shared/calls/of-records.ts';
import { draftCalls, dropdownCalls, recordCalls, uploadCalls, versionCalls } from '#shared/calls/records.ts';
import { sheetCalls } from '#shared/calls/sheets.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isPreviewed } from '#shared/content-types/record-path.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import type { ImageField } from '#shared/fields/image.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { fieldsOfKind } from './record.ts';
import type { RecordType } from './model.ts';

/**
 * Records that others refer to, or that are linked from the other side, are offered in a dropdown. A content type that belongs
 * to itself alone reads its list instead.
 */
export const hasDropdown = (type: RecordType) =>
  type.children.some((child) => child.type !== type) ||
  type.listedBy.length > 0 ||
  fieldsOfKind(type.description.fields, 'references').length > 0;

export const picturesOf = ({ fields }: Description): [name: string, field: ImageField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, ImageField][] => (field.kind === 'image' ? [[name, field]] : []));

/** The calls that a content type is fit for, as they are declared. */
export const callsOf = (type: RecordType): Calls => ({
  ...recordCalls,
  ...(hasDropdown(type) && dropdownCalls),
  ...uploadCalls,
  ...usesCalls,
  ...batchCalls,
  ...(type.listedBy.length > 0 && listingsCalls),
  ...(isPreviewed(type.description) && previewCalls),
  ...(type.hasOwnAddress && pastAddressCalls),
  ...(hasSheet(type.description) && sheetCalls),
  ...versionCalls,
  ...draftCalls,
  ...(factColumnsOf(type.description.path) !== null && factCalls),
});

/** The same under their own paths, those of pictures once for each picture: 'POST /admin/banners/:id/image'. */
export const namedCallsOf = (type: RecordType): [CallName, Call][] =>
  (Object.entries(callsOf(type)) as [CallName, Call][]).flatMap(([name, call]): [CallName, Call][] => {
    const own = name.replace(':resource', type.description.path) as CallName;
    if (!own.includes(':picture')) return [[own, call]];
    return picturesOf(type.description).map(([, { upload }]) => [own.replace(':picture', upload) as CallName, call]);
  });
