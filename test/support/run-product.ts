import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { startLocal } from '../../infra/local/start-local.ts';

/* The product without its page in a process of its own, which a test can deprive of disk or kill. Says its address. */

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startLocal({ port: 0, dataDir, web: false, env: {}, firstAdmin: defaultFirstAdmin });
console.info(url);
