import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { BadSetting, readSettings } from '#server/start/settings.ts';
import { errorText } from './error-text.ts';
import { createLog } from './log.ts';
import { forgetSecrets, hideCredentials, keepSecretsOf, withoutSecrets } from './secrets.ts';

afterEach(forgetSecrets);

/** What people paste as a password: everything that means something in an address, in JSON or in an expression. */
const secret = fc
  .array(fc.constantFrom(...'@:/?#%&=+ \\"\'`$^.*[](){}|<>,;~_-'.split(''), 'Zx9', 'mật', '😀', '%40', '\ud83d', '://', '\n'), {
    minLength: 3,
    maxLength: 12,
  })
  .map((parts) => `Q7k${parts.join('')}Q8k`);

const addressOf = {
  DATABASE_URL: (password: string) => `postgres://site:${password}@db.example:5432/huong_nghiep`,
  STORAGE_URL: (password: string) => `s3://AKIAKEY:${password}@store.example:9000/bucket?region=hcm`,
  SMTP_URL: (password: string) => `smtps://truong:${password}@thu.example:465`,
};

/** Every text in which a secret could stand: as it is, encoded, escaped. */
const forms = (password: string) => [
  password,
  encodeURIComponent(password.toWellFormed()),
  JSON.stringify(password).slice(1, -1),
  inspect(password).slice(1, -1),
];

it('no message about a setting holds a part of its secret, whatever characters that has', () => {
  let refused = 0;
  fc.assert(
    fc.property(secret, fc.constantFrom('DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'), (password, name) => {
      for (const value of [
        addressOf[name](password),
        addressOf[name](password).replace(/^\w+/, 'mysql'),
        password,
        `postgres://db.example/x?password=${password}&sslmode=x`,
      ]) {
        try {
          readSettings({ [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(BadSetting);
          refused += 1;
          const { message } = error as BadSetting;
          expect(message).toMatch(new RegExp(`^${name}="[^\\n]*" is not usable: `));
          for (const part of ['Q7k', 'Q8k', 'Zx9']) expect(message).not.toContain(part);
        }
        expect(hideCredentials(value)).not.toMatch(/Q7k|Q8k|Zx9/);
      }
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(400);
});

it('an address that is taken has its password where it seems to be, so that no error names a part of it as the host', () => {
  let taken = 0;
  fc.assert(
    fc.property(secret, (password) => {
      try {
        const { database, storage } = readSettings({
          DATABASE_URL: addressOf.DATABASE_URL(password),
          STORAGE_URL: addressOf.STORAGE_URL(password),
        });
        if (database.dialect !== 'postgres' || storage.kind !== 's3') throw new Error('These are no other places.');
        taken += 1;
        expect([new URL(database.url).host, storage.endpoint]).toEqual(['db.example:5432', 'https://store.example:9000']);
      } catch (error) {
        expect(error).toBeInstanceOf(BadSetting);
      }
    }),
    { numRuns: 400 },
  );
  expect(taken).toBeGreaterThan(10);
});

it.each(['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'ADMIN_PASSWORD', 'PGPASSWORD'] as const)(
  'no line of the log holds the secret of %s, wherever an error has it from',
  (name) => {
    fc.assert(
      fc.property(secret, (password) => {
        forgetSecrets();
        keepSecretsOf({ [name]: name in addressOf ? addressOf[name as keyof typeof addressOf](password) : password });
        const lines: string[] = [];
        const log = createLog({ write: (line) => lines.push(line), later: () => {} });
        const value = name in addressOf ? addressOf[name as keyof typeof addressOf](password) : password;
        const cause = Object.assign(new Error(`cannot connect to ${value}`), {
          input: value,
          config: { password, list: [password] },
        });
        const error = new Error(`at ${encodeURIComponent(password.toWellFormed())} and ${JSON.stringify({ password })}`, {
          cause,
        });
        log.error(`failed with ${password}`, error, `GET /${password}`);
        log.error(`failed with ${password}`, error, `GET /${password}`);
        log.error('an object', { password, [password]: [{ value }] });
        log.error('many', new AggregateError([cause], password));
        log.error('a text', `line\n${password}\nline`);
        log.flush();
        expect(lines).toHaveLength(5);
        for (const form of forms(password)) for (const line of lines) expect(line).not.toContain(form);
        expect(lines.join('\n')).not.toContain('Q7k');
      }),
      { numRuns: 150 },
    );
  },
);

it('tokens, stored passwords and credentials of other addresses are hidden, and nothing else is', () => {
  const token = 'kJ8x_fQ2mZ-0aLpW3vYtR5uN7bC1dE4gH6iK9oS2qTw';
  expect(token).toHaveLength(43);
  expect(withoutSecrets(`Authorization: Bearer ${token}`)).toBe('Authorization: Bearer …');
  expect(withoutSecrets(`{"token":"${token}"}`)).toBe('{"token":"…"}');
  expect(withoutSecrets('Failing row contains (1, a@b.vn, $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA, x).')).toBe(
    'Failing row contains (1, a@b.vn, …, x).',
  );
  expect(withoutSecrets('Invalid URL: https://me:ge:he@im@proxy.example/x')).toBe('Invalid URL: https://me:…@proxy.example/x');
  for (const harmless of [
    'GET /api/bai-viet/hoc-thiet-ke-do-hoa-thi-lam-nghe-gi-o-day-x1: x',
    'at file:///srv/site/node_modules/@hono/node-server/dist/index.mjs:1300:5',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'it may hold an address such as postgres://user:password@host:5432/name',
    '[6f1f2c9a-41aa-4d0e-9d5c-2f7f6a1f0b11] GET /uploads/0a1b2c3d4e5f60718293a4b5c6d7e8f9-1920.webp',
    'password authentication failed for user "site"',
  ])
    expect(withoutSecrets(harmless)).toBe(harmless);
});

it.each([
  ['postgres://x:geheim@127.0.0.1:1/db', 'postgres://x:…@127.0.0.1:1/db'],
  ['postgres://x:ge@he/im@db:1/db', 'postgres://x:…@db:1/db'],
  ['postgres://x:ge#he im@[::1]:1/db?sslmode=require', 'postgres://x:…@[::1]:1/db?…'],
  ['postgres://geheim@db/db', 'postgres://…@db/db'],
  ['postgres://x:ge?he@im/db', 'postgres://…'],
  ['postgres://x:geheim', 'postgres://…'],
  ['mysql://db/name', 'mysql://db/name'],
  ['s3://store/bucket?tls=maybe', 's3://store/bucket?…'],
  ['geheim', '…'],
])('of %s a message shows %s', (address, shown) => {
  expect(hideCredentials(address)).toBe(shown);
});

it('a very short secret hides nothing in the log, which could not be read any more', () => {
  keepSecretsOf({ PGPASSWORD: 'e' });
  expect(withoutSecrets('The site is here.')).toBe('The site is here.');
});

it('an error that is thrown without being one is told all the same', () => {
  expect(errorText('text')).toBe('text');
  expect(errorText(null)).toBe('null');
  expect(errorText({ status: 503, data: null })).toBe('{ status: 503, data: null }');
});
