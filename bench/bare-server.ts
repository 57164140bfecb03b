import { createServer, get, type OutgoingHttpHeaders } from 'node:http';

/**
 * The base line: `node:http` with one answer in memory, the one that the address given answers to a client that takes an
 * encoding: `node bench/bare-server.ts <url> br`; without an address, 100 kB. Tells its port.
 */
const [url, encoding = 'identity'] = process.argv.slice(2);

function serve(headers: OutgoingHttpHeaders, body: Buffer): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) process.send?.(address.port);
  });
}

if (url === undefined) serve({ 'Content-Type': 'text/html' }, Buffer.alloc(100_000, 'a'));
else
  get(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      serve(headers, Buffer.concat(chunks));
    });
  });
