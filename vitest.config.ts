import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The threads that files and passwords are read in, and the commands that tests run, compile the same modules again and again.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/node');

/**
 * Node reads these as it reads the server: nothing is transformed, each module is compiled once for all threads, and what is
 * imported is called without a detour. Only components of the web room need Vite.
 */
const readByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** What takes longer than its size tells, mostly by waiting for programs: begun last, it would be waited for alone. */
const longest = (
  'trial-twin trial-outage trial-backup document stopping sheets silent-database backup-cli opening admin-cli content-cli ' +
  'workers large-batches search-thread backup sheet-killed search-hidden-words costly-work artwork'
).split(' ');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    // A worker goes from one project to the next once.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const place = ({ project }: TestSpecification) => projects.indexOf(project);
    return sorted.toSorted((one, other) => place(one) - place(other) || rank(one) - rank(other));
  }
}

/** A rule's test lies beside it and needs no database; what asks the API runs on both engines. */
export default defineConfig({
  test: {
    environment: 'node',
    // The default leaves one core to itself, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    // What hangs is ended; a machine that is busy with other things takes ten times as long as one that is not.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Files of a worker share what they import, which costs more than most of them: a test that mocks a module, or leaves
    // a global changed, would be felt by others.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A test that asserts nothing cannot fail.
    // What comes by itself may take its time on a busy machine.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: './tests/support/global-setup.ts',
          ...readByNode,
        },
      },
      // Trials with a seed, for some seconds each, and what takes the processor for as long. Each starts several programs.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: './tests/support/global-setup.ts',
          ...readByNode,
        },
      },
    ],
  },
});
