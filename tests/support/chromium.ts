import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

/**
 * How to start the Chromium that comes with the dev dependencies, with its libraries and a font: nothing of the machine's.
 * Where the package has no binary (macOS, Windows, ARM), Playwright's own is taken: `npx playwright install chromium`.
 */
export function chromiumLaunch(): LaunchOptions {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-gpu',
    // The tabs of one context share a process, and with it the scripts it has compiled (kept-context.ts).
    '--renderer-process-limit=1',
    // Chromium refuses to run as root inside its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args };

  const dir = unpack();
  const env = {
    ...definedOnly(process.env),
    LD_LIBRARY_PATH: join(dir, 'al2023/lib'),
    FONTCONFIG_FILE: join(dir, 'fonts.conf'),
  };
  return { executablePath: join(dir, 'chromium'), args, env };
}

const definedOnly = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Unpacks once per version. A folder gets its final name last, so that one with that name is complete. */
function unpack(): string {
  const dir = join(tmpdir(), `huong-nghiep-chromium-${packageVersion()}-${process.getuid?.() ?? 0}`);
  if (existsSync(dir)) return dir;

  const draft = `${dir}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  // The package unpacks into TMPDIR, and its shared libraries only where it finds the environment of AWS Lambda.
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: '24.x' },
  });
  writeFileSync(join(draft, 'fonts.conf'), fontsConfig(dir));
  try {
    renameSync(draft, dir);
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return dir;
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

const fontsConfig = (dir: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <cachedir>${dir}/fonts-cache</cachedir>
</fontconfig>
`;
