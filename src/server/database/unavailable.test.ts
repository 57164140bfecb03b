import { expect, it, test } from 'vitest';
import { DatabaseUnavailable, passesByItself } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('…'), { code });

it.each([
  ['a statement at its limit', '57014'],
  ['a lock at its limit', '55P03'],
  ['a transaction that idled too long', '25P03'],
  ['a server that is told to stop', '57P01'],
  ['a server whose process crashed', '57P02'],
  ['a server that is starting', '57P03'],
  ['a server without a free connection', '53300'],
  ['a server without memory', '53200'],
  ['a lost connection', '08006'],
  ['a connection that PgBouncer gives up', '08P01'],
  ['a deadlock', '40P01'],
  ['nobody at the port', 'ECONNREFUSED'],
  ['a connection cut off', 'ECONNRESET'],
  ['a name that is not yet known', 'EAI_AGAIN'],
  ['no socket file', 'ENOENT'],
])('%s passes by itself (%s)', (_name, code) => {
  expect(passesByItself(withCode(code))).toBe(true);
  expect(passesByItself(new DatabaseUnavailable('…', withCode(code)))).toBe(true);
});

it.each([
  ['a wrong password', '28P01'],
  ['an unknown database', '3D000'],
  ['an unknown table', '42P01'],
  ['a value that is taken', '23505'],
  ['a full number', '22003'],
])('%s does not (%s)', (_name, code) => {
  expect(passesByItself(withCode(code))).toBe(false);
  expect(passesByItself(new DatabaseUnavailable('…', withCode(code)))).toBe(false);
});

test('what the client says of a lost connection without a code passes too, and no other error', () => {
  const messages = [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ];
  expect(messages.map((message) => passesByItself(new Error(message)))).toEqual(messages.map(() => true));
  expect([passesByItself(new TypeError('Cannot read')), passesByItself('timeout')]).toEqual([false, false]);
});
