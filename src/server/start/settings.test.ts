import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, test } from 'vitest';
import { BadSetting, readSettings, StartRefused } from './settings.ts';

test('without anything set, the site runs for one person on this machine', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demoContent: true,
    trustProxy: 0,
    publicUrl: null,
    corsOrigins: [],
  });
  expect(settings.database.dialect).toBe('sqlite');
  expect(settings.storage.kind).toBe('folder');
  expect(settings.admin).toEqual({ email: 'admin@example.com', password: null });
});

test('in production it listens to everyone', () => {
  expect(readSettings({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
});

test('a variable set to nothing counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { dialect: 'sqlite' } });
});

test('addresses are read whole', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://u:p@db:5432/site',
    STORAGE_URL: 's3://key:se%2Fcret@store:9000/bucket?region=hcm&tls=true',
    PUBLIC_URL: 'https://truong.example/',
    CORS_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(settings.database).toMatchObject({ dialect: 'postgres', url: 'postgres://u:p@db:5432/site' });
  expect(settings.storage).toEqual({
    kind: 's3',
    endpoint: 'https://store:9000',
    bucket: 'bucket',
    region: 'hcm',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  });
  expect(settings.publicUrl).toBe('https://truong.example');
  expect(settings.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test('a bucket is reached by https unless it says otherwise', () => {
  const endpoint = (address: string) => readSettings({ STORAGE_URL: address }).storage;
  expect(endpoint('s3://k:s@store:9000/anh')).toMatchObject({ endpoint: 'https://store:9000' });
  expect(endpoint('s3://k:s@store:9000/anh?tls=false')).toMatchObject({ endpoint: 'http://store:9000' });
});

test('a commit of SQLite is on the disk before it is answered, unless less is asked for', () => {
  expect(readSettings({}).database).toMatchObject({ synchronous: 'full' });
  expect(readSettings({ SQLITE_SYNCHRONOUS: 'normal' }).database).toMatchObject({ synchronous: 'normal' });
});

it.each([
  ['SQLITE_SYNCHRONOUS', 'off'],
  ['REPLACE_DATABASE', 'yes'],
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://x'],
  ['STORAGE_URL', 's3://store/bucket'],
  ['STORAGE_URL', 's3://k:s@store/bucket?tls=maybe'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['DEMO_CONTENT', 'yes'],
  ['PUBLIC_URL', 'truong.example'],
  ['PUBLIC_URL', 'https://truong.example/huong-nghiep'],
  ['PUBLIC_URL', 'https://truong.example/?x=1'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['TRUST_PROXY', 'true'],
  ['NODE_ENV', 'staging'],
  ['STORAGE_URL', 's3://k:s@store/bucket?regoin=hcm'],
  ['STORAGE_URL', 's3://k:s@store/bucket?tls=true&tls=false'],
  ['STORAGE_URL', 's3://k:s@store/bucket#x'],
  ['HEALTH_NETWORKS', '10.0.0.0/33'],
  ['HEALTH_NETWORKS', 'inside'],
  ['METRICS_PORT', '65536'],
  ['METRICS_HOST', 'two words'],
  ['METRICS_PORT', '3000'],
  ['METRICS_TOKEN', 'short'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_URL_FILE', '/no/such/file'],
  ['WORKERS', '0'],
  ['WORKERS', 'all'],
  ['LOG_FORMAT', 'xml'],
  ['ACCESS_LOG', 'true'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}=.* is not usable: it may hold [^\n]*\\.$`));
});

test('a password is never repeated', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).not.toThrow(/short"/);
  expect(() => readSettings({ METRICS_TOKEN: 'geheim' })).not.toThrow(/geheim/);
  expect(() => readSettings({ STORAGE_URL: 's3://key:geheim@store' })).not.toThrow(/geheim/);
});

it.each([
  'postgres:///site?host=/var/run/postgresql',
  'postgres://editor@/site?host=/var/run/postgresql',
  'postgresql://editor:geheim@%2Fvar%2Frun%2Fpostgresql/site',
])('%s is the address of a socket', (url) => {
  const { database } = readSettings({ DATABASE_URL: url });
  expect(database).toMatchObject({ dialect: 'postgres', url });
  const { host, database: name } = new pg.Client({ connectionString: url });
  expect([host, name]).toEqual(['/var/run/postgresql', 'site']);
});

test('the limits of the database are told in seconds, five each unless told', () => {
  const limitsOf = (environment: Record<string, string>) => {
    const { database } = readSettings({ DATABASE_URL: 'postgres://db/site', ...environment });
    return database.dialect === 'postgres' ? database.limits : undefined;
  };
  expect(limitsOf({})).toEqual({ connect: 5_000, statement: 5_000, lock: 5_000, query: 5_000, idle: 5_000 });
  const all = ['CONNECT', 'STATEMENT', 'LOCK', 'QUERY', 'IDLE'].map((name, index) => [
    `DATABASE_${name}_SECONDS`,
    String(index + 1),
  ]);
  const given = { connect: 1_000, statement: 2_000, lock: 3_000, query: 4_000, idle: 5_000 };
  expect(limitsOf(Object.fromEntries(all) as Record<string, string>)).toEqual(given);
  expect(() => limitsOf({ DATABASE_LOCK_SECONDS: '0' })).toThrow(
    'DATABASE_LOCK_SECONDS="0" is not usable: it may hold a number of seconds from 1 to 600.',
  );
});

test('a password among the parameters of an address is not shown', () => {
  const url = 'mysql:///site?password=geheim&host=/run';
  expect(() => readSettings({ DATABASE_URL: url })).toThrow('DATABASE_URL="mysql://…" is not usable');
});

it('takes the password of the first administrator as it was typed', () => {
  expect(readSettings({ ADMIN_PASSWORD: '  hai dấu cách  ' }).admin.password).toBe('  hai dấu cách  ');
  expect(readSettings({ ADMIN_PASSWORD: '   ' }).admin.password).toBeNull();
});

it('tells variables that look like a misspelled setting, and no others', () => {
  const others = {
    HOME: '/root',
    PATH: '/bin',
    HOSTNAME: 'a',
    LANG: 'vi',
    BUILD_ID: '1',
    BUILD_DIR: 'x',
    POSTGRES_URL: 'x',
    SHELL: '/bin/sh',
  };
  expect(readSettings(others).misspelled).toEqual([]);
  const given = { DATABSE_URL: 'x', PULBIC_URL: 'x', trust_proxy: '1', PROT: '1', PRT: '1', ADMIN_PASSWORDS: 'geheim' };
  expect(readSettings({ ...given, TRUST_PROXIES: '1', STORAGE_URL_FIEL: '/x' }).misspelled).toEqual([
    'DATABSE_URL (DATABASE_URL?)',
    'PULBIC_URL (PUBLIC_URL?)',
    'trust_proxy (TRUST_PROXY?)',
    'PROT (PORT?)',
    'PRT (PORT?)',
    'ADMIN_PASSWORDS (ADMIN_PASSWORD?)',
    'TRUST_PROXIES (TRUST_PROXY?)',
    'STORAGE_URL_FIEL (STORAGE_URL_FILE?)',
  ]);
});

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABSE_URL_FILE', 'DATABASE_URL_FILE'],
  ['STORAGE_URI', 'STORAGE_URL'],
  ['DATADIR', 'DATA_DIR'],
])('%s stops a start in production, which would begin an empty site in another place', (name, meant) => {
  const production = { NODE_ENV: 'production', [name]: 'geheim' };
  expect(() => readSettings(production)).toThrow(StartRefused);
  expect(() => readSettings(production)).toThrow(new RegExp(`^${name} is no setting .*${meant}[^\n]*\\.$`));
  expect(() => readSettings(production)).not.toThrow(/geheim/);
  // What was meant is there as well, nothing is said with it, or nobody's content is at stake.
  const set = { DATABASE_URL: 'postgres://db/site', STORAGE_URL: 's3://k:s@store/anh', DATA_DIR: '/x' };
  for (const harmless of [
    { ...production, ...set },
    { ...production, [name]: ' ' },
    { ...production, NODE_ENV: 'test' },
  ])
    expect(readSettings(harmless).misspelled).toEqual([`${name} (${meant}?)`]);
});

it('lets the own networks ask how the site is, and nobody else unless told', () => {
  const usual = readSettings({}).healthNetworks;
  for (const address of ['127.0.0.1', '10.9.8.7', '172.31.0.1', '192.168.1.5', '0:0:0:0:0:0:0:1', 'fd00:0:0:0:0:0:0:1'])
    expect(usual(address), address).toBe(true);
  for (const address of ['203.0.113.7', '172.32.0.1', '2001:db8:0:0:0:0:0:1', '', 'unknown'])
    expect(usual(address), address).toBe(false);
  const told = readSettings({ HEALTH_NETWORKS: '203.0.113.0/24, 2001:db8::/32' }).healthNetworks;
  expect(['203.0.113.9', '2001:db8:0:0:0:0:0:1', '127.0.0.1'].map(told)).toEqual([true, true, false]);
});

it('reads secrets from files as they stand there, and does not choose between two', () => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-secrets-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const DATABASE_URL_FILE = file('database', 'postgres://u:p@db:5432/site\n');
  const { database, admin } = readSettings({
    DATABASE_URL_FILE,
    ADMIN_PASSWORD_FILE: file('password', ' mot mat khau \r\n'),
    DATABASE_CONNECTIONS: '25',
  });
  expect(database).toMatchObject({ url: 'postgres://u:p@db:5432/site', connections: 25 });
  expect(admin.password).toBe(' mot mat khau ');
  expect(() => readSettings({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://db/site' })).toThrow(
    /^DATABASE_URL_FILE=.* is not usable: it may hold nothing while DATABASE_URL is set too\.$/,
  );
  expect(() => readSettings({ METRICS_TOKEN_FILE: file('token', 'geheim') })).toThrow(/^METRICS_TOKEN="…" is not usable/);
  for (const [index, empty] of ['', '\n', ' \r\n'].entries())
    expect(() => readSettings({ DATABASE_URL_FILE: file(`empty-${index}`, empty) })).toThrow(
      /^DATABASE_URL_FILE=.* is not usable: it may hold the path of a file that is not empty\.$/,
    );
  rmSync(dir, { recursive: true });
});

test('mail goes by TLS, unless the address says that it may be plain', () => {
  expect(readSettings({}).mail).toEqual({ server: null, from: null });
  const server = (SMTP_URL: string) => readSettings({ SMTP_URL }).mail.server;
  const account = { user: 'truong@example.vn', password: 'bí/mật' };
  expect(server('smtps://truong%40example.vn:b%C3%AD%2Fm%E1%BA%ADt@thu.example')).toEqual({
    host: 'thu.example',
    port: 465,
    security: 'tls',
    ...account,
  });
  expect(server('smtp://truong@example.vn:x@thu.example:2525')).toMatchObject({
    port: 2525,
    security: 'starttls',
    user: 'truong@example.vn',
  });
  expect(server('smtp://127.0.0.1:25?tls=false')).toMatchObject({ port: 25, security: 'none', user: '', password: '' });
  expect(server('smtp://[::1]')).toMatchObject({ host: '::1', port: 587, security: 'starttls' });
  expect(readSettings({ MAIL_FROM: 'Tuyen-Sinh@Example.vn' }).mail.from).toBe('tuyen-sinh@example.vn');
});

test.each([
  ['SMTP_URL', 'thu.example:25'],
  ['SMTP_URL', 'https://thu.example'],
  ['SMTP_URL', 'smtps://thu.example?tls=false'],
  ['SMTP_URL', 'smtp://thu.example?tls=maybe'],
  ['SMTP_URL', 'smtp://thu.example?ssl=true'],
  ['SMTP_URL', 'smtp://thu.example/hop-thu'],
  ['SMTP_URL', 'smtp://chi-co-ten@thu.example'],
  ['MAIL_FROM', 'Trường <a@b.vn>'],
  ['MAIL_FROM', 'a@b.vn, c@d.vn'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
});

test('the password of the server of mail is in no message', () => {
  expect(() => readSettings({ SMTP_URL: 'smtps://truong:bi-mat-qua@thu.example/x' })).toThrow(
    /^SMTP_URL="smtps:\/\/truong:…@thu\.example\/x" is not usable/,
  );
});
