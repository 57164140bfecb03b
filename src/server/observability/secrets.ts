/** What must not be printed: what the settings hold, and what looks like a credential wherever it comes from. */

const hidden = '…';

/** A shorter text stands in too many others: the log would become unreadable, and say how often it is used. */
const minLength = 4;

const addresses = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'];
const passwords = ['ADMIN_PASSWORD', 'PGPASSWORD', 'METRICS_TOKEN', 'DATA_KEY'];

let known: readonly string[] = [];

/** Hides the secrets of these variables from whatever is logged from now on. */
export function keepSecretsOf(environment: Record<string, string | undefined>): void {
  const secrets = [
    ...passwords.map((name) => environment[name] ?? ''),
    ...addresses.flatMap((name) => secretsOfAddress(environment[name]?.trim() ?? '')),
  ];
  const spelled = new Set([...known, ...secrets.flatMap(spellings)]);
  // The longest first: what contains another secret is hidden whole.
  known = [...spelled].filter((text) => text.length >= minLength).sort((a, b) => b.length - a.length);
}

/** Forgets what `keepSecretsOf` was told. */
export function forgetSecrets(): void {
  known = [];
}

export function withoutSecrets(text: string): string {
  let shown = text;
  for (const secret of known) shown = shown.replaceAll(secret, hidden);
  return (
    shown
      // The examples in messages about settings stay readable.
      .replaceAll(/\b(\w+:\/\/[^\s:@/]*):(?!(?:password|secret)@host\b)[^\s]*@/g, `$1:${hidden}@`)
      .replaceAll(/\b(Bearer|Basic) +[^\s'"]+/gi, `$1 ${hidden}`)
      .replaceAll(/\$argon2\w*(?:\$[\w=,+/.-]*[\w=+/])+/g, hidden)
      // A token of a session: 256 bits as base64url, in which capitals are never missing; a slug has none.
      .replaceAll(/(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g, hidden)
  );
}

/**
 * An address with credentials as a setting's message shows it. People paste passwords as they are, so that neither
 * '@' nor '/', '?' or '#' ends one for sure: only what can be nothing else is shown.
 */
export function hideCredentials(address: string): string {
  const [, scheme = '', rest = ''] = /^((?:postgres|postgresql|mysql|mariadb|s3|smtps?|https?):\/\/)(.*)$/is.exec(address) ?? [];
  if (scheme === '') return hidden;
  const at = rest.lastIndexOf('@');
  const credentials = rest.slice(0, Math.max(at, 0));
  // An '@' behind a '?' may belong to a parameter, whose value would then be shown as the host.
  if (credentials.includes('?')) return scheme + hidden;
  const [place = '', query] = rest.slice(at + 1).split('?', 2);
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d*)?(\/[\w./-]*)?$/i.test(place)) return scheme + hidden;
  const shown = place + (query === undefined ? '' : `?${hidden}`);
  if (at === -1) return scheme + shown;
  const [, user] = /^([\w.%+-]*):/.exec(credentials) ?? [];
  return `${scheme}${user === undefined ? '' : `${user}:`}${hidden}@${shown}`;
}

/** The password of an address however it is read, and the values of its parameters that are named like secrets. */
function secretsOfAddress(address: string): string[] {
  const start = address.indexOf('://');
  if (start === -1) return [address];
  const rest = address.slice(start + 3);
  const colon = rest.indexOf(':');
  const pasted = colon === -1 ? [] : [rest.slice(colon + 1, Math.max(rest.lastIndexOf('@'), 0))];
  const params = [...address.matchAll(/[?&][^=&]*(?:pass|secret|key|token)[^=&]*=([^&]*)/gi)].map(([, value = '']) => value);
  return [...pasted, ...params, ...(URL.canParse(address) ? [new URL(address).password] : [])];
}

/** A secret as it may stand in a text: as it is, in an address, in JSON, in what Node prints of an object. */
function spellings(secret: string): string[] {
  const plain = [secret, secret.trim(), decoded(secret)];
  return plain.flatMap((text) => [
    text,
    ...encoded(text),
    JSON.stringify(text).slice(1, -1),
    text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n'),
  ]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function encoded(text: string): string[] {
  const url = new URL('x://x');
  url.password = text;
  // Half of a pair of UTF-16 has no encoding.
  const whole = text.toWellFormed();
  return [encodeURIComponent(whole), encodeURI(whole), url.password];
}
