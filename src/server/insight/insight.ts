import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { addressReader } from '#server/auth/client-address.ts';
import { logError } from '#server/observability/log.ts';
import type { AllowedNetworks } from './allowed-networks.ts';
import type { Readiness } from './readiness.ts';

/** Metrics as Prometheus reads them. */
export type MetricsText = () => Promise<{ type: string; text: string }>;

type InsightParts = {
  /** Who may ask how the site is. */
  mayAsk: AllowedNetworks;
  trustProxy: number;
  /** The address visitors use, null where nobody told it. */
  publicUrl: string | null;
  ready: () => Promise<Readiness>;
  /** Null where the site's own port gives none. */
  metrics: { token: string; read: MetricsText } | null;
};

const paths = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Answers what machines ask of the process itself, before any queue: `/healthz` says that it lives, `/readyz` whether it can
 * answer visitors. Who may not ask gets what any absent page gives.
 */
export function insight({
  mayAsk,
  trustProxy,
  publicUrl,
  ready,
  metrics,
}: InsightParts): (next: RequestListener) => RequestListener {
  // Probes come without the headers of a proxy: nothing to warn of.
  const addressOf = addressReader(trustProxy, () => {});

  function isAllowed(request: IncomingMessage): boolean {
    const { headers } = request;
    const isForwarded = ofProxies.some((name) => headers[name] !== undefined) || isVisitorsName(headers.host, publicUrl);
    // The address is that of a proxy nobody declared, and whoever asks it may be anybody.
    if (isForwarded && trustProxy === 0) return false;
    return mayAsk(addressOf(request));
  }

  return (next) => (request, response) => {
    const { method, url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    if (!paths.has(path) || (method !== 'GET' && method !== 'HEAD')) return void next(request, response);
    if (path === '/metrics') {
      if (metrics === null || !isToken(request.headers.authorization, metrics.token)) next(request, response);
      else void sendMetrics(response, metrics.read);
      return;
    }
    if (!isAllowed(request)) return void next(request, response);
    if (path === '/healthz') return void sendJson(response, 200, { alive: true });
    ready().then(
      (state) => sendJson(response, state.ready ? 200 : 503, state),
      (error: unknown) => {
        logError('Whether the site is ready cannot be told', error);
        sendJson(response, 503, { ready: false });
      },
    );
  };
}

/** What a proxy adds. */
const ofProxies = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request names the host that visitors name: a probe asks by an address, or by a name of the machine. */
function isVisitorsName(host: string | undefined, publicUrl: string | null): boolean {
  const name = publicUrl === null ? '' : new URL(publicUrl).hostname;
  if (/^(?:|localhost|[\d.]+|\[.*)$/.test(name)) return false;
  return host?.toLowerCase().replace(/\.?(?::\d*)?$/, '') === name;
}

/** Metrics on a port of their own, which answers nothing else. */
export const metricsServer = (read: MetricsText): Server =>
  createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url?.split('?', 1)[0] === '/metrics' && request.method === 'GET') void sendMetrics(response, read);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only /metrics is here.\n');
  });

/** Opens that port, where there is to be one, and says where it is. Gives what closes it again. `failed` is called when it cannot be opened. */
export function openMetricsPort(read: MetricsText, port: number | null, host: string, failed = () => {}): () => void {
  if (port === null) return () => {};
  const server = metricsServer(read);
  server.on('error', (error) => {
    logError(`METRICS_PORT=${port} is not usable: it may hold a port that no other program uses.`, error);
    failed();
  });
  server.listen(port, host, () => console.log(`Metrics are at ${addressOf(server)}metrics`));
  return () => void server.close().closeAllConnections();
}

/** Where a server of this machine is found. */
export function addressOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`;
}

async function sendMetrics(response: ServerResponse, read: MetricsText): Promise<void> {
  try {
    const { type, text } = await read();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  } catch (error) {
    logError('Metrics cannot be told', error);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Metrics cannot be told now.\n');
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store' });
  response.end(`${JSON.stringify(body)}\n`);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** How long it takes says nothing about the token. */
const isToken = (header: string | undefined, token: string): boolean =>
  header !== undefined && timingSafeEqual(hashOf(header), hashOf(`Bearer ${token}`));
