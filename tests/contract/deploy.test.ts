import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { guardedServer, largestBody } from '#server/http/guarded-server.ts';
import { readSettings } from '#server/start/settings.ts';
import { root } from '../support/imports.ts';
import { processOptions } from '../support/process-options.ts';
import { scratchDir } from '../support/scratch.ts';

const folder = join(root, 'deploy');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$|file$/.test(name));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
type Compose = {
  services: Record<string, { image: string; secrets?: string[]; environment?: Record<string, string> }>;
  secrets: Record<string, { file: string }>;
};
type Pod = { spec: { securityContext: object; containers: { securityContext: object }[] } };
type Manifest = { kind: string; spec: { template?: Pod; jobTemplate?: { spec: { template: Pod } } } };

const readme = readFileSync(join(root, 'README.md'), 'utf8');

it.each(files.filter((name) => name.endsWith('.yaml')))('%s is YAML', (name) => {
  const documents = parseAllDocuments(textOf(name));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  expect(documents.length).toBeGreaterThan(0);
});

it('the files to start from name settings that there are', () => {
  const settings = files.flatMap((name) => [
    ...textOf(name).matchAll(/^(?:Environment=|ENV |.*\{ name: |      )([A-Z][A-Z_]+)(?:=|:|, value).*$/gm),
  ]);
  // Of PostgreSQL, of the store, of the C library, and of the shell.
  const others = /^(POSTGRES_|MINIO_|MALLOC_|PATH$)/;
  const named = new Set(settings.map(([, name = '']) => name).filter((name) => !others.test(name)));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``))).toEqual([]);
});

it('the files to start from tell Node and the C library what `npm start` tells them', () => {
  const { node, environment } = processOptions;
  for (const name of ['Containerfile', 'huongnghiep.service']) {
    const [command = ''] = textOf(name).match(/^(?:CMD|ExecStart=).*\bmain\b.*$/m) ?? [];
    expect([...command.matchAll(/--[\w-]+=\d+/g)].map(([option]) => option)).toEqual(node);
    const told = [...textOf(name).matchAll(/(MALLOC_[A-Z_]+)=(\d+)/g)].map(([, variable, value]) => [variable, value]);
    expect(Object.fromEntries(told)).toEqual(environment);
  }
});

it('nginx keeps an idle connection for less long than the site does', () => {
  const server = guardedServer(() => undefined);
  const [, seconds = ''] = /keepalive_timeout (\d+)s;/.exec(textOf('nginx.conf')) ?? [];
  expect(Number(seconds) * 1_000).toBeLessThan(server.keepAliveTimeout);
  expect(Number(seconds)).toBeGreaterThan(0);
  server.close();
});

it('the files to start from run programs that are there', () => {
  const programs = files.flatMap((name) =>
    [...textOf(name).matchAll(/(scripts\/\w+\.mjs)[", ]+([\w/]+)/g)].map(([, script, program]) => ({ script, program })),
  );
  expect(programs).toContainEqual({ script: 'scripts/run.mjs', program: 'main' });
  for (const { script = '', program = '' } of programs) {
    expect(existsSync(join(root, script)), script).toBe(true);
    expect(existsSync(join(root, 'src/server', `${program}.ts`)), program).toBe(true);
  }
});

it('compose begins with what make-secrets.sh makes, and no image is without a tag', () => {
  const dir = mkdtempSync(join(scratchDir(), 'huong-nghiep-secrets-'));
  try {
    copyFileSync(join(folder, 'make-secrets.sh'), join(dir, 'make-secrets.sh'));
    const make = () => execFileSync('sh', [join(dir, 'make-secrets.sh')], { stdio: 'pipe' });
    make();
    // What was begun with one password does not open with another.
    expect(make).toThrow(/secrets/);
    const { services, secrets } = parse(textOf('compose.yaml')) as Compose;
    expect(Object.values(services).filter(({ image }) => !/:[\w.-]+$/.test(image))).toEqual([]);
    const handed = Object.values(services).flatMap((service) => service.secrets ?? []);
    expect([...new Set(handed)].sort()).toEqual(Object.keys(secrets).sort());
    for (const { file } of Object.values(secrets)) expect(existsSync(join(dir, file)), file).toBe(true);
    const told = Object.entries(services['site']?.environment ?? {}).map(([name, value]) => [name, value.replace('/run', dir)]);
    const settings = readSettings({ NODE_ENV: 'production', ...Object.fromEntries(told) });
    expect([settings.database.dialect, settings.storage]).toMatchObject(['postgres', { kind: 's3', bucket: 'anh' }]);
    expect(settings.dataKey).toHaveLength(32);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('what runs in a cluster keeps to the strictest of its standards, and outlives a node', () => {
  const documents = parseAllDocuments(textOf('kubernetes/site.yaml')).map((document) => document.toJS() as Manifest);
  expect(documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Deployment', 'PodDisruptionBudget', 'CronJob']));
  const pods = documents.flatMap(({ spec }) => spec.jobTemplate?.spec.template.spec ?? spec.template?.spec ?? []);
  expect(pods).toHaveLength(2);
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers)
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
});

it('nginx lets in what the site takes, and passes over an instance that refuses', () => {
  const conf = textOf('nginx.conf');
  expect(conf.match(/client_max_body_size (\d+)m;/)?.[1]).toBe(String(largestBody / 1024 ** 2));
  for (const name of ['docs/deploy.md', 'docs/security.md'])
    expect(readFileSync(join(root, name), 'utf8')).toContain(`${largestBody / 1024 ** 2} MB`);
  const servers = [...conf.matchAll(/^ *#? *server 127.*$/gm)].map(([line]) => line);
  expect(servers.length).toBeGreaterThan(1);
  expect(servers.filter((line) => !line.endsWith(' max_fails=0;'))).toEqual([]);
});

it('an image holds what the site is made from, and nothing that a clone gathers beside it', () => {
  const copied = [...textOf('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const sent = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').slice(1, -1);
  expect(sent).toEqual(['*', ...copied.map((path) => `!${path}`)]);
  expect(copied).toContain('src');
  const kept = /^(\.|data|deploy|docs|tests|node_modules|build$)/;
  expect(copied.filter((path) => kept.test(path) && path !== '.npmrc')).toEqual([]);
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['data/', 'deploy/secrets/', '*.env']));
});
