import { CloudFormationClient, paginateListExports } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

interface ClientConfig {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** How the emulator is spoken to. */
export const emulatorConfig = (endpoint: string): ClientConfig => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

const readExports = async (config: ClientConfig): Promise<ReadonlyMap<string, string>> => {
  const client = new CloudFormationClient(config);
  const found = new Map<string, string>();
  for await (const { Exports = [] } of paginateListExports({ client }, {})) {
    for (const { Name = '', Value = '' } of Exports) found.set(Name, Value);
  }
  client.destroy();
  return found;
};

/**
 * A part of a template with what other stacks export, joined text and secrets filled in. References to resources of the
 * template itself become their logical ids.
 * @throws Error where it imports what no stack exports
 */
export const resolveTemplate = async <Part>(part: Part, endpoint: string): Promise<Part> => {
  const config = emulatorConfig(endpoint);
  const exports = await readExports(config);
  const secrets = new SecretsManagerClient(config);
  const secretOf = async (text: string): Promise<string> => {
    const SecretId = /^\{\{resolve:secretsmanager:(.+?):SecretString/.exec(text)?.[1];
    return SecretId === undefined
      ? text
      : ((await secrets.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '');
  };
  const resolve = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    if (typeof fields['Ref'] === 'string') return fields['Ref'];
    if (Array.isArray(fields['Fn::GetAtt'])) return fields['Fn::GetAtt'][0];
    const imported = fields['Fn::ImportValue'];
    if (typeof imported === 'string') {
      const found = exports.get(imported);
      if (found === undefined) throw new Error(`no stack exports ${imported}`);
      return found;
    }
    const joined = fields['Fn::Join'];
    if (Array.isArray(joined)) {
      const [separator, parts] = joined as [string, unknown[]];
      return secretOf(((await resolve(parts)) as string[]).join(separator));
    }
    const entries = Object.entries(fields).map(async ([name, content]) => [name, await resolve(content)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  try {
    return (await resolve(part)) as Part;
  } finally {
    secrets.destroy();
  }
};
