/**
 * Why an address gave no answer:
 * `address`: it is none that is asked (another protocol, a port of its own, a name and password).
 * `not-public`: it lies within a network, here or elsewhere.
 * `no-host`: nobody has this name. `network`: nobody was reached, or the connection broke.
 * `certificate`: it is not the one of this host, or has run out. `chain`: who vouches for it is not told, which browsers often
 * find out by themselves. `secure`: no common way to speak securely.
 * `slow`: it took too long. `answer`: what came is no HTTP. `redirects`: it leads on too often, or nowhere.
 */
export type NoAnswerReason =
  | 'address'
  | 'not-public'
  | 'no-host'
  | 'network'
  | 'certificate'
  | 'chain'
  | 'secure'
  | 'slow'
  | 'answer'
  | 'redirects';

/** A redirect: its status, where it was answered, and whether a cookie came along, which is not sent back. */
export type Hop = { status: number; url: URL; setsCookie: boolean };

/** `hops`: the redirects on the way to where there was no answer. */
export class NoAnswer extends Error {
  readonly why: NoAnswerReason;
  readonly url: URL | null;
  hops: readonly Hop[] = [];

  constructor(why: NoAnswerReason, url: URL | null = null) {
    super(`No answer: ${why}`);
    this.name = 'NoAnswer';
    this.why = why;
    this.url = url;
  }
}

/** The code of a fault of the system, of TLS or of HTTP. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
