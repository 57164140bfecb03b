import type { LinkKind, LinkReason } from '#shared/answers/links.ts';
import { fold } from '#shared/text/fold.ts';
import type { PublicAnswer } from '#server/outbound/ask-public.ts';
import type { Hop, NoAnswer, NoAnswerReason } from '#server/outbound/no-answer.ts';

/** What a check says of a link. Pure: answers go in, a judgement comes out. */

type Fault = {
  kind: LinkKind;
  reason: LinkReason;
  status: number | null;
  newAddress: string | null;
  /** The hidden record that an own link leads to, as 'vi-tri:12'. */
  target: string | null;
};

export type Verdict = { kind: 'ok' } | Fault;

export const ok: Verdict = { kind: 'ok' };

export const fault = (
  kind: LinkKind,
  reason: LinkReason,
  more: Partial<Pick<Fault, 'status' | 'newAddress' | 'target'>> = {},
): Verdict => ({ kind, reason, status: null, newAddress: null, target: null, ...more });

const unanswered: Record<NoAnswerReason, readonly [LinkKind, LinkReason]> = {
  address: ['unclear', 'address'],
  'not-public': ['dead', 'not-public'],
  'no-host': ['dead', 'no-host'],
  network: ['silent', 'network'],
  certificate: ['certificate', 'certificate'],
  chain: ['unclear', 'chain'],
  secure: ['unclear', 'secure'],
  slow: ['silent', 'slow'],
  answer: ['silent', 'answer'],
  redirects: ['dead', 'redirects'],
};

/** Who is sent in a circle until a cookie comes back may well be a person whom it lets in. */
export const verdictOfNoAnswer = ({ why, hops }: Pick<NoAnswer, 'why' | 'hops'>): Verdict =>
  why === 'redirects' && hops.some(({ setsCookie }) => setsCookie) ? fault('unclear', why) : fault(...unanswered[why]);

/** Whether nobody was reached at all, which may be this server's own fault. */
export const isLost = ({ why }: Pick<NoAnswer, 'why'>): boolean => why === 'network' || why === 'slow' || why === 'no-host';

/** What another site answers to a link. */
export function verdictOf(asked: URL, answer: Pick<PublicAnswer, 'status' | 'headers' | 'url' | 'hops' | 'body'>): Verdict {
  const { status } = answer;
  if (status === 404 || status === 410) return fault('dead', 'status', { status });
  if (status === 408 || status >= 500) return fault('silent', 'status', { status });
  // Robots are often refused where people are not.
  if (status < 200 || status >= 300) return fault('unclear', 'status', { status });
  const sign = softSign(asked, answer.url) ?? titleSign(answer);
  if (sign !== null) return fault('soft', sign);
  const moved = movedTo(answer.hops, answer.url);
  if (moved === null || sameAddress(asked, moved)) return ok;
  return fault('moved', 'moved', { newAddress: withHash(moved, asked.hash) });
}

/** Where the redirects that are for good lead; null where the first one is not. Others change from visitor to visitor. */
function movedTo(hops: readonly Hop[], end: URL): URL | null {
  const other = hops.findIndex(({ status }) => status !== 301 && status !== 308);
  if (hops.length === 0 || other === 0) return null;
  return other === -1 ? end : (hops[other]?.url ?? null);
}

const sameAddress = (one: URL, other: URL): boolean => one.href.split('#', 1)[0] === other.href.split('#', 1)[0];

function withHash(url: URL, hash: string): string {
  const whole = new URL(url);
  if (whole.hash === '') whole.hash = hash;
  return whole.href;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, '');
const isFront = ({ pathname, search }: URL) => search === '' && /^\/(?:[a-z]{2}\/?)?(?:index\.\w{2,5})?$/i.test(pathname);
const isNotFound = ({ pathname }: URL) =>
  pathname.split('/').some((part) => /^(?:404|page-?not-?found|not-?found|khong-tim-thay)(?:\.\w{2,5})?$/i.test(part));

/** A page of the same site that one is sent to in place of what is gone. Short addresses lead to the front of another site. */
function softSign(asked: URL, end: URL): LinkReason | null {
  if (isNotFound(end) && !isNotFound(asked)) return 'not-found-page';
  return bareHost(asked) === bareHost(end) && isFront(end) && !isFront(asked) ? 'home' : null;
}

const gone = [
  'page not found',
  '404 not found',
  'error 404',
  'loi 404',
  'khong tim thay trang',
  'trang khong ton tai',
  'trang khong tim thay',
] as const;

/** A page that answers as if it were there, and says in its title that it is not. */
function titleSign({ headers, body }: Pick<PublicAnswer, 'headers' | 'body'>): LinkReason | null {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  // What somebody packs though nobody asked for it is not unpacked: a few bytes may become any number.
  if (!isPage(type) || encoding !== 'identity') return null;
  const title = titleOf(body.toString('utf8'));
  if (/^404(?:\W|$)/.test(title)) return 'title';
  return gone.some((words) => title.includes(words)) ? 'title' : null;
}

export const isPage = (contentType: string): boolean => /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);

const longestTitle = 300;

function titleOf(html: string): string {
  const from = html.search(/<title[\s>]/i);
  const begin = from === -1 ? -1 : html.indexOf('>', from);
  if (begin === -1) return '';
  const end = html.indexOf('<', begin);
  return fold(html.slice(begin + 1, end === -1 ? undefined : end).slice(0, longestTitle))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the service that knows a video answers. */
export function verdictOfVideo(status: number): Verdict {
  if (status >= 200 && status < 300) return ok;
  if (status === 400 || status === 404 || status === 410) return fault('video', 'video-gone');
  if (status === 401 || status === 403) return fault('video', 'video-private');
  return fault('unclear', 'status', { status });
}
