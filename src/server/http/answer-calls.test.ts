import { deepStrictEqual } from 'node:assert/strict';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCalls } from '#shared/calls/call.ts';
import { sent } from '#shared/calls/reading.ts';
import { answerCalls, lookAtAnswers } from './answer-calls.ts';
import { answerError } from './errors.ts';

const things = { tag: 'Things' } as const;
const calls = defineCalls(things, {
  'GET /admin/things/:id': {
    id: 'getThing',
    summary: 'One thing',
    query: z.object({ color: z.enum(['red'], 'Màu phải là red').optional() }),
    data: z.object({ id: z.int(), color: z.string().nullable() }),
  },
  'POST /admin/things': {
    id: 'createThing',
    summary: 'Makes a thing',
    body: z.object({ name: sent('Tên') }),
    data: z.object({ name: z.string() }),
    status: 201,
  },
});

const app = answerCalls(new Hono(), '/admin', calls, {
  'GET /admin/things/:id': async ({ context, query }) => {
    const { color = null } = query();
    // More than the shape names, as a join would bring it.
    const more = context.req.param('id') === '2' ? { secret: 'x' } : {};
    return { data: { id: Number(context.req.param('id')), color, ...more } };
  },
  'POST /admin/things': async ({ body }) => ({ data: await body(), message: 'Xong.' }),
});
app.onError(answerError);

const ask = async (path: string, body?: unknown) => {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const answer = await app.request(path, body === undefined ? {} : init);
  return [answer.status, await answer.json()];
};

afterAll(() => lookAtAnswers(() => undefined));

test('a call is answered below its base, in the envelope, with its status', async () => {
  expect(await ask('/things/7?color=red')).toEqual([200, { success: true, data: { id: 7, color: 'red' } }]);
  expect(await ask('/things', { name: 'Ghế' })).toEqual([201, { success: true, data: { name: 'Ghế' }, message: 'Xong.' }]);
});

test('what it is sent is judged by its schemas, and a number in its path is one', async () => {
  expect(await ask('/things/7?color=blue')).toMatchObject([422, { errors: { color: ['Màu phải là red'] } }]);
  expect(await ask('/things', {})).toMatchObject([422, { errors: { name: ['Tên không được để trống'] } }]);
  expect((await app.request('/things/x')).status).toBe(404);
});

test('an answer that holds more than its shape is seen before it is sent', async () => {
  lookAtAnswers((_name, { data }, given) => deepStrictEqual(data.parse(given.data), given.data));
  expect((await ask('/things/1'))[0]).toBe(200);
  expect((await ask('/things/2'))[0]).toBe(500);
});
