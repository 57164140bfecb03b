import { setTimeout as delay } from 'node:timers/promises';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { askPublic, type PublicAnswer } from '#server/outbound/ask-public.ts';
import type { Network } from '#server/outbound/connect-public.ts';
import { NoAnswer } from '#server/outbound/no-answer.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { youtubeEmbed } from '#shared/addresses/youtube-embed.ts';
import { fault, isLost, isPage, type Verdict, verdictOf, verdictOfNoAnswer, verdictOfVideo } from './verdict.ts';

/** Links to other sites, asked politely: few at once, a host once a second, and never more than is needed. */

/** Milliseconds for all requests of one link together. */
const usualPatience = 5_000;
const mostRedirects = 5;
const mostBytes = 64 * 1024;
const concurrency = 3;
/** Milliseconds between the beginnings of two requests to one host. */
const usualPause = 1_000;
/** Milliseconds for all links together. What was not asked by then is asked the next time. */
const usualTime = 30 * 60_000;
/** A host that nobody could reach so often in a row is not asked again in this check. */
const mostFailures = 3;
/** So many hosts that nobody could reach, and none that answered: it is asked whether that is this server's own fault. */
const manyHosts = 10;

/** Tells whether a video may be shown elsewhere; 404 and 401 say that it may not. */
const videoService = 'https://www.youtube.com/oembed';

type OutsideParts = {
  network: Network;
  userAgent: string;
  signal: AbortSignal;
  /** Called with each link once it is told. */
  onTold: () => void;
  pause?: number | undefined;
  patience?: number | undefined;
  time?: number | undefined;
};

type Host = { name: string; next: number; failures: number; isAnswering: boolean; isResting: boolean };
/** `asked`: the same for links that are one question; `addresses`: those links. */
type Question = { asked: URL; isVideo: boolean; addresses: string[] };

/**
 * The verdicts of links to other sites, of those that could be asked. `isOffline`: nobody answers this server, so that nothing is
 * told of anybody.
 */
export async function judgeOutside(
  addresses: readonly string[],
  { network, userAgent, signal, onTold, pause = usualPause, patience = usualPatience, time = usualTime }: OutsideParts,
): Promise<{ verdicts: Map<string, Verdict>; isOffline: boolean }> {
  const verdicts = new Map<string, Verdict>();
  const hosts = new Map<string, Host>();
  const limited = concurrencyLimit(concurrency);
  const over = new AbortController();
  const ended = AbortSignal.any([signal, over.signal]);
  const until = performance.now() + time;
  let isReached = false;
  const lostHosts = new Set<string>();

  const hostOf = ({ host }: URL): Host => {
    const known = hosts.get(host) ?? { name: host, next: 0, failures: 0, isAnswering: false, isResting: false };
    hosts.set(host, known);
    return known;
  };

  /** One request: when it is the host's turn, and one of few. */
  async function paced<T>(url: URL, work: () => Promise<T>): Promise<T> {
    const host = hostOf(url);
    for (;;) {
      const wait = host.next - performance.now();
      if (wait > 0) await delay(wait, undefined, { signal: ended });
      const done = await limited(async () => {
        ended.throwIfAborted();
        if (host.next > performance.now()) return null;
        host.next = performance.now() + pause;
        return { value: await work() };
      });
      if (done !== null) return done.value;
    }
  }

  /** What of the five seconds is left for the next request of the same link. */
  function asker() {
    const headers = { 'User-Agent': userAgent };
    const asking = { headers, mostRedirects, patience: { left: patience }, mostBytes, signal: ended, network, paced };
    return (address: string, method: 'GET' | 'HEAD'): Promise<PublicAnswer> => askPublic(address, { ...asking, method });
  }

  async function judge({ asked, isVideo }: Question): Promise<Verdict> {
    const ask = asker();
    if (isVideo) {
      const { status } = await ask(asked.href, 'GET');
      return verdictOfVideo(status);
    }
    const head = await headOf(ask, asked.href);
    if (head !== null && !isPage(head.headers['content-type'] ?? '')) return verdictOf(asked, head);
    try {
      return verdictOf(asked, await ask(asked.href, 'GET'));
    } catch (error) {
      // It was there a moment ago, and only its title is not known.
      if (error instanceof NoAnswer && head !== null) return verdictOf(asked, head);
      throw error;
    }
  }

  async function tell(question: Question): Promise<Verdict> {
    const host = hostOf(question.asked);
    if (host.isResting) return fault('unclear', 'status', { status: 429 });
    if (host.failures >= mostFailures && !host.isAnswering) return question.isVideo ? unreached : fault('silent', 'network');
    try {
      const verdict = await judge(question);
      host.isAnswering = true;
      isReached = true;
      if (verdict.kind === 'unclear' && verdict.status === 429) host.isResting = true;
      return verdict;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // A certificate was shown, something was answered, or led on from here.
      if (error.hops.length > 0 || !['address', 'not-public', 'network', 'slow', 'no-host'].includes(error.why)) {
        host.isAnswering = true;
        isReached = true;
      } else if (isLost(error)) {
        host.failures += 1;
        lostHosts.add(host.name);
      }
      return question.isVideo ? unreached : verdictOfNoAnswer(error);
    }
  }

  let online: Promise<boolean> | undefined;
  /** Asked once, and only where nobody has answered so far: who is up when nobody else is. */
  const isOnline = () =>
    (online ??= askPublic(videoService, {
      method: 'HEAD',
      headers: { 'User-Agent': userAgent },
      mostRedirects: 0,
      patience,
      mostBytes: 0,
      signal: ended,
      network,
    }).then(
      () => true,
      (error: unknown) => error instanceof NoAnswer && !isLost(error),
    ));

  async function askHost(questions: readonly Question[]): Promise<void> {
    for (const question of questions) {
      if (ended.aborted || performance.now() > until) return;
      const verdict = await tell(question);
      if (!isReached && lostHosts.size >= manyHosts && !(await isOnline()) && !isReached) over.abort();
      for (const address of question.addresses) {
        verdicts.set(address, verdict);
        onTold();
      }
    }
  }

  const questions = questionsOf(addresses);
  const byHost = Map.groupBy(questions, ({ asked }) => asked.host);
  const results = await Promise.allSettled([...byHost.values()].map(askHost));
  signal.throwIfAborted();
  const isOffline = over.signal.aborted || (!isReached && lostHosts.size > 0 && !(await isOnline()));
  if (isOffline) return { verdicts: new Map(), isOffline };
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return { verdicts, isOffline };
}

/** That a service which knows videos cannot be reached says nothing of the video. */
const unreached = fault('unclear', 'network');

/** Null where the method is refused, or what it is answered says nothing for certain. */
async function headOf(ask: (address: string, method: 'HEAD') => Promise<PublicAnswer>, address: string) {
  try {
    const head = await ask(address, 'HEAD');
    return head.status === 429 || (head.status >= 200 && head.status < 300) ? head : null;
  } catch (error) {
    if (error instanceof NoAnswer && (error.why === 'answer' || error.why === 'network')) return null;
    throw error;
  }
}

/** Links that differ only in the part of a page, or lead to the same video, are asked once. */
function questionsOf(addresses: readonly string[]): Question[] {
  const questions = new Map<string, Question>();
  for (const address of addresses) {
    const url = httpUrl(address);
    if (url === null) continue;
    const video = youtubeEmbed(address)?.split('/').at(-1);
    const asked = video === undefined ? url : videoQuestion(video);
    const key = asked.href.split('#', 1)[0] ?? '';
    const known = questions.get(key);
    if (known === undefined) questions.set(key, { asked, isVideo: video !== undefined, addresses: [address] });
    else known.addresses.push(address);
  }
  return [...questions.values()];
}

function videoQuestion(id: string): URL {
  const url = new URL(videoService);
  url.searchParams.set('format', 'json');
  url.searchParams.set('url', `https://www.youtube.com/watch?v=${id}`);
  return url;
}
