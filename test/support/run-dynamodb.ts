import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import { localCredentials } from '../../infra/local/signature.ts';

/* The embedded DynamoDB in a process of its own, which a test can deprive of disk or kill. Says its address and its key. */

const [directory = ''] = process.argv.slice(2);
const { url } = await startDynamoDb({ directory });
console.info(`${url} ${localCredentials.secretAccessKey}`);
