import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // The whole list of routes is small; asking the server for parts of it would cost a request per move.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
