import type { LocalEndpoints } from '../../infra/local/function-environment.ts';
import { defaultFirstAdmin } from '../../infra/local/first-admin.ts';
import { type AccountClient, changeAccount, newAccount, signIn } from './accounts.ts';
import { startModelServer } from './bedrock-server.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { goodAnswer } from './model-answers.ts';
import { startOwnProduct } from './own-product.ts';
import { openStore, type StoredState } from './stored-state.ts';

/** The services between which and the product faults are put. */
export type BrokenService = 'dynamodb' | 's3' | 'cognito' | 'textract' | 'mail' | 'bedrock';

export interface BrokenProduct {
  readonly url: string;
  readonly product: Awaited<ReturnType<typeof startOwnProduct>>;
  readonly proxy: FaultProxy<BrokenService>;
  readonly admin: AccountClient;
  /** Somebody on a plan without a limit. */
  readonly user: AccountClient;
  readonly readState: () => Promise<StoredState>;
  readonly close: () => Promise<void>;
}

const generous = JSON.stringify({
  perAccountAndAddress: 1_000,
  perAddress: 100_000,
  windowMinutes: 15,
  mailsPerEmail: 1_000,
  mailsPerAddress: 100_000,
});

/** Starts a product whose calls to its services can be broken. */
export const startBrokenProduct = async (): Promise<BrokenProduct> => {
  let proxy: FaultProxy<BrokenService> | undefined;
  let direct: LocalEndpoints | undefined;
  const model = await startModelServer();
  model.script({ kind: 'tool', input: goodAnswer });
  const product = await startOwnProduct({
    firstAdmin: defaultFirstAdmin,
    env: {
      SIGN_IN_LIMITS: generous,
      BEDROCK_MODEL_ID: 'test.model-v1',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    },
    between: async (endpoints) => {
      const { dynamodb, s3, cognito, textract, mail, bedrock } = endpoints;
      direct = endpoints;
      proxy = await startFaultProxy({ dynamodb, s3, cognito, textract, mail, bedrock }, ['bedrock']);
      return { ...endpoints, ...proxy.urls };
    },
  });
  if (proxy === undefined || direct === undefined) throw new Error('nothing was put between');
  const admin = await signIn(defaultFirstAdmin, product);
  const user = await newAccount({ product });
  await changeAccount(user.id, { planId: 'enterprise' }, product);
  const { environment } = product;
  const store = openStore(direct, environment['TABLE_NAME'] ?? '', environment['DOCUMENTS_BUCKET'] ?? '');
  const started = proxy;
  return {
    url: product.url,
    product,
    proxy,
    admin,
    user,
    readState: store.read,
    close: async () => {
      store.close();
      await product.close();
      await started.close();
      await model.close();
    },
  };
};
