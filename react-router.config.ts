import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { minify } from 'terser';
import { publicRouteList } from '#shared/addresses/public-routes.ts';

const buildDirectory = process.env['BUILD_DIR'] ?? 'build';

/** What the router writes around its list of routes. */
const [before, after] = ['window.__reactRouterManifest=', ';'];

type RouteFiles = { module: string; clientLoaderModule?: string; imports?: string[] };
type Written = Parameters<typeof publicRouteList>[0] & { entry: RouteFiles; routes: Record<string, RouteFiles> };

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** What a route has not is left out: the router asks whether it has it. */
const withoutFalse = (_key: string, value: unknown) => (value === false ? undefined : value);

/** Public pages are sent a list without the routes of the back office, which are most of it, and the shortest scripts (docs/decisions/0063). */
async function lightenPublicPages(): Promise<void> {
  const folder = join(resolve(import.meta.dirname, buildDirectory), 'client/assets');
  const names = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
  const text = names.length === 1 ? readFileSync(join(folder, names[0] ?? ''), 'utf8') : '';
  if (!text.startsWith(before) || !text.endsWith(after))
    throw new Error("The router's list of routes is not where it was, or not written as it was.");
  const list = publicRouteList(JSON.parse(text.slice(before.length, -after.length)) as Written);
  writeFileSync(join(folder, fileName(list.url)), before + JSON.stringify(list, withoutFalse) + after);
  const parts = [list.entry, ...(Object.values(list.routes) as RouteFiles[])];
  const scripts = new Set(
    parts.flatMap(({ module, clientLoaderModule = module, imports = [] }) => [module, clientLoaderModule, ...imports]),
  );
  for (const script of scripts) await shorten(join(folder, fileName(script)));
}

/** React and the router. A read of a property changes nothing in them; in the site's own code it may ask the browser for a layout. */
const ofPackages = /^react-/;

/** Chrome compiles what a page calls at once beside the page, and not within its first task (docs/decisions/0018). */
const compiledEarly = '//# allFunctionsCalledOnLoad';

/**
 * The bundler's minifier, which is fast, leaves what a second, slower one finds. What is switched off makes shorter scripts that
 * compress worse.
 */
async function shorten(path: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const isPackages = ofPackages.test(basename(path));
  const { code } = await minify(text, {
    ecma: 2020,
    module: true,
    compress: {
      passes: 3,
      collapse_vars: false,
      if_return: false,
      pure_getters: isPackages || 'strict',
      // Nothing is made by `new` of a function that a property holds, nor of one of the site's own.
      unsafe_methods: true,
      unsafe_arrows: !isPackages,
    },
    format: { preamble: isPackages ? compiledEarly : '' },
  });
  if (code !== undefined && code.length < text.length) writeFileSync(path, code);
}

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildDirectory,
  // Beside the pages the server itself is built, with its threads and commands: see vite.config.ts.
  serverBuildFile: '[name].js',
  // The whole list of routes is small; asking the server for parts of it would cost a request per move.
  routeDiscovery: { mode: 'initial' },
  // In pieces, the parts of a route are larger together than the route, and all of them are needed at once.
  splitRouteModules: false,
  buildEnd: lightenPublicPages,
} satisfies Config;
