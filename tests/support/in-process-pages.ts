import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { root } from './imports.ts';
import type { loadedPages as Loaded, renderedPages as Rendered } from './web-pages.ts';

type WebPages = { loadedPages: typeof Loaded; renderedPages: typeof Rendered };

/** Nothing of what pages say is in their stylesheets. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default {};' : null),
};

/** Through Vite, since components and stylesheets are no modules to Node. */
const { module } = await runnerImport<WebPages>(join(root, 'tests/support/web-pages.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [withoutStyles],
});

export const { loadedPages, renderedPages } = module;
