import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { stopper } from './stop.ts';

/** A server whose clients are let go for as long as they need: no test waits for the end of a patience. */
async function stoppable(listener: RequestListener = (_request, response) => void response.end('answered')) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  const ended = Promise.withResolvers<void>();
  const patience = { leaving: 600_000, finishing: 600_000, closing: 600_000 };
  const stop = stopper(server, { close: [], ended: ended.resolve, patience });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return socket;
  };
  return { server, stop, open, ended: ended.promise };
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['closed'])])) as [string];
  return answer;
}

it('whoever has a connection is answered once more, and told that it ends', async () => {
  const { stop, open, ended } = await stoppable();
  const [used, fresh] = [await open(), await open()];
  expect(await ask(used)).toContain('Connection: keep-alive');
  stop();
  // One that looked idle, one that was opened and has sent nothing yet, and one that comes now.
  for (const socket of [used, fresh, await open()]) {
    expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nConnection: close/);
  }
  await ended;
});

it('nobody is waited for where nobody is connected', async () => {
  const { server, stop, open, ended } = await stoppable();
  const [[known], socket] = (await Promise.all([once(server, 'connection'), open()])) as [[Socket], Socket];
  socket.destroy();
  await once(known, 'close');
  stop();
  expect(await ended).toBeUndefined();
});
