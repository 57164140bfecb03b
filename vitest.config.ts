import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The threads that files and passwords are read in, and the commands that tests run, compile the same modules again and again.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, 'node_modules/.cache/node');

/**
 * Node reads these as it reads the server: nothing is transformed, each module is compiled once for all threads, and what is
 * imported is called without a detour. Only components of the web room need Vite.
 */
const readByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** A rule's test lies beside it and needs no database; what asks the API runs on both engines. */
export default defineConfig({
  test: {
    environment: 'node',
    // One more than cores: some files wait for most of their time, for programs they start and for limits of time to pass.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    // What hangs is ended; a machine that is busy with other things takes ten times as long as one that is not.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Files of a worker share what they import, which costs more than most of them: a test that mocks a module, or leaves
    // a global changed, would be felt by others.
    pool: 'threads',
    isolate: false,
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
      // Trials with a seed, for some seconds each, and what takes the processor for as long.
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
