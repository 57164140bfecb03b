import { createServer, get } from 'node:http';

/**
 * The base line: `node:http` with one answer in memory, the one that the address given answers to a client that takes an
 * encoding: `node bench/bare-server.ts <url> br`. Tells its port.
 */
get(process.argv[2] ?? '', { headers: { 'Accept-Encoding': process.argv[3] ?? 'identity' } }, (answer) => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const body = Buffer.concat(chunks);
    const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) process.send?.(address.port);
    });
  });
});
