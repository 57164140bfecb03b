import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { judgeOutside } from '#server/links/outside-links.ts';
import type { Network } from '#server/outbound/connect-public.ts';
import { isPublicAddress } from '#server/outbound/public-address.ts';
import { fetchPicture, NoPicture } from '#server/sheets/picture-sources.ts';
import { authority } from '../support/certificates.ts';
import {
  type Answer,
  answer,
  byPath,
  openOtherSites,
  type OtherSites,
  page,
  publicIp,
  redirect,
} from '../support/other-sites.ts';

const trusted = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...trusted, authority]));
afterAll(() => setDefaultCACertificates(trusted));

let sites: OtherSites | undefined;
afterEach(async () => {
  await sites?.close();
  sites = undefined;
});

const here: Answer = page('Trường bạn');
const silent: Answer = () => undefined;
const raw =
  (text: string): Answer =>
  (socket) =>
    socket.end(text);
const reset: Answer = (socket) => socket.resetAndDestroy();
const drip: Answer = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>');
  const timer = setInterval(() => socket.write('a'), 20);
  socket.once('close', () => clearInterval(timer));
};
const withoutHead =
  (refusal: Answer, otherwise: Answer): Answer =>
  (socket, asked) =>
    (asked.method === 'HEAD' ? refusal : otherwise)(socket, asked);
/** Bytes that become many more. */
const bomb = answer(
  '200 OK',
  { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' },
  gzipSync(Buffer.alloc(50 * 1024 ** 2, 97)),
);
const endless: Answer = (socket, { method }) => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n');
  if (method === 'HEAD') return void socket.end();
  const more = () => {
    while (!socket.destroyed && socket.write('x'.repeat(16 * 1024)));
  };
  socket.on('drain', more);
  more();
};

/** What a host answers, and what is told of a link to it: the kind, the reason and what is particular. */
const answers: readonly [what: string, host: string, is: Answer, told: readonly unknown[], path?: string][] = [
  ['a page', 'tot.example', here, ['ok']],
  ['a page over TLS', 'a.an-toan.example', here, ['ok'], 'https'],
  ['a file', 'tep.example', answer('200 OK', { 'Content-Type': 'application/pdf' }, 'x'), ['ok']],
  ['nothing, rightly', 'rong.example', answer('204 No Content'), ['ok']],
  ['an empty page', 'trong.example', answer('200 OK', { 'Content-Type': 'text/html' }), ['ok']],
  ['that it is not there', 'mat.example', answer('404 Not Found'), ['dead', 'status', 404]],
  ['that it is gone for good', 'bo.example', answer('410 Gone'), ['dead', 'status', 410]],
  ['404 to HEAD only', 'dau.example', withoutHead(answer('404 Not Found'), here), ['ok']],
  ['405 to HEAD', 'khong-head.example', withoutHead(answer('405 Method Not Allowed'), here), ['ok']],
  ['405 to HEAD, and 404', 'mat-head.example', withoutHead(answer('405 No'), answer('404 No')), ['dead', 'status', 404]],
  ['a reset to HEAD', 'dut-head.example', withoutHead(reset, here), ['ok']],
  ['a reset', 'dut.example', reset, ['silent', 'network']],
  ['nothing at all', 'im.example', silent, ['silent', 'slow']],
  ['a body that drips', 'nho-giot.example', withoutHead(answer('405 No'), drip), ['ok']],
  ['a body without an end', 'vo-tan.example', endless, ['ok']],
  ['a bomb', 'bom.example', bomb, ['ok']],
  [
    'a body shorter than it says',
    'hut.example',
    answer('200 OK', { 'Content-Type': 'text/html', 'Content-Length': 999 }, '<p>'),
    ['ok'],
  ],
  ['no HTTP', 'la.example', raw('SSH-2.0-OpenSSH\r\n'), ['silent', 'answer']],
  ['a head without an end', 'dai.example', raw(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`), ['silent', 'answer']],
  [
    'another protocol',
    'doi.example',
    raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ['silent', 'answer'],
  ],
  ['that it is broken', 'hong.example', answer('500 Internal Server Error'), ['silent', 'status', 500]],
  [
    'that it is away for a while',
    'bao-tri.example',
    answer('503 Service Unavailable', { 'Retry-After': 60 }),
    ['silent', 'status', 503],
  ],
  [
    'that this is too often',
    'qua-nhieu.example',
    answer('429 Too Many Requests', { 'Retry-After': 60 }),
    ['unclear', 'status', 429],
  ],
  ['that robots may not', 'cam.example', answer('403 Forbidden'), ['unclear', 'status', 403]],
  ['that one has to sign in', 'khoa.example', answer('401 Unauthorized'), ['unclear', 'status', 401]],
  [
    'where it is for good',
    'chuyen.example',
    redirect('http://tot.example/moi'),
    ['moved', 'moved', 'http://tot.example/moi#muc'],
  ],
  ['where it is today', 'tam.example', redirect('http://tot.example/moi', '302 Found'), ['ok']],
  ['for good, then for today', 'hai.example', redirect('http://tam.example/b'), ['moved', 'moved', 'http://tam.example/b#muc']],
  ['a redirect to what is gone', 'toi-mat.example', redirect('http://mat.example/'), ['dead', 'status', 404]],
  ['a circle', 'vong.example', redirect('/a'), ['dead', 'redirects']],
  [
    'a circle until a cookie comes back',
    'banh.example',
    answer('302 Found', { Location: '/a', 'Set-Cookie': 'a=1' }),
    ['unclear', 'redirects'],
  ],
  [
    'redirects without an end',
    'mai.example',
    (socket, asked) => redirect(`${asked.path}1`)(socket, asked),
    ['dead', 'redirects'],
  ],
  ['a redirect to a private address', 'vao-trong.example', redirect('http://127.0.0.1/'), ['dead', 'not-public']],
  ['a redirect to a private name', 'vao-ten.example', redirect('http://noi-bo.example/'), ['dead', 'not-public']],
  [
    'a redirect to the metadata of a cloud',
    'may.example',
    redirect('http://[::ffff:169.254.169.254]/latest'),
    ['dead', 'not-public'],
  ],
  ['a redirect to a file', 'file.example', redirect('file:///etc/passwd'), ['unclear', 'address']],
  ['a redirect without a place', 'lac.example', redirect('http://'), ['dead', 'redirects']],
  ['a redirect to its front', 've-nha.example', byPath({ '/': here }, redirect('/')), ['soft', 'home']],
  [
    'a redirect to a page of faults',
    've-loi.example',
    byPath({ '/404.html': here }, redirect('/404.html')),
    ['soft', 'not-found-page'],
  ],
  ['a page that says it is none', 'gia.example', page('Không tìm thấy trang - Báo Mẫu'), ['soft', 'title']],
  ['a page about the number', 'so.example', page('Phòng 404, chuyện ký túc xá'), ['ok']],
  ['a certificate that ran out', 'het-han.example', here, ['certificate', 'certificate'], 'https'],
  ['a certificate of its own', 'tu-ky.example', here, ['certificate', 'certificate'], 'https'],
  ['a certificate of another', 'nham.example', here, ['certificate', 'certificate'], 'https'],
  ['half a chain of certificates', 'thieu-chuoi.example', here, ['unclear', 'chain'], 'https'],
];

/** Nobody answers at all at these. */
const unanswered: readonly [what: string, address: string, told: readonly unknown[]][] = [
  ['a name that nobody has', 'http://khong-co.example/', ['dead', 'no-host']],
  ['a host that is down', 'http://sap.example/', ['silent', 'network']],
  ['a private name', 'http://noi-bo.example/', ['dead', 'not-public']],
  ['a name with a private address beside a public one', 'http://hai-mat.example/', ['dead', 'not-public']],
  ['a name that turns private between two looks', 'http://trao.example/', ['dead', 'not-public']],
  ['this machine', 'http://127.0.0.1/', ['dead', 'not-public']],
  ['this machine in another spelling', 'http://0x7f.1/', ['dead', 'not-public']],
  ['this machine by IPv6', 'http://[::1]/', ['dead', 'not-public']],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data', ['dead', 'not-public']],
  ['another port', 'http://tot.example:8080/', ['unclear', 'address']],
];

const addresses = {
  'noi-bo.example': [['10.0.0.5']],
  'hai-mat.example': [[publicIp, '192.168.1.4']],
  'trao.example': [[publicIp], ['127.0.0.1']],
};

type Quick = { pause?: number; patience?: number; time?: number; signal?: AbortSignal; network?: Network };
const ask = (links: readonly string[], { pause = 0, patience = 600, ...more }: Quick = {}) =>
  judgeOutside(links, {
    network: sites!.network,
    userAgent: 'LinkCheck/1.0 (+https://truong.example)',
    signal: new AbortController().signal,
    onTold: () => undefined,
    pause,
    patience,
    ...more,
  });

describe('a link to a site that answers', () => {
  const linkOf = ([, host, , , scheme = 'http']: (typeof answers)[number]) => `${scheme}://${host}/a#muc`;

  it('is told rightly, whatever comes, and nobody within a network is asked', async () => {
    sites = await openOtherSites({
      hosts: {
        ...Object.fromEntries(answers.map(([, host, is]) => [host, is])),
        'trao.example': withoutHead(answer('405 No'), here),
      },
      addresses,
      dead: ['sap.example'],
    });
    const links = [...answers.map(linkOf), ...unanswered.map(([, address]) => address)];
    // Only those that are silent wait as long: a busy machine must not make others slow.
    const { verdicts, isOffline } = await ask(links, { patience: 4_000 });
    const toldOf = (address: string) => {
      const verdict = verdicts.get(address);
      if (verdict === undefined || verdict.kind === 'ok') return [verdict?.kind];
      return [verdict.kind, verdict.reason, ...[verdict.status ?? verdict.newAddress].filter((each) => each !== null)];
    };
    const expected = [...answers.map((each) => [each[0], each[3]]), ...unanswered.map(([what, , told]) => [what, told])];
    const found = [
      ...answers.map((each) => [each[0], toldOf(linkOf(each))]),
      ...unanswered.map(([what, address]) => [what, toldOf(address)]),
    ];
    expect(found).toEqual(expected);
    expect(isOffline).toBe(false);
    expect(sites.dialled.length).toBeGreaterThan(answers.length);
    expect(sites.dialled.filter((dialled) => !isPublicAddress(dialled.split(' ')[0] ?? ''))).toEqual([]);
    expect(
      sites.asked.every(({ head }) => /\r\nuser-agent: LinkCheck\/1\.0 \(\+https:\/\/truong\.example\)\r\n/i.test(head)),
    ).toBe(true);
    expect(sites.asked.some(({ path }) => path.includes('#'))).toBe(false);
  }, 30_000);

  it('is asked once a second, and few hosts at a time', async () => {
    let open = 0;
    let most = 0;
    const slowly: Answer = (socket, asked) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        answer('200 OK', { 'Content-Type': 'text/plain' })(socket, asked);
      }, 30);
    };
    const hosts = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`s${index}.example`, slowly]));
    sites = await openOtherSites({ hosts });
    const links = Object.keys(hosts).flatMap((host) => [1, 2, 3].map((number) => `http://${host}/${number}`));
    const begun: { host: string; at: number }[] = [];
    const network: Network = {
      dial: sites.network.dial,
      resolve(host) {
        begun.push({ host, at: performance.now() });
        return sites!.network.resolve(host);
      },
    };
    const { verdicts } = await ask(links, { pause: 150, network });
    expect(verdicts.size).toBe(24);
    expect(most).toBe(3);
    // As they begin: what of them arrives when is a matter of the machine.
    for (const those of Map.groupBy(begun, ({ host }) => host).values())
      for (const [index, { at }] of those.entries()) if (index > 0) expect(at - (those[index - 1]?.at ?? 0)).toBeGreaterThan(75);
  });

  it('is asked once for all parts of its page', async () => {
    sites = await openOtherSites({ hosts: { 'tep.example': answer('404 Not Found') } });
    const { verdicts } = await ask(['http://tep.example/a#mot', 'http://tep.example/a#hai', 'http://tep.example/a']);
    expect([...verdicts.values()].map(({ kind }) => kind)).toEqual(['dead', 'dead', 'dead']);
    expect(sites.asked.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  it('is left alone after a host asked for that, or did not answer three times', async () => {
    sites = await openOtherSites({
      hosts: { 'nghi.example': answer('429 Too Many Requests'), 'tot.example': here },
      dead: ['sap.example'],
    });
    const links = [1, 2, 3, 4, 5].flatMap((number) => [`http://nghi.example/${number}`, `http://sap.example/${number}`]);
    const { verdicts } = await ask(['http://tot.example/', ...links]);
    expect(Map.groupBy([...verdicts.values()], ({ kind }) => kind).get('unclear')).toHaveLength(5);
    expect(Map.groupBy([...verdicts.values()], ({ kind }) => kind).get('silent')).toHaveLength(5);
    expect(sites.asked.filter(({ host }) => host === 'nghi.example')).toHaveLength(1);
    expect(sites.dialled.filter((dialled) => dialled.startsWith('198.'))).toHaveLength(6);
  });

  it('is left for the next time where time runs out, and given up at once when the check is stopped', async () => {
    sites = await openOtherSites({ hosts: { 'im.example': silent, 'tot.example': here } });
    const links = Array.from({ length: 20 }, (_, index) => `http://im.example/${index}`);
    const { verdicts } = await ask(['http://tot.example/', ...links], { patience: 100, time: 150 });
    expect(verdicts.size).toBeLessThan(5);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    // Longer than this test has: one that waits for an answer would not end.
    await expect(ask(links, { patience: 600_000, signal: controller.signal })).rejects.toThrow('aborted');
  });
});

describe('a video', () => {
  const videos: Answer = (socket, asked) => {
    const id = new URLSearchParams(asked.path.split('?')[1]).get('url')?.slice(-11) ?? '';
    const status: Record<string, string> = {
      aaaaaaaaaaa: '200 OK',
      bbbbbbbbbbb: '404 Not Found',
      ccccccccccc: '401 Unauthorized',
      ddddddddddd: '403 Forbidden',
      eeeeeeeeeee: '400 Bad Request',
    };
    answer(status[id] ?? '500 No', { 'Content-Type': 'application/json' }, '{}')(socket, asked);
  };

  it('is asked of the service that knows it, at its own address, once for each', async () => {
    sites = await openOtherSites({ hosts: { 'www.youtube.com': videos } });
    const told = async (address: string) => {
      const verdict = (await ask([address])).verdicts.get(address);
      return verdict?.kind === 'ok' ? 'ok' : `${verdict?.kind} ${verdict?.reason}`;
    };
    expect(await told('https://youtu.be/aaaaaaaaaaa')).toBe('ok');
    expect(await told('https://www.youtube.com/watch?v=bbbbbbbbbbb&t=1')).toBe('video video-gone');
    expect(await told('https://youtube.com/shorts/ccccccccccc')).toBe('video video-private');
    expect(await told('https://www.youtube.com/embed/ddddddddddd')).toBe('video video-private');
    expect(await told('https://youtu.be/eeeeeeeeeee')).toBe('video video-gone');
    expect(await told('https://youtu.be/fffffffffff')).toBe('unclear status');
    for (const { path, isSecure, host } of sites.asked) {
      expect([isSecure, host]).toEqual([true, 'www.youtube.com']);
      expect(path).toMatch(/^\/oembed\?format=json&url=https%3A%2F%2Fwww\.youtube\.com%2Fwatch%3Fv%3D[\w-]{11}$/);
    }
    const before = sites.asked.length;
    await ask([
      'https://youtu.be/aaaaaaaaaaa',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      'https://youtu.be/aaaaaaaaaaa?t=9',
    ]);
    expect(sites.asked.length - before).toBe(1);
  });

  it('is not gone where the service cannot be reached', async () => {
    sites = await openOtherSites({ hosts: { 'tot.example': here }, dead: ['www.youtube.com'] });
    const { verdicts } = await ask(['http://tot.example/', 'https://youtu.be/aaaaaaaaaaa']);
    expect(verdicts.get('https://youtu.be/aaaaaaaaaaa')).toMatchObject({ kind: 'unclear', reason: 'network' });
  });
});

describe('a server without a way out', () => {
  it('says so and nothing of others, after a few of them', async () => {
    sites = await openOtherSites({ hosts: {} });
    const links = Array.from({ length: 200 }, (_, index) => `http://site-${index}.example/`);
    expect(await ask(links)).toEqual({ verdicts: new Map(), isOffline: true });
    expect(await ask(links.slice(0, 1))).toEqual({ verdicts: new Map(), isOffline: true });
  });

  it('is another thing than the only link being dead', async () => {
    sites = await openOtherSites({ hosts: { 'www.youtube.com': answer('400 Bad Request') } });
    const { verdicts, isOffline } = await ask(['http://khong-co.example/']);
    expect([isOffline, verdicts.get('http://khong-co.example/')]).toMatchObject([false, { kind: 'dead', reason: 'no-host' }]);
  });
});

describe('a picture of a sheet', () => {
  const fetched = (address: string, most?: number) => fetchPicture(address, { network: sites!.network, ...(most && { most }) });

  it('comes whole, also after a redirect, or not at all', async () => {
    sites = await openOtherSites({
      hosts: {
        'anh.example': byPath({
          '/a.png': answer('200 OK', { 'Content-Type': 'image/png' }, 'abc'),
          '/b.png': redirect('/a.png', '302 Found'),
          '/dai.png': answer('200 OK', {}, 'x'.repeat(100)),
          '/hut.png': answer('200 OK', { 'Content-Length': 9 }, 'abc'),
          '/trong.png': redirect('http://127.0.0.1/a.png'),
        }),
      },
    });
    expect((await fetched('http://anh.example/a.png')).toString()).toBe('abc');
    expect((await fetched('http://anh.example/b.png')).toString()).toBe('abc');
    for (const name of ['dai', 'hut', 'trong', 'khong-co'])
      await expect(fetched(`http://anh.example/${name}.png`, 50)).rejects.toThrow(NoPicture);
    expect(sites.dialled.every((dialled) => dialled === `${publicIp} 80`)).toBe(true);
  });
});
