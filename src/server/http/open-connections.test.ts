import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenConnections } from './open-connections.ts';

afterEach(() => vi.restoreAllMocks());

it('closes half-sent requests of a wide network of IPv6 before those of anybody else', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const connections = new OpenConnections({ nearlyAll: 6, closedAtOnce: 2 });
  const closed: string[] = [];
  const open = (remoteAddress: string) => {
    const destroy = () => void closed.push(remoteAddress);
    connections.opened(Object.assign(new EventEmitter(), { remoteAddress, destroy }) as unknown as Socket);
  };
  for (const address of ['203.0.113.4', '2001:db8:2::1']) open(address);
  for (const part of [1, 2, 3, 4]) open(`2001:db8:1:${part}::1`);
  expect(closed).toEqual(['2001:db8:1:1::1', '2001:db8:1:2::1']);
  expect(String(log.mock.calls)).toContain('2001:db8:1::/48');
});
