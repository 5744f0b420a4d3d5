import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { formerClientOutput } from '../pool-client.ts';

/** What the stage's account says cannot be worked on, and what to do about it. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

/**
 * The client of the user pool that a stage was deployed with before clients had a secret; undefined once it has another.
 * @param outputs of the deployed auth stack
 */
export const formerClientOf = (outputs: Readonly<Record<string, string>> = {}): string | undefined => {
  const former = outputs[formerClientOutput];
  return former === outputs['UserPoolClientId'] ? former : undefined;
};

const isMissing = (error: unknown): boolean => error instanceof Error && error.message.includes('does not exist');

/**
 * The outputs of a deployed stack; undefined where there is no such stack.
 * @throws OperationError where AWS does not answer, or not these credentials
 */
export const readOutputs = async (
  region: string,
  stackName: string,
): Promise<Readonly<Record<string, string>> | undefined> => {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackName }));
    const outputs = Stacks.flatMap(({ Outputs = [] }) => Outputs);
    return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    if (isMissing(error)) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperationError(
      `AWS cannot be asked about ${stackName}: ${reason}\nSign in (aws sso login, or AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) and see whose account it is: aws sts get-caller-identity`,
      { cause: error },
    );
  } finally {
    client.destroy();
  }
};
