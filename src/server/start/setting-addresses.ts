import { z } from 'zod';
import { isDecodable } from '#server/http/percent-encoding.ts';
import type { MailServer } from '#server/mail/smtp.ts';
import type { S3Address } from '#server/media/s3-files.ts';

/** How a password is written in an address. */
export const pasted = ' (where / of a password is written %2F, ? %3F, # %23, % %25 and @ %40)';

/**
 * Whether user and password end where they seem to: a password pasted with a '/', '?' or '#' in it would be taken for the
 * host, and be named in errors as such.
 */
export function isUnambiguous(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password, pathname, search, hash } = new URL(value);
  return !`${pathname}${search}${hash}`.includes('@') && [username, password, pathname].every(isDecodable);
}

export function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export const emailAlone = (value: string): string | undefined =>
  z.email().safeParse(value).success ? value.toLowerCase() : undefined;

export function originAlone(value: string): string | undefined {
  if (!isUrl(value, ['http:', 'https:'])) return undefined;
  const { href, origin } = new URL(value);
  return href === `${origin}/` ? origin : undefined;
}

/** By https, unless `?tls=false` says that the store is reached by http, as one on the same machine may be. */
export function parseS3(value: string): S3Address | undefined {
  if (!isUrl(value, ['s3:']) || !isUnambiguous(value)) return undefined;
  const url = new URL(value);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!url.host || !url.username || !url.password || !/^[\w.-]+$/.test(bucket)) return undefined;
  const parameters = [...url.searchParams.keys()];
  // A misspelled parameter would silently mean its default.
  if (parameters.some((name) => name !== 'region' && name !== 'tls') || new Set(parameters).size < parameters.length)
    return undefined;
  if (url.hash !== '') return undefined;
  const tls = url.searchParams.get('tls') ?? 'true';
  if (tls !== 'true' && tls !== 'false') return undefined;
  return {
    kind: 's3',
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** smtps: by TLS from the first byte; smtp: by STARTTLS, without which nothing is said, unless `?tls=false` allows it, as on the same machine. */
export function parseSmtp(value: string): MailServer | undefined {
  if (!isUrl(value, ['smtp:', 'smtps:']) || !isUnambiguous(value)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(value);
  if (hostname === '' || !['', '/'].includes(pathname) || hash !== '' || (username === '') !== (password === ''))
    return undefined;
  const asked = [...searchParams];
  if (asked.length > 1 || asked.some(([name, tls]) => name !== 'tls' || !['true', 'false'].includes(tls))) return undefined;
  const isPlain = searchParams.get('tls') === 'false';
  if (isPlain && protocol === 'smtps:') return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
    security: protocol === 'smtps:' ? 'tls' : isPlain ? 'none' : 'starttls',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
