import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const client = new SecretsManagerClient({});
const known = new Map<string, Promise<string>>();

const fetchSecret = async (id: string): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!SecretString) throw new Error(`the secret ${id} holds no string`);
  return SecretString;
};

/**
 * The value of a secret, read once for the life of the function instance. A failed read is not remembered, so the
 * next call tries again.
 * @param id the name or ARN of a secret that holds a plain string
 */
export const readSecret = (id: string): Promise<string> => {
  const remembered = known.get(id);
  if (remembered) return remembered;
  const reading = fetchSecret(id);
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading;
};
