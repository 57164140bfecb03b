import pg from 'pg';

/** What `@types/pg` leaves out. */
type Connection = pg.Connection & {
  connect: { (port: number, host: string): void; (path: string): void };
  requestSsl: () => void;
  cancel: (processId: number, secretKey: number) => void;
};
type Client = pg.Client & { processID: number; secretKey: number };

/** In milliseconds: a server that does not even take a cancellation is left alone after this. */
const patience = 1_000;

/**
 * Asks the server to give up what `client` waits for, which would otherwise go on without anybody who wants it, holding a
 * connection of the server and its locks. The request is a message of the protocol, so that it passes through PgBouncer.
 * It never fails; it is answered with nothing but the end of its connection.
 */
export function requestCancel(client: pg.Client): Promise<void> {
  const { host, port, ssl, processID, secretKey } = client as Client;
  const connection = new pg.Connection({ ssl }) as Connection;
  return new Promise((ended) => {
    const end = () => {
      clearTimeout(timer);
      connection.stream.destroy();
      ended();
    };
    const timer = setTimeout(end, patience);
    const cancel = () => connection.cancel(processID, secretKey);
    connection.on('error', end);
    connection.on('end', end);
    connection.on('connect', () => (ssl ? connection.requestSsl() : cancel()));
    connection.on('sslconnect', cancel);
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
