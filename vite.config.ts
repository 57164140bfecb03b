import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const sourceRoom = resolve(import.meta.dirname, 'src');
/** What is not worth to bundle, or cannot be: native parts, and packages that read files beside themselves. */
const outside = ['better-sqlite3', 'sharp', 'pg-native', 'opentype.js', '@zxcvbn-ts/core'];
const serverRoom = resolve(import.meta.dirname, 'src/server');
const demoRoom = resolve(import.meta.dirname, 'demo');

/** Server code that is pulled into the site's build is an error, not a leak. */
function walls(): Plugin {
  return {
    name: 'walls',
    enforce: 'pre',
    resolveId(source, importer) {
      const [path = ''] = source.split('?');
      const file = isAbsolute(path) ? path : resolve(importer ?? '.', '..', path);
      if (importer === undefined || [serverRoom, demoRoom].some((room) => importer.startsWith(`${room}/`))) return null;
      if (path.startsWith('#server/') || `${file}/`.startsWith(`${serverRoom}/`) || path.startsWith('/src/server/')) {
        this.error(`${importer ?? 'The web room'} imports ${source}: the web room reaches the server through the API only.`);
      }
      return null;
    },
  };
}

/**
 * Files of packages that do what the site never needs, and what the browser loads instead: of the router, 2 kB less on every page
 * (docs/decisions/0063); of Mantine, a search through the whole page several times with each key (docs/decisions/0101);
 * and scroll bars, arrows and signs of waiting that no screen shows; of zod, its sentences in English.
 */
const unusedParts: [RegExp, string][] = [
  [/\/lib\/router\/instrumentation\.js$/, 'src/web/router-internals/no-instrumentation.ts'],
  [/\/lib\/dom\/ssr\/fog-of-war\.js$/, 'src/web/router-internals/no-route-discovery.ts'],
  [/\/(find-element-in-shadow-dom|validate-options|default-options-filter)\.mjs$/, 'src/web/ui/no-idle-work.ts'],
  [/\/zod\/v4\/locales\/en\.js$/, 'src/web/ui/no-english.ts'],
  [/\/ScrollArea\/ScrollArea\.mjs$/, 'src/web/ui/no-drawn-scroll.tsx'],
  [/\/FloatingArrow\/FloatingArrow\.mjs$/, 'src/web/ui/no-idle-work.ts'],
  [/\/(ButtonGroup|ButtonGroupSection|PopoverContextMenu)\.mjs$/, 'src/web/ui/no-idle-work.ts'],
  [/\/loaders\/(Bars|Dots)\.mjs$/, 'src/web/ui/no-idle-work.ts'],
  [/\/Combobox(Search|Header|Footer|EventsTarget|DropdownTarget)\.mjs$/, 'src/web/ui/no-idle-work.ts'],
];

/** A name that a package imports and a replacement lacks fails the build. */
function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      // The router's link itself, which is all that a browser is given of it.
      if (source === '#web/ui/link.tsx') return this.resolve('react-router', importer);
      if (!source.startsWith('.') || !/\/(react-router\/dist|@mantine\/core|zod\/v4)\//.test(importer)) return null;
      const asked = resolve(importer, '..', source).replaceAll('\\', '/');
      const part = unusedParts.find(([file]) => file.test(asked));
      return part === undefined ? null : resolve(import.meta.dirname, part[1]);
    },
  };
}

/**
 * Classes are named one by one in what is built: their names then stand where they are used, without the table of all names of
 * their stylesheet. A name that is looked up with a variable keeps the table.
 */
function namedClasses(): Plugin {
  return {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(".module.css'")) return null;
      const named = code
        .replace(/^import styles from ('[^']+\.module\.css');$/m, 'import * as styles from $1;')
        .replace(/\bstyles\['(\w+)'\]/g, 'styles.$1');
      return { code: named, map: null };
    },
  };
}

/**
 * A stylesheet that a file imports for its rules alone stays with that file. Vite calls modules of classes free of effects, and the
 * bundler would leave it to the parts that name its classes, which a page may load only later.
 */
function importedStyles(): Plugin {
  return {
    name: 'imported-styles',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  };
}

/**
 * Parts of pages of records and of the comparison that come late bring no styles: those are in the page, under a name that the router has put a sign behind,
 * so that the loader of scripts would add them once more, behind all others, where they count more.
 */
function lateWithoutStyles(): Plugin {
  return {
    name: 'late-without-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of ['record', 'choices']) {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          const script = chunk?.type === 'chunk' ? /"assets\/[\w-]+\.js"/.exec(chunk.code)?.[0] : undefined;
          if (chunk?.type !== 'chunk' || script === undefined)
            throw new Error('The list of what late parts need is not where it was.');
          // A script that is named twice is loaded once.
          chunk.code = chunk.code.replaceAll(/"assets\/[\w-]+\.css"/g, script);
        }
      },
    },
  };
}

/** The files of zod that make JSON schemas, and what its others import of them by name. */
const jsonSchemaNames: Readonly<Record<string, readonly string[] | undefined>> = {
  'json-schema-processors': ['toJSONSchema'],
  'json-schema-generator': ['JSONSchemaGenerator'],
  'to-json-schema': ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod'],
};

/**
 * In a browser no schema is made of a rule: the API document is the server's. The rules of forms name what zod makes one with,
 * so it would be sent along, 6 kB compressed; all of it is called only where one is asked for.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, file = ''] = /[\\/]zod[\\/]v4[\\/]core[\\/]([\w-]+)\.js$/.exec(id) ?? [];
      const names = jsonSchemaNames[file];
      return names === undefined ? null : `export const ${names.map((name) => `${name} = undefined`).join(', ')};`;
    },
  };
}

/** A class by its own name and its file's mark. Vite's would add the number of its line, which does not compress. */
function scopedName(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex')
    .slice(0, 4);
  return `${name}_${mark}`;
}

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/** Functions that the bundler takes for pure, though they refuse what they cannot read. */
const throwing = ['decodeURIComponent', 'decodeURI', 'encodeURIComponent', 'encodeURI'];

const officeRoutes = 'virtual:office-routes';

/** The routes of the back office are as large as the rest of the server, which loads them when somebody asks for the first of them. */
function officeLater(): Plugin {
  let imports: string[] = [];
  return {
    name: 'office-later',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source) => (source === officeRoutes ? source : null),
    load: (id) => (id === officeRoutes ? imports.map((each) => each.replace('import', 'export')).join('\n') : null),
    transform(code, id) {
      if (id !== '\0virtual:react-router/server-build') return null;
      imports = code.match(/import \* as route\d+ from "[^"]+\/admin\/[^"]+";/g) ?? [];
      if (imports.length === 0) throw new Error("The router's list of routes for the server is not written as it was.");
      const names = imports.map((each) => /route\d+/.exec(each)?.[0]);
      const later = `export const later = { routes: { ${names.join(', ')} }, load: () => import('${officeRoutes}') };`;
      const placeholders = names.map((name) => `const ${name} = {};`);
      return {
        code: [...placeholders, imports.reduce((text, each) => text.replace(each, ''), code), later].join('\n'),
        map: null,
      };
    },
  };
}

/**
 * A text of a program with one sign beyond ASCII may take two bytes for each of its signs, in every thread that reads it. Written as
 * escapes, its Vietnamese leaves it at one.
 */
function asciiSources(): Plugin {
  return {
    name: 'ascii-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          // Lines, which tell a place in a source, stay what they are.
          chunk.code = chunk.code.replaceAll(/(\\*)([^\0-\x7f])/g, (_, before: string, sign: string) => {
            if (before.length % 2 === 1) throw new Error(`An escaped ${sign} cannot be written as an escape once more.`);
            return `${before}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
          });
        }
      },
    },
  };
}

/** What is started, or imported, by its place (src/server/threads/program.ts); each lies in the build where it lies in src/. */
const places = [
  'server/main.ts',
  'server/cli/{admin,backup,content,restore,thin,transfer}.ts',
  'server/**/*-worker.ts',
  'server/database/migrations/*.ts',
  'shared/answers/*.ts',
];

const serverEntries = Object.fromEntries(
  globSync(places, { cwd: sourceRoom, exclude: ['**/*.test.ts'] }).map((file) => [
    file.replace(/\.ts$/, ''),
    resolve(sourceRoom, file),
  ]),
);

export default defineConfig(({ command }) => ({
  plugins: [
    walls(),
    withoutUnusedParts(),
    namedClasses(),
    importedStyles(),
    lateWithoutStyles(),
    withoutJsonSchema(),
    officeLater(),
    asciiSources(),
    reactRouter(),
  ],
  // Imported, the whole of package.json would be sent to the browser.
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  css: { modules: { generateScopedName: scopedName } },
  // In one file with the pages that use them: loading their hundreds of files took most of a start.
  ssr: { noExternal: command === 'build' ? true : [/^@mantine\//, /^@tanstack\//, 'diff'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      define: {
        'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']),
        // The bundler takes calls of these away where nobody reads their value, though they are made for their errors.
        ...Object.fromEntries(throwing.map((name) => [name, `globalThis.${name}`])),
      },
      resolve: { external: outside },
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: { index: 'virtual:react-router/server-build', ...serverEntries },
          output: {
            chunkFileNames: 'server/parts/[name]-[hash].js',
            // A sixth of the text, which stays in memory.
            comments: { annotation: false, jsdoc: false },
            codeSplitting: {
              groups: [
                // As deep as its source, from which it tells where the others lie.
                { name: 'program', test: /src[\\/]server[\\/]threads[\\/]program/, priority: 4 },
                // Each with all that it imports which those before it have not.
                {
                  name: 'index',
                  test: /src[\\/]server[\\/](database[\\/]connect|search[\\/]search-index|threads[\\/](give-way|collect-garbage))/,
                  priority: 3,
                },
                { name: 'site', test: /src[\\/]server[\\/]start[\\/]/, priority: 2 },
                // Pages wait for these when they are loaded, which must not wait for pages.
                { name: 'screens', test: /guidance[\\/]interest-(walk|whole-form)\.tsx/, priority: 1 },
                { name: 'pages', test: /virtual:react-router[\\/]server-build/, priority: 1 },
                { name: 'office', test: officeRoutes },
              ],
            },
          },
        },
      },
    },
    client: {
      build: {
        // Thirty files of some hundred bytes compress worse, and ask more of a phone, than two.
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
                // Forms read numbers too, and must not load what pages of records show because of that.
                // What stands on every page: not the carousel and the list beside a record, blocks of text, the video's poster, or what
                // two lists are paged and narrowed with. With it what most pages have in common: whom to ask, and what facts are
                // called. In a file of its own it would be a third larger, for all that load both. The names of the styles of what comes
                // late must not bring along what they are the styles of.
                {
                  name: 'site',
                  test: /src[\\/]web[\\/](root\.tsx|public[\\/](guidance[\\/](save-button|ask|rows|ways|facts\.module)|pages[\\/]department-anchor|layout[\\/](?!carousel|late-|home-layout|sidebar)|parts[\\/](?!video|pager|use-current|whole-sections|content-sections(?!\.module)|section-|linked-names|anchor-buttons)))|shared[\\/](formats[\\/](json|vi-number|money)|guidance[\\/](fact-names|whole-cost|department-title))/,
                  priority: 3,
                },
                // What leads to comparisons, and back from them.
                { name: 'compare', test: /guidance[\\/](compare-link|compare-path|saved-address)/, priority: 2 },
                // The list of majors, and what its parts that come late know as well.
                {
                  name: 'choices',
                  test: /src[\\/](shared[\\/](guidance[\\/](choose-majors|compare-address|combination-slug|mark-text)|admissions[\\/]priority)|web[\\/]public[\\/](guidance[\\/]comparison-rows|pages[\\/](late-comparison|comparison-(forms|data|illustrative|choices|columns\.module|tables\.module))))/,
                  priority: 2,
                },
                // What pages of records show beside their text: in pieces of some hundred bytes it would be a fifth larger.
                {
                  name: 'record',
                  test: /src[\\/]web[\\/]public[\\/](guidance[\\/](card|unsure|combinations|late-)|pages[\\/]record-page|layout[\\/](late-|home-layout|sidebar))/,
                  priority: 1,
                },
                // Their text, which pages that show no record have too.
                {
                  name: 'text',
                  test: /src[\\/]web[\\/]public[\\/](guidance[\\/](facts|link-rows|next-date)|pages[\\/]block|parts[\\/](content-sections|section-anchors|anchor-buttons))/,
                  priority: 2,
                },
                // The styles of the exploration, which come with its page, of parts that come later.
                { name: 'interests', test: /guidance[\\/](interest-(?!start)|share-result).*\.module\.css$/, priority: 3 },
                // zod is told to make no functions from text in the file that each of its schemas needs first.
                {
                  name: 'policy',
                  test: /src[\\/]web[\\/]admin[\\/]layout[\\/]content-policy|node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\./,
                  priority: 1,
                },
                // What lists of visitors share with those of the back office, and must not load from there.
                {
                  name: 'pager',
                  test: /src[\\/](web[\\/](ui[\\/]pager|public[\\/]parts[\\/](pager|use-current))|shared[\\/]paging[\\/]page-window)/,
                  priority: 1,
                },
                // What results of a search are called, and methods of admission in addresses, which the back office knows as well.
                { name: 'nouns', test: /src[\\/]shared[\\/](nouns|text[\\/]capital)/, priority: 1 },
                { name: 'methods', test: /src[\\/]shared[\\/]admissions[\\/]methods/, priority: 1 },
                {
                  name: 'words',
                  test: /src[\\/]shared[\\/](text[\\/]fold|search[\\/](holds-words|search-key|mark-terms))/,
                  priority: 1,
                },
                // What at least five screens of the back office have: one file instead of fifty, and 18 kB less in a form. What fewer
                // have would be loaded by all others for nothing, and so would what only lists have.
                {
                  name: 'office',
                  test: /src[\\/](web[\\/](admin[\\/](?!work[\\/]use-(write|listing|older)|screens[\\/](use-|older)|lists[\\/](listed|filters|list-head)|inputs[\\/]keyword)|ui[\\/](ask|danger|dialog|help|searchable|use-drag))|shared[\\/]admin-)|node_modules[\\/]@(mantine|tanstack)(?!.*[\\/](infiniteQueryObserver|useInfiniteQuery))/,
                  minShareCount: 5,
                },
                // What screens with lists have in common, which forms do without.
                {
                  name: 'listing',
                  test: /src[\\/]web[\\/]admin[\\/](work[\\/]use-(write|listing)|screens[\\/]use-a|lists[\\/](listed|filters|list-|export|hidden|use-saved))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
