import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, Problem, root, runScript, toolEnvironment } from './project.mjs';

/*
 * npm test                everything: types, lint, unit, API on both databases, browser
 * npm test -- unit        one part: unit, api, browser or long, which is not in everything
 * npm run test:long       the same as npm test -- long: trials with a seed, the cost of searches and of patterns
 * npm test -- <file>      one file, of whichever part
 *
 * Stops at the first stage that fails; the last line says how many tests passed and failed (types and lint count as one each).
 */

const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];
const env = toolEnvironment({ NODE_ENV: undefined, FORCE_COLOR: process.stdout.isTTY ? '1' : undefined });

/** Runs one program of a stage to its end. */
async function run(args, extra = {}) {
  // Vitest and Playwright clean up on Ctrl-C only.
  const { code, interrupted } = await runChild(pinnedNode, args, {
    env: { ...env, ...extra },
    endWith: 'SIGINT',
    patience: 10_000,
  });
  if (interrupted !== null) process.exit(interrupted);
  return code === 0;
}

/** A stage that counts as one test. */
async function check(...programs) {
  for (const program of programs) if (!(await run(program))) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

// Each further checker of a project looks anew at much of what the others have looked at.
const types = () => check(tool('@react-router/dev/bin.cjs', 'typegen'), tool('typescript/bin/tsc', '--build', '--checkers', '1'));
const lint = () => check(tool('oxlint/bin/oxlint'), tool('oxfmt/bin/oxfmt', '--check'), tool('knip/bin/knip.js'));

async function vitest(...args) {
  return withReport(async (report) => {
    const ended = await run(
      tool('vitest/vitest.mjs', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
    );
    return { ended, count: countVitest };
  });
}

async function playwright(...args) {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  return withReport(async (report) => {
    const ended = await run(tool('@playwright/test/cli.js', 'test', ...args, '--reporter=list,json'), {
      // Node reads TypeScript by itself: nothing is transformed.
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PW_DISABLE_TS_ESM: '1',
    });
    return { ended, count: countPlaywright };
  });
}

async function withReport(stage) {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-report-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', remove);
  const report = join(dir, 'report.json');
  const { ended, count } = await stage(report);
  let totals = { passed: 0, failed: 0 };
  try {
    totals = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // The stage ended before it wrote its report; its output says why.
  }
  // Something failed that is no test: a file that does not load, an unhandled error, a server that does not start.
  if (!ended && totals.failed === 0) totals.failed = 1;
  return totals;
}

const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
});
const countPlaywright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

const parts = {
  unit: () => vitest('--project', 'unit'),
  api: () => vitest('--project', 'api'),
  long: () => vitest('--project', 'long'),
  browser: () => playwright(),
};

/** Types and lint, and beside them the build for the browser: either leaves a core idle for a part of its time. */
async function checksAndBuild() {
  // Where it fails the browser stage builds again, and tells.
  const building = ensureBuilt().catch(() => undefined);
  const totals = await types();
  // Knip follows what `types` generates.
  if (totals.failed === 0) {
    const { passed, failed } = await lint();
    totals.passed += passed;
    totals.failed += failed;
  }
  await building;
  return totals;
}

function stagesFor(choices) {
  if (choices.length === 0) return [checksAndBuild, () => vitest('--project', 'unit', '--project', 'api'), parts.browser];
  return choices.map((choice) => {
    if (Object.hasOwn(parts, choice)) return parts[choice];
    return choice.endsWith('.spec.ts') ? () => playwright(choice) : () => vitest(choice);
  });
}

await runScript(async () => {
  await ensureInstalled();
  const totals = { passed: 0, failed: 0 };
  for (const stage of stagesFor(process.argv.slice(2))) {
    const { passed, failed } = await stage();
    totals.passed += passed;
    totals.failed += failed;
    if (failed > 0) break;
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 ? 1 : 0);
});
