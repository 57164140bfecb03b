import { lookup } from 'node:dns/promises';
import { get as getByHttps } from 'node:https';
import { get as getByHttp, type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { sheetLimits } from '#shared/answers/sheets.ts';
import { sheetTexts } from '#shared/sheets/texts.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { unprocessable } from '#server/http/errors.ts';
import { BadZip, readEntry, readZip, type ZipEntry } from './zip.ts';

/** Pictures that a sheet names: by address, or by the name of a file in a zip beside it. */

/** Why a picture cannot be had, as part of a sentence. */
export class NoPicture extends Error {}

const patience = 5_000;
const mostRedirects = 3;
/** Pictures that are fetched at once, for all sheets together. */
const inTurn = concurrencyLimit(3, 300);

/** What lies within the network of the server, or of nobody (RFC 6890). */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only 2000::/3 is given out; these are parts of it that lead to IPv4 addresses, or nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notGlobal.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one that anybody on the internet reaches. IPv4 in the form of IPv6 is none. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}

export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The bytes at an address. Every host on the way is resolved first, and the connection is made to the very address that was
 * judged, so that a name that means something else a moment later leads nowhere else. Throws `NoPicture`.
 */
export function fetchPicture(address: string, { resolve = resolveByDns, most = 2 * 1024 ** 2 } = {}): Promise<Buffer> {
  return inTurn(async () => {
    const signal = AbortSignal.timeout(patience);
    let url = new URL(address);
    for (let hops = 0; ; hops += 1) {
      if (hops > mostRedirects) throw new NoPicture(sheetTexts.pictureRedirects);
      const response = await connectTo(url, resolve, signal);
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location !== undefined) {
        response.destroy();
        url = nextUrl(headers.location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new NoPicture(sheetTexts.pictureAnswer(status));
      }
      return await bytesOf(response, most, signal);
    }
  });
}

function nextUrl(location: string, from: URL): URL {
  try {
    return new URL(location, from);
  } catch {
    throw new NoPicture(sheetTexts.pictureFailed);
  }
}

async function connectTo(url: URL, resolve: Resolve, signal: AbortSignal): Promise<IncomingMessage> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || !['', '80', '443'].includes(url.port))
    throw new NoPicture(sheetTexts.pictureNotPublic);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, resolve, signal) : [host];
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublicAddress)) throw new NoPicture(sheetTexts.pictureNotPublic);
  const get = url.protocol === 'https:' ? getByHttps : getByHttp;
  return new Promise((done, fail) => {
    const request = get(
      {
        host: address,
        port: url.port === '' ? undefined : Number(url.port),
        path: url.pathname + url.search,
        servername: isIP(host) === 0 ? host : undefined,
        headers: { Host: url.host, Accept: 'image/*', 'Accept-Encoding': 'identity' },
        signal,
        agent: false,
      },
      done,
    );
    request.on('error', () => fail(new NoPicture(signal.aborted ? sheetTexts.pictureSlow : sheetTexts.pictureFailed)));
  });
}

async function resolved(host: string, resolve: Resolve, signal: AbortSignal): Promise<readonly string[]> {
  const late = new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(new NoPicture(sheetTexts.pictureSlow)), { once: true }),
  );
  try {
    return await Promise.race([resolve(host), late]);
  } catch (error) {
    throw error instanceof NoPicture ? error : new NoPicture(sheetTexts.pictureFailed);
  }
}

async function bytesOf(response: IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new NoPicture(`ảnh quá lớn (tối đa ${most / 1024 ** 2}MB)`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(signal.aborted ? sheetTexts.pictureSlow : sheetTexts.pictureFailed);
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

const zipLimits = { entries: 1_000, bytes: 100 * 1024 ** 2 };

/** The pictures of a zip by their names, without folders, as people write them. Refuses with 422. */
export function zippedPictures(bytes: Buffer): ReadonlyMap<string, ZipEntry> {
  try {
    const entries = [...readZip(bytes, zipLimits).values()].filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
    return new Map(entries.map((entry) => [fileKey(entry.name), entry]));
  } catch (error) {
    if (!(error instanceof BadZip)) throw error;
    throw unprocessable({ anh: [error.why === 'large' ? sheetTexts.zipTooLarge : sheetTexts.badZip] });
  }
}

export const fileKey = (name: string): string => (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** Throws `NoPicture`. */
export async function zippedPicture(entry: ZipEntry, most: number): Promise<Buffer> {
  if (entry.size > most) throw new NoPicture(`ảnh quá lớn (tối đa ${most / 1024 ** 2}MB)`);
  try {
    return await readEntry(entry);
  } catch (error) {
    if (error instanceof BadZip) throw new NoPicture('file trong tập tin zip bị hỏng');
    throw error;
  }
}

/** Milliseconds in which all pictures of a sheet have to be there. */
export const picturesTime = 60_000;

export const mostPictures = sheetLimits.pictures;
