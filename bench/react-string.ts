import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { EntryContext, ServerBuild } from 'react-router';
import { createApp } from '#server/start/app.ts';
import { connect } from '#server/database/connect.ts';
import { folderFiles } from '#server/media/files.ts';
import { currentBuild } from '#server/start/current-build.ts';
import { createPages } from '#server/start/pages.ts';

/**
 * A bare server that gives every request React's own string render of one page of the built site, made anew, without
 * asking for data, routing or anything else: `node bench/react-string.ts <database file> <path>`. Tells its port.
 */
const [file = '', path = ''] = process.argv.slice(2);
const build = (await import(resolve(currentBuild(resolve(import.meta.dirname, '../build')), 'server/index.js'))) as ServerBuild;
const entry = build.entry.module as ServerBuild['entry']['module'] & {
  renderPage: (entry: EntryContext, url: string) => string[];
};
let seen: { context: EntryContext; url: string } | null = null;
const watched: ServerBuild = {
  ...build,
  entry: {
    module: {
      ...entry,
      default: (request, status, headers, context, loadContext) => {
        seen = { context, url: request.url };
        return entry.default(request, status, headers, context, loadContext);
      },
    },
  },
};
const db = connect({ dialect: 'sqlite', file });
const pages = createPages(watched, 'production');
const app = createApp({ db, dialect: 'sqlite', files: folderFiles('unused'), pages, clock: () => new Date() });
await (await app.request(path)).text();

function render(): string {
  if (seen === null) throw new Error(`${path} was not rendered`);
  return entry.renderPage(seen.context, seen.url).join('');
}

const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(render());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
