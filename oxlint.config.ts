import type { OxlintConfig } from 'oxlint';

/** An import that is refused: a regular expression of what it names, and what to do instead. */
type Wall = { regex: string; message: string; allowTypeImports?: boolean };

const roomByName: Wall = {
  regex: String.raw`(^|/)\.\./(.*/)?(shared|server|web|demo)/`,
  message: 'Name the room of an import: #shared/…, #server/…, #web/… or #demo/….',
};
const demoByItsLoader: Wall = {
  regex: '^#demo(/|$)',
  message: 'The demo school is loaded by src/server/start, and by nobody else.',
};
const noOtherRoom: Wall = {
  regex: '^#(server|web)(/|$)',
  message: 'The shared room knows no other room.',
};
const pure: Wall = {
  regex: '^[^.#]|^#site-config$',
  message: 'The shared room is pure: it depends on nothing but itself, and on zod in fields/, answers/ and calls/.',
};
// The expressions know no "unless": zod is let through letter by letter.
const pureWithZod: Wall = { ...pure, regex: '^([^.#z]|z[^o]|zo[^d]|zod.)|^#site-config$' };
const noWeb: Wall = { regex: '^#web(/|$)', message: 'The server room does not see the web room.' };
const noReact: Wall = { regex: '^(react|react-dom)(/|$)', message: 'The server renders through the built site only.' };
const noServer: Wall = { regex: '^#server(/|$)', message: 'The web room reaches the server through the API only.' };
const noNode: Wall = {
  regex: '^(node:|(fs|path|os|crypto|stream|buffer|util|url|http|https|net|child_process|worker_threads|events|process)(/|$))',
  message: 'This room runs in the browser, which has no Node.',
};
const noServerPackage: Wall = {
  regex: '^(hono|@hono/.*|kysely|pg|better-sqlite3|sharp)(/|$)',
  message: 'This belongs to the server room.',
};
const noBackOffice: Wall = {
  regex: String.raw`^#web/admin(/|$)|(^|/)\.\./(.*/)?admin/`,
  message: 'What visitors load never pulls in the back office.',
};
const noKit: Wall = {
  regex: '^(zod|@mantine/.*|@tanstack/.*)(/|$)',
  message: 'What visitors load stays small: this is for the back office.',
};
const noPage: Wall = {
  regex: String.raw`^#web/(public|admin)(/|$)|(^|/)\.\./(public|admin)/`,
  message: 'A part of ui/ knows no page.',
};
const onlyTypes: Wall = {
  regex: '^#shared/(answers|calls|content-types|fields)(/|$)',
  message: 'These bring zod along, which visitors never load; their types are free.',
  allowTypeImports: true,
};
const noCodes: Wall = {
  regex: '^#shared/(codes|facts)(/|$)',
  message: 'Lists of codes are large: the server answers with what is made of them.',
};

const everywhere = [roomByName, demoByItsLoader];
const browser = [...everywhere, noServer, noNode, noServerPackage];

/** The walls of each part of the project. A file has those of the last row that it matches: rows do not add up. */
const walls: [files: string[], walls: Wall[]][] = [
  [['**'], everywhere],
  [['demo/**', 'tests/**'], [roomByName]],
  [['src/shared/**'], [...everywhere, noOtherRoom, pure]],
  [['src/shared/{answers,calls,fields}/**'], [...everywhere, noOtherRoom, pureWithZod]],
  [['src/shared/**/*.test.ts'], [...everywhere, noOtherRoom]],
  [['src/server/**'], [...everywhere, noWeb, noReact]],
  [['src/server/start/**'], [roomByName, noWeb, noReact]],
  [['src/web/**'], browser],
  [['src/web/public/**'], [...browser, noBackOffice, noKit, onlyTypes, noCodes]],
  [['src/web/public/**/*.test.{ts,tsx}'], [...browser, noBackOffice]],
  [['src/web/ui/**'], [...browser, noPage, onlyTypes]],
];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  ignorePatterns: ['/build', '/data', '/.react-router', '/public', '/test-results', '/playwright-report'],
  rules: {
    'unicorn/no-array-fill-with-reference-type': 'off',
    'import/no-cycle': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/expect-expect': 'off',
    'jsx-a11y/role-supports-aria-props': 'off',
    'jsx-a11y/anchor-is-valid': 'off',
    'react/no-object-type-as-default-prop': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/no-conditional-expect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/refs': 'off',
    'react/iframe-missing-sandbox': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'promise/always-return': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css', '#web/**/*.css', '@fontsource/**', '@mantine/**', '**/*-styles.ts', '**/end-with-parent.mjs'],
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
  },
  overrides: [
    ...walls.map(([files, patterns]): NonNullable<OxlintConfig['overrides']>[number] => ({
      files,
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
    // Errors go through the log, which counts them and hides secrets.
    { files: ['src/server/**'], rules: { 'no-console': ['error', { allow: ['log'] }] } },
    { files: ['src/server/observability/log.ts'], rules: { 'no-console': 'off' } },
  ],
} satisfies OxlintConfig;
