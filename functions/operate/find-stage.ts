import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { stages } from '../../infra/config.ts';
import { findRunningServices } from '../../infra/local/running-services.ts';

/** A stage that cannot be worked on, and what to do about it. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

const root = path.resolve(import.meta.dirname, '../..');

/** The outputs of the stacks that say where a stage keeps what operators work on, and the settings they are. */
const outputs = [
  { part: 'data', output: 'TableName', setting: 'TABLE_NAME' },
  { part: 'data', output: 'DocumentsBucket', setting: 'DOCUMENTS_BUCKET' },
  { part: 'auth', output: 'UserPoolId', setting: 'USER_POOL_ID' },
] as const;

const findLocal = async (): Promise<Readonly<Record<string, string>>> => {
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.local/data');
  const services = await findRunningServices(dataDir);
  if (services) return services.environment;
  throw new StageError(`Nothing runs on ${dataDir}: run npm start in another window first.`);
};

const readOutputs = async (client: CloudFormationClient, stack: string): Promise<ReadonlyMap<string, string>> => {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
    const found = Stacks.flatMap(({ Outputs = [] }) => Outputs);
    return new Map(found.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StageError(`The stack ${stack} cannot be read: ${reason}`, { cause: error });
  }
};

const findOnAws = async ({ name, region }: { readonly name: string; readonly region: string }) => {
  const client = new CloudFormationClient({ region });
  const stackOf = (part: string): string => `clausewise-${name}-${part}`;
  const [data, auth] = await Promise.all([readOutputs(client, stackOf('data')), readOutputs(client, stackOf('auth'))]);
  const settings = outputs.map(({ part, output, setting }) => {
    const value = (part === 'data' ? data : auth).get(output);
    if (!value) throw new StageError(`The stack ${stackOf(part)} has no output ${output}: deploy the stage first.`);
    return [setting, value] as const;
  });
  client.destroy();
  return { ...Object.fromEntries(settings), AWS_REGION: region };
};

/**
 * Where a stage keeps its accounts: the settings and addresses that the use cases read from the environment. `local` is
 * the product that runs on this machine; any other stage is found by its stacks, with the caller's own credentials.
 * @throws StageError
 */
export const findStage = async (name: string): Promise<Readonly<Record<string, string>>> => {
  if (name === 'local') return findLocal();
  if (Object.hasOwn(stages, name)) return findOnAws(stages[name as keyof typeof stages]);
  throw new StageError(
    `There is no stage ${name}: write --stage ${['local', ...Object.keys(stages)].join(' or --stage ')}.`,
  );
};
