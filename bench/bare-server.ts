import { createServer } from 'node:http';

/**
 * The base line: `node:http` with one answer in memory. Receives `{ headers, body (base64) }` from its parent and
 * sends it the port.
 */
process.on('message', (answer: { headers: Record<string, string>; body: string }) => {
  const body = Buffer.from(answer.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, answer.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) process.send?.(address.port);
  });
});
