import { z } from 'zod';
import {
  account as accountShape,
  accountRules,
  issued,
  loginAnswer,
  me,
  notices,
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
import { addressLead } from '#shared/answers/own-addresses.ts';
import { importOutcome, pastOwner, typedAddress, typedAddressesMeta } from '#shared/answers/past-addresses.ts';
import { searchCounts } from '#shared/answers/search-counts.ts';
import {
  accountBody,
  accountRulesBody,
  codeBody,
  loginBody,
  newAccountBody,
  ownNameBody,
  ownPasswordBody,
  proofBody,
  provenBody,
  provenByCodeBody,
  toldBody,
} from '#server/auth/bodies.ts';
import { securityQuery } from '#server/auth/security-query.ts';
import { foundQuery } from '#server/crud/find-records.ts';
import { detailShape, shapeOf } from '#server/crud/record-shape.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { leadsBody } from '#server/journal/address-leads.ts';
import { importBody, ownerQuery, typedQuery } from '#server/journal/past-address-calls.ts';
import { searchCountsQuery } from '#server/search/search-counts.ts';
import { linkOperations } from './link-operations.ts';
import { pictureOperations } from './picture-operations.ts';
import { factOperations } from './fact-operations.ts';
import { journalOperations, versionOperations } from './journal-operations.ts';
import { listQueryOf, recordOperations } from './record-operations.ts';
import { bodyContent, bodyOf } from './bodies.ts';
import { type Operation, querySchema } from './operation.ts';

const signingIn = 'Signing in';
const own = { tag: 'Own account', needs: 'own' } as const;
const accounts = { tag: 'Accounts', needs: 'accounts' } as const;
const pastAddresses = { tag: 'Old addresses', needs: 'content' } as const;

const account = (stats: z.ZodType): Operation[] => [
  {
    method: 'post',
    path: '/admin/login',
    tag: signingIn,
    summary:
      'Signs in; five failures a minute per address and per e-mail, each further five double the wait. The cookie that is set says only that this browser was signed in before',
    body: bodyOf(loginBody),
    data: loginAnswer,
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
  {
    method: 'post',
    path: '/admin/me/proof',
    ...own,
    summary: 'Proves who is at this session: for ten minutes, calls that are refused with proof_needed are answered',
    body: bodyOf(proofBody),
    data: z.null(),
    refusals: [429],
  },
  {
    method: 'get',
    path: '/admin/me/notices',
    ...own,
    summary: 'What others did to the own account since one was told last; null: nothing',
    data: notices.nullable(),
  },
  {
    method: 'put',
    path: '/admin/me/notices',
    ...own,
    summary: 'That these were seen; they are not told again',
    body: bodyOf(toldBody),
    data: z.null(),
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
    summary: 'Switches the second factor off; 409 while it is a duty',
    body: bodyOf(provenBody),
    data: z.null(),
    refusals: [409, 429],
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
    path: '/admin/account-rules',
    ...accounts,
    summary: 'When sessions end, and who needs a second factor',
    data: accountRules,
  },
  {
    method: 'put',
    path: '/admin/account-rules',
    ...accounts,
    summary: 'Changes what is sent of it, from the next call of anybody on',
    body: bodyOf(accountRulesBody),
    data: accountRules,
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
