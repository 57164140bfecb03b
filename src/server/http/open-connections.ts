import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { logError } from '#server/observability/log.ts';
import { networksOf, parseAddress } from './network.ts';

/** 'sending': no request of it is whole yet; 'answered': the last one was, and no other began; 'answering': between the two. */
type State = 'sending' | 'answering' | 'answered';

type Connection = {
  socket: Socket;
  /** Of IPv6 the widest that one line may be given: who holds it has 65,536 of the usual ones. */
  network: string;
  request?: IncomingMessage;
  response?: ServerResponse;
  /** Bytes that had come when the last request was answered; more of them are the beginning of another. */
  answeredAt: number;
  /** When the body of the request under way began to come, in milliseconds, and how many bytes had come by then. */
  body?: { since: number; from: number };
};

type Limits = {
  /** So many connections are the time to close some. */
  nearlyAll: number;
  /** How many are closed then at once: who opens one after the other makes the search for them rare. */
  closedAtOnce: number;
};

/**
 * The connections of a server. When they run out, those of the network that holds the most unfinished requests are closed
 * first: whoever opens thousands and sends half a request on each loses his own, and visitors come in. A connection whose
 * requests were all answered costs nobody anything, and a proxy that was not declared holds many of those for all visitors;
 * they are closed after all unfinished ones.
 */
export class OpenConnections {
  readonly #all = new Map<Socket, Connection>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  opened(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const [network = ''] = networksOf(parseAddress(address) ?? address);
    const connection = { socket, network, answeredAt: 0 };
    this.#all.set(socket, connection);
    socket.once('close', () => this.#all.delete(socket));
    if (this.#all.size >= this.#limits.nearlyAll) this.#makeRoom(connection);
  }

  /** A request whose headers are whole. */
  began(request: IncomingMessage, response: ServerResponse, now: number): void {
    const connection = this.#all.get(request.socket);
    if (connection === undefined) return;
    connection.request = request;
    connection.response = response;
    connection.body = { since: now, from: request.socket.bytesRead };
    response.once('finish', () => {
      if (connection.response === response) connection.answeredAt = request.socket.bytesRead;
    });
  }

  /** Those whose body has come more slowly than `grace` milliseconds and then so many bytes a second. */
  *tooSlow(now: number, grace: number, bytesPerSecond: number): Generator<{ socket: Socket; response: ServerResponse }> {
    for (const { socket, request, response, body } of this.#all.values()) {
      if (request === undefined || response === undefined || body === undefined || request.complete) continue;
      const late = now - body.since - grace;
      if (late > 0 && ((socket.bytesRead - body.from) * 1_000) / bytesPerSecond < late) yield { socket, response };
    }
  }

  #makeRoom(newcomer: Connection): void {
    const { closedAtOnce } = this.#limits;
    const others = [...this.#all.values()].filter((each) => each !== newcomer);
    const inState = (state: State) => others.filter((each) => stateOf(each) === state);
    const sending = inState('sending');
    const chosen = fromTheLargest(sending, closedAtOnce);
    if (chosen.length === 0) chosen.push(...fromTheLargest(inState('answered'), closedAtOnce));
    // Whoever holds a quarter of all without reading what he asked for; not the newcomer's own network, which may be a proxy.
    if (chosen.length === 0) chosen.push(...this.#ofHolders(others.filter(({ network }) => network !== newcomer.network)));
    if (chosen.length === 0) return;
    const [most] = chosen;
    logError(
      `Connections run out (${this.#all.size}, ${sending.length} of them without a whole request); ` +
        `some are closed, beginning with those of ${most?.network}`,
    );
    for (const { socket } of chosen) socket.destroy();
  }

  #ofHolders(connections: readonly Connection[]): Connection[] {
    const [oldest] = fromTheLargest(connections, 1);
    const held = connections.filter(({ network }) => network === oldest?.network).length;
    return oldest !== undefined && held > this.#limits.nearlyAll / 4 ? [oldest] : [];
  }
}

function stateOf({ socket, request, response, answeredAt }: Connection): State {
  if (request === undefined || response === undefined || !request.complete) return 'sending';
  if (!response.writableFinished) return 'answering';
  return socket.bytesRead > answeredAt ? 'sending' : 'answered';
}

/** So many connections, each time the oldest of the network that has the most of them left. */
function fromTheLargest(connections: readonly Connection[], count: number): Connection[] {
  const networks = [...Map.groupBy(connections, ({ network }) => network).values()].sort((a, b) => b.length - a.length);
  const chosen: Connection[] = [];
  // What is left of each of the largest is brought down to one size, step by step.
  const left = networks.map(({ length }) => length);
  while (chosen.length < count) {
    const size = left[0] ?? 0;
    if (size === 0) break;
    for (let index = 0; index < networks.length && left[index] === size && chosen.length < count; index += 1) {
      const own = networks[index] ?? [];
      const next = own[own.length - size];
      if (next !== undefined) chosen.push(next);
      left[index] = size - 1;
    }
  }
  return chosen;
}
