import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { securityPath } from '#shared/paths.ts';
import { maxPasswordLength, minPasswordLength } from '#shared/accounts/password.ts';
import { browserLifetime } from '#server/auth/known-networks.ts';
import { rulesOf } from '#server/auth/rules.ts';
import { addressKeys, browserKey, emailKey, newNetworkKeys } from '#server/auth/tries.ts';
import { pagePolicy } from '#server/http/content-policy.ts';
import { largestBody } from '#server/http/guarded-server.ts';
import { maxMegapixels } from '#server/media/accept.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { createTestApp } from '../support/app.ts';
import { importsOf, modulesIn, root } from '../support/imports.ts';
import { createEditor } from '../support/sign-in.ts';
import { loginCalls } from '#shared/calls/accounts.ts';
import { previewDays } from '#shared/calls/of-records.ts';

/** What docs/security.md says, held to what the product does: a figure, a name or a list that changes in one alone fails. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const claims = read('docs/security.md');

/** The text of a module without comments. */
const codeOf = (path: string) => read(path).replaceAll(/(?:^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '');

/** A number of a module that nothing else needs: `const day = 24 * 60 * 60`, with the numbers it is made of. */
function numberIn(path: string, name: string): number {
  const [, sum] = new RegExp(`(?:const |\\b)${name}(?: =|:) ([\\w\\s.*]+)[;,}]`).exec(codeOf(path)) ?? [];
  expect(sum, `${name} of ${path}`).toBeDefined();
  const valueOf = (text: string) => (/^[\d_]+$/.test(text) ? Number(text.replaceAll('_', '')) : numberIn(path, text));
  const factor = (text: string) =>
    text
      .split(' ** ')
      .map(valueOf)
      .reduce((base, power) => base ** power);
  return sum!
    .trim()
    .split(' * ')
    .map(factor)
    .reduce((all, each) => all * each);
}

const words = new Map([
  [1, 'a'],
  [2, 'two'],
  [3, 'three'],
  [5, 'five'],
  [10, 'ten'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [100, 'a hundred'],
]);
const word = (count: number | undefined) => words.get(count ?? Number.NaN) ?? String(count);
const grouped = (count: number) => count.toLocaleString('en-US');
const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

const auth = 'src/server/auth';
const http = 'src/server/http';

/** Sentences with the numbers of the code. */
function sentences(): string[] {
  const counts = 'src/server/search/search-counts.ts';
  const guarded = `${http}/guarded-server.ts`;
  const tries = `${auth}/tries.ts`;
  const [, of56, of48] = addressKeys('2001:db8::1').map(({ failures }) => failures);
  const [ofNew, ofAllNew] = newNetworkKeys('a@b.vn', null);
  const loginKb = loginCalls['POST /admin/login'].maxBytes / 1024;
  const [formKb, askedKb] = ['interests', 'enquiry'].map(
    (page) => numberIn(`src/web/public/pages/${page}.tsx`, 'formBytes') / 1024,
  );
  const sessionDays = numberIn(`${auth}/tokens.ts`, 'lifetime') / day;
  const { idle_hours } = rulesOf(undefined);
  const [, fewest, most] = /\.min\((\d+), idleHours\)\.max\((\d+), idleHours\)/.exec(read(`src/shared/calls/accounts.ts`)) ?? [];
  const browserDays = (browserLifetime * second) / day;
  const rememberedHours = numberIn(tries, 'memory') / hour;
  const networks = numberIn(`${auth}/known-networks.ts`, 'maxKnown');
  const addressDays = numberIn('src/server/start/forget-addresses.ts', 'addressDays');
  const pictureSizes = new Set(
    descriptions.flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => ('maxMegabytes' in field ? [field.maxMegabytes] : [])),
    ),
  );
  const decoding = numberIn('src/server/media/pictures.ts', 'decodingTime');
  const madeBits = 8 * Number(/randomPassword = \(\) => randomBytes\((\d+)\)/.exec(read(`${auth}/passwords.ts`))?.[1]);
  const recoveryBits = 5 * Number(/\[\.\.\.randomBytes\((\d+)\)\]\.map/.exec(read(`${auth}/second-factor.ts`))?.[1]);
  return [
    `how much it found, folded to lower case without accents, ${numberIn(counts, 'maxLength')} characters at most`,
    `A day keeps ${grouped(numberIn(counts, 'maxTexts'))} different texts, and is kept for ${numberIn(counts, 'keptDays')} days`,
    `Argon2id (${numberIn(`${auth}/passwords.ts`, 'memory') / 1024} MiB, ${word(numberIn(`${auth}/passwords.ts`, 'passes'))} passes)`,
    `Passwords have ${minPasswordLength} to ${grouped(maxPasswordLength)} characters`,
    `It lives ${sessionDays} days from signing in, and ${idle_hours} hours unused (${fewest} to ${most}, as Quản trị says)`,
    `a call whose body is still on its way after ${word(numberIn(`${auth}/guard.ts`, 'trustedFor') / second)} second`,
    `ends ${sessionDays} days after signing in and ${idle_hours} hours unused`,
    `with ${word(numberIn(`${auth}/second-factor.ts`, 'recoveryCodeCount'))} recovery codes`,
    `for the password (and a code) again ${word(numberIn(`${auth}/tokens.ts`, 'provenFor') / minute)} minutes after signing in`,
    `of an account the last ${grouped(numberIn(`${auth}/tokens.ts`, 'keptSessions'))} sessions are kept`,
    `signed in with in the last ${browserDays} days`,
    `a new network has ${word(ofNew!.failures)} tries an hour judged`,
    `allows ${word(browserKey('').failures)} guesses a minute at the password of its account; ${word(ofAllNew!.failures)} guesses an hour from many`,
    `${word(emailKey('').failures)} failures a minute for an address, an e-mail and a /64 of IPv6, ${word(of56)} for a /56, ${word(of48)} for a /48`,
    `as many further ones within ${word(rememberedHours)} hours double the wait, from a minute up to a quarter of an hour`,
    `has ${word(Number(/\{ key, failures: (\d+) \}/.exec(read(`${auth}/own-routes.ts`))?.[1]))} wrong tries a minute at the own password`,
    `${grouped(numberIn(guarded, 'maxConnections'))} connections`,
    `${maxHeaderSize / 1024} kB of headers, ${loginKb} KB for a sign-in, ${megabytes(largestBody)} for a sheet with its pictures (which are ${megabytes(sheetLimits.fileBytes)} and ${megabytes(sheetLimits.picturesBytes)})`,
    `${megabytes(numberIn(`${http}/body.ts`, 'maxBodyBytes'))} and ${grouped(numberIn(`${http}/body.ts`, 'maxValues'))} values for any other body`,
    `${megabytes(numberIn(`${http}/body-budget.ts`, 'mostBytes'))} of bodies together, ${formKb} KB for the form of 'Khám phá', ${askedKb} KB for that of 'Hỏi tư vấn', ${word(numberIn(guarded, 'headersTimeout') / second)} seconds for headers`,
    `a second for each kilobyte of a body after its first ${word(numberIn(guarded, 'grace') / numberIn(guarded, 'bytesPerSecond'))}, ${word(numberIn(guarded, 'requestTimeout') / minute)} minutes for a request`,
    `bounded at ${maxMegapixels} megapixels`,
    `${[...pictureSizes].toSorted().join(' or ')} MB, the format by the first bytes, sides and pixels by the header, ${word(decoding)} seconds of decoding`,
    `of which there is most; the address for ${addressDays} days`,
    `by which account, when, and for ${addressDays} days from which network`,
    `SHA-256 of the last ${networks} networks of an account, and of the tokens of its last ${networks} browsers`,
    `networks ${addressDays} days from the last sign-in from there; browsers until the password changes, and ${browserDays} days at most`,
    `${word(rememberedHours)} hours, ${grouped(numberIn(tries, 'maxTries'))} rows at most`,
    `ends after ${previewDays.join(', ').replace(/, (\d+)$/, ' or $1')} days, or when it is revoked`,
    `saved, dropped, ${numberIn('src/web/admin/work/drafts/draft.ts', 'maxAge') / day} days, or signing out by hand`,
    `made passwords (${madeBits}), nonces of pages (122), recovery codes (${recoveryBits})`,
    `ports 80 and 443, ${word(numberIn('src/server/links/outside-links.ts', 'usualPatience') / second)} seconds`,
    `ports 80 and 443, ${word(numberIn('src/server/sheets/picture-sources.ts', 'patience') / second)} seconds`,
    `\`${securityPath}\``,
  ];
}

it('the numbers are those of the code', () => {
  expect(sentences().filter((sentence) => !claims.includes(sentence))).toEqual([]);
  // One number of the page stands for all three.
  const alike = [...addressKeys('192.0.2.1'), ...addressKeys('2001:db8::1').slice(0, 1)].map(({ failures }) => failures);
  expect(new Set(alike)).toEqual(new Set([emailKey('').failures]));
  const longest = numberIn(`${auth}/tries.ts`, 'longestWait');
  expect([numberIn(`${auth}/tries.ts`, 'minute'), longest]).toEqual([minute, hour / 4]);
  const kept = 3 * numberIn(`${auth}/security-log.ts`, 'keptRows');
  expect(claims).toContain(`at most ${grouped(Math.ceil(kept / 10_000) * 10_000)} rows`);
});

/** The rows of a table below a heading, by their cells. */
const rowsBelow = (heading: string) =>
  (claims.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const marked = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const web = modulesIn('src/web');
const server = modulesIn('src/server');

it('a browser keeps what is told, under the names that are told', () => {
  const named = (text: string, name: string): string | undefined =>
    new RegExp(`^ *(?:export )?const ${name} = (?:\\([^)]*\\)(?:: \\w+)? => )?['\`]([^'\`$\\n]+)`, 'm').exec(text)?.[1];
  const exported = [...web, 'src/shared/paths.ts'].map(codeOf);
  const found = new Set<string>();
  for (const path of web) {
    const code = codeOf(path);
    const uses = [
      ...code.matchAll(/\b(localStorage|sessionStorage|store)\.(?:get|set|remove)Item\(([\w '$`{}]+)/g),
      ...code.matchAll(/\b(openDB)<\w+>\((\w+)/g),
      ...(/\blocalStorage\b/.test(code) ? [...code.matchAll(/()\b(?:startsWith|keysIn)\((\w+)\)/g)] : []),
    ];
    for (const [, where = '', text = ''] of uses)
      for (const [name] of text.matchAll(/\w+/g)) {
        const other = `export const ${name} = '`;
        const key = named(code, name) ?? named(exported.find((each) => code.includes(name) && each.includes(other)) ?? '', name);
        const place = where === 'openDB' ? 'IndexedDB' : where === 'sessionStorage' ? where : 'localStorage';
        if (key !== undefined) found.add(`${place} ${key}`);
      }
  }
  // What React Router itself keeps for this part.
  if (web.some((path) => /<ScrollRestoration\b/.test(codeOf(path)))) found.add('sessionStorage react-router-scroll-positions');
  for (const path of server) {
    const code = codeOf(path);
    for (const [, name = ''] of code.matchAll(/\bsetCookie\(\w+, (\w+)/g)) found.add(`cookie ${named(code, name)}`);
  }
  const told = rowsBelow('What lies in a browser').flatMap(([where = '', names]) =>
    marked(names).map((name) => `${where.replaceAll('`', '')} ${name}`),
  );
  expect([...found].toSorted()).toEqual(told.toSorted());
  const stores = web.filter((path) => /\b(?:document\.cookie|caches\.|cookieStore|serviceWorker)\b/.test(codeOf(path)));
  expect(stores).toEqual([]);
});

it('other machines are asked by the modules that are told, and by no others', () => {
  const dials = /\b(?:request|get|connect|createConnection|Resolver|lookup|resolve\w*)\b/;
  const reaches = (path: string) => {
    const code = codeOf(path);
    return (
      importsOf(code).some(
        ({ from, typeOnly }) => !typeOnly && /^(?:pg|aws4fetch|nodemailer|node:(?:https|http2|dgram))$/.test(from),
      ) ||
      [...code.matchAll(/^import \{([^}]*)\} from 'node:(?:http|net|tls|dns|dns\/promises)';/gm)].some(([, names = '']) =>
        dials.test(names.replaceAll(/type \w+/g, '')),
      ) ||
      /(?<![.\w])(?:fetch\(|new (?:WebSocket|EventSource)\b)/.test(code)
    );
  };
  const between = ['src/server/outbound/ask-public.ts', 'src/server/outbound/connect-public.ts'];
  const asks = (path: string) => !between.includes(path) && /\b(?:ask|connect)Public\(/.test(codeOf(path));
  const found = [...server, ...modulesIn('src/shared')].filter((path) => reaches(path) || asks(path));
  const told = rowsBelow('What other machines are asked').flatMap(([from]) => marked(from));
  expect(found.toSorted()).toEqual([...told, ...between].toSorted());
  const video = new URL(/videoService = '([^']+)'/.exec(read('src/server/links/outside-links.ts'))?.[1] ?? '').host;
  expect(rowsBelow('What other machines are asked').join()).toContain(video);
});

it('a browser asks no other host than those that are told', () => {
  const hosts = (policy: string) => [...policy.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
  for (const scripts of [{ texts: ['x'] }, { nonce: 'x' }]) {
    expect(hosts(pagePolicy(scripts, 'https://truong.example'))).toEqual(['www.youtube-nocookie.com']);
    const withFiles = hosts(pagePolicy(scripts, '', 'https://anh.example'));
    expect(withFiles.toSorted()).toEqual(['anh.example', 'www.youtube-nocookie.com']);
  }
  expect(claims).toContain('this site alone, and `FILES_PUBLIC_URL` where it is set; `www.youtube-nocookie.com`');
});

it('HTML is written where it is told, and text is run nowhere', () => {
  const all = [...web, ...server, ...modulesIn('src/shared')];
  const using = (pattern: RegExp) => all.filter((path) => pattern.test(codeOf(path)));
  const [, told] = /HTML by React; as text only in (.*?); the page/.exec(claims) ?? [];
  expect(using(/\b(?:dangerouslySetInnerHTML|srcDoc)\b/)).toEqual(marked(told).filter((path) => path.startsWith('src/web/')));
  expect(using(/\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write)\b|\beval\(|\bnew Function\(/)).toEqual([]);
});

const pages: Pages = {
  render: async () =>
    new Response('<!DOCTYPE html>', {
      headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': pagePolicy({ texts: [] }, '') },
    }),
  query: () => [],
  isKept: () => true,
};

describe('a running site', async () => {
  const test = await createTestApp('sqlite', { pages, publicUrl: 'https://truong.example' });
  afterAll(test.close);

  it('sends the headers that are told', async () => {
    const { headers } = await test.request('/mon-hoc');
    const told = new Set([...claims.matchAll(/`([A-Z][a-z]+(?:-[A-Z][a-z]+)+)(?:: ([\w-]+))?`/g)].map(([, name = '']) => name));
    expect(told.size).toBeGreaterThan(4);
    expect([...told].filter((name) => !headers.has(name))).toEqual([]);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).not.toMatch(/unsafe|https?:/);
    for (const part of ["frame-ancestors 'self'", "base-uri 'self'"])
      expect([claims.includes(part.split(' ')[0]!), policy]).toEqual([true, expect.stringContaining(part)]);
    const editor = await createEditor(test);
    const own = await test.request('/api/admin/me', { token: editor.token });
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  it('keeps from where people came in the tables that are told', async () => {
    const tables = await test.db.introspection.getTables();
    const holding = tables.filter(({ columns }) => columns.some(({ name }) => /^(?:network(?:_hash)?|ip|device)$/.test(name)));
    const told = rowsBelow('What is logged').flatMap(([where = '']) => (/table/.test(where) ? marked(where) : []));
    const names = new Set(tables.map(({ name }) => name));
    expect(told.filter((name) => !names.has(name))).toEqual([]);
    expect(holding.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  });
});

it('settings that are named are there', () => {
  const readme = read('README.md');
  const named = marked(claims).flatMap((text) => /^([A-Z]+_[A-Z_]+)(?:=.*)?$/.exec(text)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('nginx hands everything on, what begins with a dot too', () => {
  expect(read('deploy/nginx.conf').match(/\blocation [^{]+/g)).toEqual(['location / ']);
});
