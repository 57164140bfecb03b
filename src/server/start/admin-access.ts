import { factPaths } from '#shared/facts/fact-columns.ts';
import { sheetPaths } from '#shared/sheets/sheet-paths.ts';
import type { Access, AccessTable, Need } from '#server/auth/access.ts';

/** What the calls below /api/admin need, but for those of the content types. The login needs nothing. */
const fixed: Record<Need, readonly string[]> = {
  own: [
    'POST /logout',
    'GET /me',
    'PUT /me',
    'POST /me/password',
    'POST /me/proof',
    'GET /me/notices',
    'PUT /me/notices',
    'GET /me/sessions',
    'DELETE /me/sessions',
    'DELETE /me/sessions/:session',
    'POST /me/second-factor',
    'PUT /me/second-factor',
    'DELETE /me/second-factor',
    'GET /me/second-factor',
    'POST /me/second-factor/recovery-codes',
  ],
  content: [
    'GET /stats',
    'GET /viec',
    'GET /search-counts',
    'GET /tim',
    'POST /dia-chi',
    'GET /du-kien',
    'GET /journal',
    'GET /drafts',
    'POST /undo',
    'GET /past-addresses',
    'GET /past-addresses/owner',
    'POST /past-addresses/import',
    'GET /trash',
    'POST /trash/:resource/:id/restore',
    'GET /lien-ket/all',
    'GET /lien-ket/check',
    'POST /lien-ket/check',
    'POST /lien-ket/:id/new-address',
    'GET /kho-anh/all',
    'GET /kho-anh/:id',
    'POST /kho-anh',
    'PUT /kho-anh/:id',
    'POST /kho-anh/:id/replace',
    'DELETE /kho-anh/:id',
    'POST /kho-anh/:id/restore',
  ],
  accounts: [
    'GET /accounts',
    'POST /accounts',
    'GET /accounts/:id',
    'PUT /accounts/:id',
    'DELETE /accounts/:id',
    'POST /accounts/:id/password',
    'DELETE /accounts/:id/sessions',
    'DELETE /accounts/:id/second-factor',
    'GET /account-rules',
    'PUT /account-rules',
    'GET /security-events',
    'DELETE /trash/:resource/:id',
    'DELETE /kho-anh/:id/forever',
    'GET /cai-dat',
    'PUT /cai-dat',
    'GET /cai-dat/versions',
    'GET /cai-dat/versions/:seq',
    'POST /cai-dat/versions/:seq/restore',
  ],
};

/** The calls of each content type, which all need `content`; `*` is its path. */
const ofContentTypes = [
  'GET /*/all',
  'GET /*/dropdown',
  'GET /*/:id',
  'GET /*/:id/uses',
  'GET /*/:id/listings',
  'PUT /*/:id/listings',
  'POST /*',
  'POST /*/batch',
  'POST /*/hidden-along',
  'PUT /*/:id',
  'DELETE /*/:id',
  'POST /*/:id/image',
  'POST /*/:id/thumbnail',
  'GET /*/:id/versions',
  'GET /*/:id/versions/:seq',
  'POST /*/:id/versions/:seq/restore',
  'GET /*/:id/draft',
  'PUT /*/:id/draft',
  'POST /*/:id/draft/publish',
  'DELETE /*/:id/draft',
  'GET /*/:id/previews',
  'POST /*/:id/previews',
  'DELETE /*/:id/previews',
  'DELETE /*/:id/previews/:preview',
  'GET /*/:id/addresses',
  'POST /*/:id/addresses',
  'DELETE /*/:id/addresses',
];

/** Those of content types with facts. */
const ofFacts = ['GET /du-kien/*', 'PUT /du-kien/*'];

/** Those of content types with sheets. */
const ofSheets = [
  'GET /*/xuat',
  'GET /*/nhap/mau',
  'POST /*/nhap/thu',
  'POST /*/nhap',
  'GET /*/nhap/:plan',
  'DELETE /*/nhap/:plan',
  'GET /*/nhap/:plan/ket_qua',
];

/** What leads to a password of one's own, or away. */
const withFirstPassword: ReadonlySet<string> = new Set(['GET /me', 'POST /me/password', 'POST /logout']);

/** What leads to a second factor of one's own, or away. */
const withoutSecondFactor: ReadonlySet<string> = new Set([
  ...withFirstPassword,
  'POST /me/second-factor',
  'PUT /me/second-factor',
]);

/** What changes who may sign in, or how, or hides that somebody did: a session that was left open is not enough. */
const needsProof: ReadonlySet<string> = new Set([
  'PUT /me/notices',
  'DELETE /me/second-factor',
  'POST /accounts',
  'PUT /accounts/:id',
  'DELETE /accounts/:id',
  'POST /accounts/:id/password',
  'DELETE /accounts/:id/second-factor',
  'PUT /account-rules',
]);

/**
 * What every call below /api/admin needs of the role of its caller. A new call is written down here: one that is not is
 * refused to everyone, and fails the tests.
 */
export function adminAccess(contentTypes: readonly string[]): AccessTable {
  const needs = [
    ...(Object.keys(fixed) as Need[]).flatMap((need) => fixed[need].map((call) => ({ call, need }))),
    ...contentTypes.flatMap((path) =>
      ofContentTypes.map((call) => ({ call: call.replace('*', path), need: 'content' as const })),
    ),
    ...sheetPaths.flatMap((path) => ofSheets.map((call) => ({ call: call.replace('*', path), need: 'content' as const }))),
    ...factPaths.flatMap((path) => ofFacts.map((call) => ({ call: call.replace('*', path), need: 'content' as const }))),
  ];
  const accessOf = (call: string, need: Need): Access => ({
    need,
    withFirstPassword: withFirstPassword.has(call),
    withoutSecondFactor: withoutSecondFactor.has(call),
    needsProof: needsProof.has(call),
  });
  return new Map(needs.map(({ call, need }) => [call, accessOf(call, need)]));
}
