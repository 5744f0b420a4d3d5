import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { type LocalOptions, startLocal } from '../../infra/local/start-local.ts';

/*
 * The product without its page in a process of its own, which a test can deprive of disk or kill. Says its address. Takes
 * a data directory, and options as JSON.
 */

const [dataDir = '', given = '{}'] = process.argv.slice(2);
const options = JSON.parse(given) as Pick<LocalOptions, 'env' | 'workerSeconds'>;
const { url } = await startLocal({ port: 0, dataDir, web: false, env: {}, firstAdmin: defaultFirstAdmin, ...options });
console.info(url);
