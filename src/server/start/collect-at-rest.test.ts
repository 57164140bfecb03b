import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest.ts';

afterEach(() => void vi.useRealTimers());

it('what the start left behind is collected once, when no request has come for a while', () => {
  vi.useFakeTimers();
  const server = createServer();
  const collect = vi.fn<() => void>();
  collectAtRest(server, collect, 1_000);
  for (let request = 0; request < 5; request += 1) {
    vi.advanceTimersByTime(900);
    server.emit('request');
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledOnce();
  server.emit('request');
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  expect(server.listenerCount('request')).toBe(0);
});
