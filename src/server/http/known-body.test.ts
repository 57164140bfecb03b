import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bodyOf, bytesOf, encoded, jsonAnswer, knownAnswer } from './known-body.ts';

const text = 'Thiết kế đồ họa';

it('keeps the body of an answer at hand, as text and as bytes', async () => {
  for (const body of [text, encoded(text)]) {
    const answer = knownAnswer(body, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    expect(bodyOf(answer)).toBe(body);
    expect((await bytesOf(answer)).toString()).toBe(text);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8']);
    // Whoever does not ask for it reads the same.
    expect(await answer.text()).toBe(text);
  }
});

it('reads the body of any other answer', async () => {
  const answer = new Response(text);
  expect(bodyOf(answer)).toBeUndefined();
  expect((await bytesOf(answer)).toString()).toBe(text);
});

it('answers with JSON and what the context says of it', async () => {
  const app = new Hono();
  app.get('/', (context) => {
    context.header('X-Own', 'yes');
    return jsonAnswer(context, { name: text }, { Vary: 'Accept' });
  });
  const answer = await app.request('/');
  expect(await answer.json()).toEqual({ name: text });
  expect(['X-Own', 'Vary', 'Content-Type'].map((name) => answer.headers.get(name))).toEqual([
    'yes',
    'Accept',
    'application/json',
  ]);
});
