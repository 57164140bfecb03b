import { z } from 'zod';
import type { Field } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import type { Description } from '#shared/content-types/description.ts';
import {
  account as accountShape,
  issued,
  me,
  whoIsHere,
  ownSession,
  recoveryCodes,
  recoveryCodesLeft,
  secondFactorStart,
  securityEvent,
} from '#shared/answers/accounts.ts';
import { dashboardWork } from '#shared/answers/dashboard.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { foundMeta, foundRecords } from '#shared/answers/found-records.ts';
import { listings } from '#shared/answers/listings.ts';
import { addressLead } from '#shared/answers/own-addresses.ts';
import { recordUses } from '#shared/answers/uses.ts';
import {
  importOutcome,
  pastAddress,
  pastAddressesMeta,
  pastOwner,
  typedAddress,
  typedAddressesMeta,
} from '#shared/answers/past-addresses.ts';
import { batchDone, hiddenAlong, hiddenAlongMeta } from '#shared/answers/batch.ts';
import { searchCounts } from '#shared/answers/search-counts.ts';
import { defaultPageSize, maxPageSize } from '#shared/rules/page-sizes.ts';
import {
  accountBody,
  codeBody,
  loginBody,
  newAccountBody,
  ownNameBody,
  ownPasswordBody,
  provenBody,
  provenByCodeBody,
} from '#server/auth/bodies.ts';
import { securityQuery } from '#server/auth/security-query.ts';
import { batchBody, chosenBody } from '#server/crud/batch-routes.ts';
import { foundQuery } from '#server/crud/find-records.ts';
import { listingBody } from '#server/crud/listings.ts';
import { hasDropdown } from '#server/crud/routes.ts';
import { hiddenBy, mayBeHidden } from '#server/crud/hidden-by.ts';
import { detailShape, listShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { leadsBody } from '#server/journal/address-leads.ts';
import { addressBody, importBody, ownerQuery, removedQuery, typedQuery } from '#server/journal/past-address-calls.ts';
import { searchCountsQuery } from '#server/search/search-counts.ts';
import { linkOperations } from './link-operations.ts';
import { pictureOperations } from './picture-operations.ts';
import { factOperations } from './fact-operations.ts';
import { journalOperations, recordJournalOperations, versionOperations } from './journal-operations.ts';
import { sheetOperations } from './sheet-operations.ts';
import { bodyContent, json, multipart, pictureSchema, version } from './bodies.ts';
import { inputSchema, type JsonSchema, type Operation, querySchema } from './operation.ts';

const signingIn = 'Signing in';
const own = { tag: 'Own account', needs: 'own' } as const;
const accounts = { tag: 'Accounts', needs: 'accounts' } as const;
const pastAddresses = { tag: 'Old addresses', needs: 'content' } as const;

const bodyOf = (rule: z.ZodType): NonNullable<Operation['body']> => ({
  required: true,
  content: { [json]: inputSchema(rule), [multipart]: inputSchema(rule) },
});

const account = (stats: z.ZodType): Operation[] => [
  {
    method: 'post',
    path: '/admin/login',
    tag: signingIn,
    summary: 'Signs in; five failures a minute per address and per e-mail',
    body: bodyOf(loginBody),
    data: z.object({ token: z.string(), user: whoIsHere }),
    refusals: [401, 429],
  },
  { method: 'post', path: '/admin/logout', tag: signingIn, needs: 'own', summary: 'Forgets the token', data: z.null() },
  { method: 'get', path: '/admin/me', ...own, summary: 'Who the token belongs to', data: whoIsHere },
  { method: 'put', path: '/admin/me', ...own, summary: 'Changes the own name', body: bodyOf(ownNameBody), data: me },
  {
    method: 'post',
    path: '/admin/me/password',
    ...own,
    summary: 'Changes the own password; all other sessions end',
    body: bodyOf(ownPasswordBody),
    data: me,
    refusals: [429],
  },
  { method: 'get', path: '/admin/me/sessions', ...own, summary: 'Where one is signed in', data: z.array(ownSession) },
  { method: 'delete', path: '/admin/me/sessions', ...own, summary: 'Ends all own sessions but this one', data: z.null() },
  { method: 'delete', path: '/admin/me/sessions/{session}', ...own, summary: 'Ends one of the own sessions', data: z.null() },
  {
    method: 'post',
    path: '/admin/me/second-factor',
    ...own,
    summary: 'Offers a secret for an authenticator app; nothing changes until a code of it is sent',
    body: bodyOf(provenBody),
    data: secondFactorStart,
    refusals: [409, 429],
  },
  {
    method: 'put',
    path: '/admin/me/second-factor',
    ...own,
    summary: 'Switches the second factor on with a code of the secret that was offered',
    body: bodyOf(codeBody),
    data: recoveryCodes,
    refusals: [409, 429],
  },
  {
    method: 'get',
    path: '/admin/me/second-factor',
    ...own,
    summary: 'How many recovery codes are left',
    data: recoveryCodesLeft,
  },
  {
    method: 'post',
    path: '/admin/me/second-factor/recovery-codes',
    ...own,
    summary: 'Gives new recovery codes for the password and a code; those from before end',
    body: bodyOf(provenByCodeBody),
    data: recoveryCodes,
    refusals: [409, 429],
  },
  {
    method: 'delete',
    path: '/admin/me/second-factor',
    ...own,
    summary: 'Switches the second factor off',
    body: bodyOf(provenBody),
    data: z.null(),
    refusals: [429],
  },
  { method: 'get', path: '/admin/accounts', ...accounts, summary: 'Every account', data: z.array(accountShape) },
  {
    method: 'post',
    path: '/admin/accounts',
    ...accounts,
    summary: 'Adds an account with a random password, which has to be changed at the first sign-in',
    body: bodyOf(newAccountBody),
    data: issued,
    status: 201,
  },
  { method: 'get', path: '/admin/accounts/{id}', ...accounts, summary: 'One account', data: accountShape },
  {
    method: 'put',
    path: '/admin/accounts/{id}',
    ...accounts,
    summary: 'Changes what is sent of an account; a locked one is signed out everywhere',
    body: bodyOf(accountBody),
    data: accountShape,
    refusals: [409],
  },
  { method: 'delete', path: '/admin/accounts/{id}', ...accounts, summary: 'Removes an account', data: z.null(), refusals: [409] },
  {
    method: 'post',
    path: '/admin/accounts/{id}/password',
    ...accounts,
    summary: 'Gives another account a random password and ends its sessions',
    data: issued,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/admin/accounts/{id}/sessions',
    ...accounts,
    summary: 'Ends all sessions of another account',
    data: z.null(),
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/admin/accounts/{id}/second-factor',
    ...accounts,
    summary: 'Switches the second factor of another account off',
    data: z.null(),
    refusals: [409],
  },
  {
    method: 'get',
    path: '/admin/security-events',
    ...accounts,
    summary: 'What happened around signing in, the newest first',
    query: querySchema(securityQuery),
    data: z.array(securityEvent),
    meta: 'always',
  },
  { method: 'get', path: '/admin/stats', tag: 'Dashboard', needs: 'content', summary: 'How many records there are', data: stats },
  {
    method: 'get',
    path: '/admin/viec',
    tag: 'Dashboard',
    needs: 'content',
    summary: 'What one goes on with: drafts, what comes due, what was done last, what is missing, what visitors did not find',
    data: dashboardWork,
  },
  {
    method: 'get',
    path: '/admin/search-counts',
    tag: 'Dashboard',
    needs: 'content',
    summary: 'What visitors searched for in the last days, today among them; nothing about who',
    query: querySchema(searchCountsQuery),
    data: searchCounts,
  },
  {
    method: 'get',
    path: '/admin/tim',
    tag: 'Dashboard',
    needs: 'content',
    summary: 'Records of all content types by some letters of their title, code or another name, the best first; at most 20',
    query: querySchema(foundQuery),
    data: foundRecords,
    meta: foundMeta,
  },
  {
    method: 'post',
    path: '/admin/dia-chi',
    tag: 'Addresses',
    needs: 'content',
    summary: 'What addresses lead visitors to, in their order: a page, another one, a hidden one or nothing; nothing is changed',
    body: bodyOf(leadsBody),
    data: z.array(addressLead),
  },
  {
    method: 'get',
    path: '/admin/past-addresses',
    ...pastAddresses,
    summary: 'The whole paths that lead to records, in their order',
    query: querySchema(typedQuery),
    data: z.array(typedAddress),
    meta: typedAddressesMeta,
  },
  {
    method: 'get',
    path: '/admin/past-addresses/owner',
    ...pastAddresses,
    summary: 'The record whose old address a slug makes; null where there is none',
    query: querySchema(ownerQuery),
    data: pastOwner.nullable(),
    refusals: [422],
  },
  {
    method: 'post',
    path: '/admin/past-addresses/import',
    ...pastAddresses,
    summary:
      'Has many whole paths lead to pages of this site: all of them or none; without `dry_run: false` it only tells what would happen',
    body: bodyOf(importBody),
    data: importOutcome,
  },
];

export const adminOperations = (types: readonly RecordType[], settings: RecordType, stats: z.ZodType): Operation[] => [
  ...account(stats),
  ...settingsOperations(settings),
  ...pictureOperations,
  ...linkOperations,
  ...journalOperations,
  ...factOperations(types, listQueryOf),
  ...types.flatMap(recordOperations).map((operation): Operation => ({ ...operation, needs: 'content' })),
];

/** Before the first save nobody has saved what counts, at no time. */
function settingsOperations({ description }: RecordType): Operation[] {
  const path = `/admin/${description.path}`;
  const call = { path, tag: 'Settings', needs: 'accounts' } as const;
  const never = z.iso.datetime().nullable();
  const saved = z.object({ ...shapeOf(description.fields), ...detailShape });
  const data = saved.extend({ created_at: never, updated_at: never });
  return [
    { ...call, method: 'get', summary: 'What the site says of the school', data },
    {
      ...call,
      method: 'put',
      summary: 'Changes what is sent of it; every page says it at once',
      body: { required: true, content: bodyContent(description, { creating: false }) },
      data,
      meta: changeMeta,
      refusals: [409],
    },
    ...versionOperations(description.noun, path, call.tag, saved).map((each): Operation => ({ ...each, needs: call.needs })),
  ];
}

function recordOperations(type: RecordType): Operation[] {
  const { description, slots } = type;
  const { path, noun, fields } = description;
  const { adds = {}, detailAdds = {} } = slots;
  const tag = `${path} (${noun})`;
  const visibility = mayBeHidden(type) ? { hidden_by: hiddenBy } : {};
  const row = z.object({
    ...shapeOf(fields, { sections: 'listQuery' in slots }),
    ...adds,
    ...('listQuery' in slots ? {} : listShape),
    ...visibility,
  });
  const saved = z.object({ ...shapeOf(fields), ...detailShape, ...adds, ...visibility });
  const record = saved.extend(detailAdds);
  const base = `/admin/${path}`;
  const filters = filtersOf(description);

  return [
    {
      method: 'get',
      path: `${base}/all`,
      tag,
      summary: `A page of ${noun}, hidden ones too`,
      query: listQueryOf(type),
      data: z.array(row),
      meta: 'always',
    },
    ...(hasDropdown(type) ? [dropdown(description, tag, filters)] : []),
    { method: 'get', path: `${base}/{id}`, tag, summary: `One ${noun}`, data: record },
    {
      method: 'get',
      path: `${base}/{id}/uses`,
      tag,
      summary: `What hangs on one ${noun}, what lists it, and what links to its page`,
      data: recordUses,
    },
    ...(type.listedBy.length > 0 ? listingOperations(base, tag, noun) : []),
    {
      method: 'post',
      path: base,
      tag,
      summary: `Creates ${noun}`,
      body: { required: true, content: bodyContent(description, { creating: true }) },
      data: saved,
      status: 201,
    },
    {
      method: 'put',
      path: `${base}/{id}`,
      tag,
      summary: `Changes the fields that are sent of ${noun}`,
      body: { required: true, content: bodyContent(description, { creating: false }) },
      data: saved,
      refusals: [409],
    },
    {
      method: 'delete',
      path: `${base}/{id}`,
      tag,
      summary: `Deletes ${noun}; refused while something hangs on it${type.listedBy.length > 0 ? ', or lists it' : ''}`,
      ...deletionOf(type),
      data: z.null(),
      meta: changeMeta,
      refusals: [409],
    },
    {
      method: 'post',
      path: `${base}/batch`,
      tag,
      summary: `Changes, deletes or orders many ${noun} at once, altogether or not at all`,
      body: { required: true, content: { [json]: inputSchema(batchBody) } },
      data: batchDone,
      meta: changeMeta,
      refusals: [404, 409],
    },
    {
      method: 'post',
      path: `${base}/hidden-along`,
      tag,
      summary: `What visitors would not see any more if these ${noun} were hidden: shown records below them, and what leads there`,
      body: { required: true, content: { [json]: inputSchema(chosenBody) } },
      data: hiddenAlong,
      meta: hiddenAlongMeta,
    },
    ...(type.hasPage ? addressOperations(base, tag, noun) : []),
    ...Object.entries(fields).flatMap(([name, field]) => (field.kind === 'image' ? [upload(base, tag, name, field, saved)] : [])),
    ...recordJournalOperations(type, tag, saved),
    ...sheetOperations(type, tag, listQueryOf(type)),
  ];
}

const filtersOf = ({ list, fields }: Description): Record<string, JsonSchema> =>
  Object.fromEntries(list.filters.map((key) => [key, filterSchema(key, fields[key])]));

const listQueryOf = (type: RecordType): Record<string, JsonSchema> => ({ ...filtersOf(type.description), ...paging(type) });

const addressOperations = (base: string, tag: string, noun: string): Operation[] => {
  const call = { path: `${base}/{id}/addresses`, tag, data: z.array(pastAddress), meta: pastAddressesMeta };
  return [
    { ...call, method: 'get', summary: `Where ${noun} was found before, the latest first; at most 500` },
    { ...call, method: 'post', summary: `Has a whole path lead to ${noun}`, body: bodyOf(addressBody), status: 201 },
    { ...call, method: 'delete', summary: `Forgets an old address of ${noun}`, query: querySchema(removedQuery) },
  ];
};

const listingOperations = (base: string, tag: string, noun: string): Operation[] => [
  {
    method: 'get',
    path: `${base}/{id}/listings`,
    tag,
    summary: `The records that name ${noun} in a list of theirs`,
    data: listings,
  },
  {
    method: 'put',
    path: `${base}/{id}/listings`,
    tag,
    summary: `Adds ${noun} at the end of lists of other records, and takes it out of others; each of them gets a version`,
    body: bodyOf(listingBody),
    data: listings,
    meta: changeMeta,
  },
];

const detach: JsonSchema = {
  type: 'integer',
  enum: [1],
  description:
    'Takes the record out of every list that names it, in the same batch. Without it such a record is refused (409) with the counts in `data.detach`.',
};

function deletionOf({ listedBy }: RecordType): Pick<Operation, 'query' | 'body'> {
  const query = { version, ...(listedBy.length > 0 && { detach }) };
  const schema: JsonSchema = { type: 'object', properties: query };
  return { query, body: { required: false, content: { [json]: schema, [multipart]: schema } } };
}

function upload(base: string, tag: string, name: string, field: Extract<Field, { kind: 'image' }>, record: z.ZodType): Operation {
  const schema = { type: 'object', required: [name], properties: { [name]: pictureSchema(field), version } };
  return {
    method: 'post',
    path: `${base}/{id}/${field.upload}`,
    tag,
    summary: `Replaces the picture ${name} (${field.label})`,
    body: { required: true, content: { [multipart]: schema } },
    data: record,
    refusals: [409],
  };
}

function dropdown({ path, noun, title, fields }: Description, tag: string, filters: Record<string, JsonSchema>): Operation {
  const kept = Object.entries(fields).filter(([, { kind }]) => ['reference', 'slug', 'visibility'].includes(kind));
  const whole = z.object(shapeOf(Object.fromEntries([[title, fields[title]!], ...kept])));
  return {
    method: 'get',
    path: `/admin/${path}/dropdown`,
    tag,
    summary: `Every ${noun} for a dropdown, hidden ones too`,
    query: filters,
    data: z.array(whole.omit({ version: true, created_at: true, updated_at: true })),
    // It reads the keys of the list as well, even where it has none of its own.
    refusals: [400, 422],
  };
}

/** More digits than these are not read. */
const maxPage = 999_999_999_999_999;

function paging({ description, slots }: RecordType): Record<string, JsonSchema> {
  // A list of its own comes whole unless a page is asked for.
  const whole = 'listQuery' in slots;
  const unless = (fallback: number): JsonSchema => (whole ? {} : { default: fallback });
  const together = 'Everything comes at once unless page or per_page is given.';
  const most = `More than ${maxPageSize} is served as ${maxPageSize}.`;
  return {
    page: { type: 'integer', minimum: 1, maximum: maxPage, ...unless(1), ...(whole && { description: together }) },
    per_page: {
      type: 'integer',
      minimum: 1,
      maximum: maxPage,
      ...unless(defaultPageSize),
      description: whole ? `${most} ${defaultPageSize} when only page is given. ${together}` : most,
    },
    sort_by: { type: 'string', enum: description.list.sorts, default: 'order' },
    sort_order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    ...(!whole && {
      around: {
        type: 'integer',
        minimum: 1,
        maximum: maxId,
        description: 'A record whose page is given instead of `page`; where the filters leave it out, `page` is.',
      },
    }),
  };
}

function filterSchema(key: string, field: Field | undefined): JsonSchema {
  if (field?.kind === 'visibility') return { type: 'string', enum: ['active', 'inactive', '1', '0', 'all'] };
  if (field?.kind === 'choice')
    return { type: 'string', enum: [...[...field.values, ...(field.alsoFilters ?? [])].map(({ value }) => value), 'all'] };
  // A filter may also name a parent of the parent, which is no field of this content type.
  if (field?.kind === 'reference' || key.endsWith('_id')) return { type: 'integer', minimum: 1, maximum: maxId };
  return { type: 'string' };
}
