import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds. A kept answer and most queries take a fraction of a millisecond, a page some ten; after ten seconds nobody waits any more. */
const buckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What a site counts of itself, for Prometheus. Labels are names of the program's own: routes, methods, statuses, queues. What a
 * visitor sends never becomes one. `worker`: which of several processes counts.
 */
export function createMetrics(worker: number | null = null) {
  const registry = new Registry();
  // Its counts begin anew when it is replaced: added up with those of others they would fall, and look like as many new ones.
  if (worker !== null) registry.setDefaultLabels({ worker: String(worker) });
  const registers = [registry];
  const histogram = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });

  return {
    registry,
    requests: counter('http_requests_total', 'Requests that were answered, or left before their answer (status 499).', [
      'method',
      'route',
      'status',
    ]),
    requestSeconds: histogram('http_request_duration_seconds', 'From the head of a request to the end of its answer.', ['route']),
    renderSeconds: histogram('page_render_duration_seconds', 'Making one page, without waiting for a turn.'),
    searchSeconds: histogram('search_duration_seconds', 'Finding what a search asks for, without waiting for a turn.'),
    querySeconds: histogram('database_query_duration_seconds', 'One statement, without waiting for a connection.'),
    failedQueries: counter('database_failed_queries_total', 'Statements that ended with an error.'),
    storeErrors: counter('store_errors_total', 'Calls of the store of pictures that failed.', ['call']),
    securityEvents: counter('security_events_total', 'What happened around signing in, by the kinds of the security log.', [
      'kind',
    ]),
    mails: counter('mail_tries_total', 'Tries to send a mail, by what became of them.', ['outcome']),
    storedPictures: counter('stored_pictures_total', 'Files of pictures that uploads have stored.'),
    storedBytes: counter('stored_picture_bytes_total', 'The bytes of these files.'),

    /** What is looked up when somebody asks: `read` gives one number, or one for each value of `label`. `shared`: several processes see the same, which is not added up. */
    gauge(name: string, help: string, read: () => Sample | Promise<Sample>, { label = 'of', shared = false } = {}): void {
      void new Gauge({
        name,
        help,
        aggregator: shared ? 'max' : 'sum',
        registers,
        labelNames: [label],
        async collect() {
          this.reset();
          // One number that cannot be had now, such as while the database is silent, keeps back none of the others.
          const reading = await Promise.resolve(read()).catch(() => ({}));
          if (typeof reading === 'number') this.set(reading);
          else for (const [value, number] of Object.entries(reading)) this.set({ [label]: value }, number);
        },
      });
    },

    /** What only grows and is counted elsewhere. */
    counted(name: string, help: string, read: () => Readonly<Record<string, number>>, label: string): void {
      void new Counter({
        name,
        help,
        registers,
        labelNames: [label],
        collect() {
          this.reset();
          for (const [value, number] of Object.entries(read())) this.inc({ [label]: value }, number);
        },
      });
    },

    /** Memory, processor time, event loop and garbage collection. Looking at the event loop wakes the process every 10 ms. */
    watchProcess() {
      collectDefaultMetrics({ register: registry });
      // Sums of what stands beside them by type, under names that are kept for counters.
      for (const part of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${part}_total`);
    },
  };
}

type Sample = number | Readonly<Record<string, number>>;
