import path from 'node:path';
import { createServer } from 'vite';
import { describeStart } from './describe-start.ts';
import { firstAdminOf } from './first-admin.ts';
import { startLocal } from './start-local.ts';

/* `npm run dev`: the services and functions of `npm start`, with the page served by Vite, which reloads what changes. */

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.local/data');
const port = Number(process.env['PORT'] ?? 3000);
const pagePort = Number(process.env['WEB_PORT'] ?? 5173);

const firstAdmin = firstAdminOf(process.env);
const local = await startLocal({
  port,
  dataDir,
  env: { ...process.env, APP_URL: `http://127.0.0.1:${pagePort}` },
  firstAdmin,
  fresh: process.argv.includes('--fresh'),
  web: false,
  pageOrigins: [`http://127.0.0.1:${pagePort}`, `http://localhost:${pagePort}`],
  log: (line) => console.info(line),
});
const page = await createServer({
  configFile: path.join(root, 'web/vite.config.ts'),
  server: {
    port: pagePort,
    strictPort: true,
    // The API sees the page's own host, as it does behind the edge.
    proxy: Object.fromEntries(
      ['/api', '/runtime-config.json'].map((place) => [place, { target: local.url, changeOrigin: false }]),
    ),
  },
});
await page.listen();
page.printUrls();
console.info(`API:      ${local.url}\n${describeStart(local, { dataDir, firstAdmin })}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([page.close(), local.close()]).then(() => process.exit(0));
  });
}
