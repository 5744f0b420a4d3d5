import { startSecretsManager } from '../../infra/local/secrets-manager.ts';
import { localCredentials } from '../../infra/local/signature.ts';

/** A Secrets Manager of one's own. Sets the SDK's endpoint and the names of the secrets for this process. */
export const startSecrets = async () => {
  const server = await startSecretsManager({
    origin: 'an-origin-secret',
    visitor: 'a-visitor-secret',
    receipt: 'a-receipt-secret',
    'receipt-later': 'another-receipt-secret',
  });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: server.url,
    ORIGIN_SECRET_ID: 'origin',
    VISITOR_SECRET_ID: 'visitor',
    RECEIPT_SECRET_ID: 'receipt',
  });
  return { originKey: 'an-origin-secret', close: server.close };
};
