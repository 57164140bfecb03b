import { expect, it, test } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

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
  expect(settings.database).toEqual({ dialect: 'postgres', url: 'postgres://u:p@db:5432/site' });
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
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}=.* is not usable: it may hold [^\n]*\\.$`));
});

test('a password is never repeated', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).not.toThrow(/short"/);
  expect(() => readSettings({ STORAGE_URL: 's3://key:geheim@store' })).not.toThrow(/geheim/);
});
