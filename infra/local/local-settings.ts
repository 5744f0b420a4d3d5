import { userPoolClientId, userPoolId } from './cognito/pool.ts';
import type { LocalEndpoints, LocalSettings } from './function-environment.ts';
import { queueUrl } from './sqs/start-sqs.ts';

/** The names of what the functions keep things in. */
export const localNames = {
  table: 'clausewise',
  bucket: 'clausewise-documents',
  visitorSecret: 'clausewise/visitor',
  originSecret: 'clausewise/origin',
  receiptSecret: 'clausewise/receipt',
} as const;

/** Settings that have a value here where nobody gives one. */
const defaults = {
  PUBLIC_MODE: 'false',
  CONFIRM_EMAIL: 'false',
  MAIL_SENDER: 'no-reply@clausewise.example',
  SUPPORT_EMAIL: 'support@clausewise.example',
} as const;

/** Settings that somebody gave, and defaults of those that must have a value. */
export type ChosenSettings = Readonly<Record<string, string | undefined>> & typeof defaults;

/** Settings that were given, with defaults where one is missing or empty. */
export const chooseSettings = (env: Readonly<Record<string, string | undefined>>): ChosenSettings => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
});

interface LocalSettingsOptions {
  readonly chosen: ChosenSettings;
  /** Where functions call the services. */
  readonly endpoints: LocalEndpoints;
  /** Where tokens come from, which stands in them. */
  readonly cognitoUrl: string;
  readonly adminEmail: string;
  /** The address of the page, unless another is chosen. */
  readonly url: string;
}

/** What the functions on this machine are told. */
export const localSettings = (options: LocalSettingsOptions): LocalSettings => {
  const { chosen, endpoints, cognitoUrl, adminEmail, url } = options;
  return {
    endpoints,
    values: {
      ...chosen,
      TABLE_NAME: localNames.table,
      DOCUMENTS_BUCKET: localNames.bucket,
      VISITOR_SECRET_ID: localNames.visitorSecret,
      ORIGIN_SECRET_ID: localNames.originSecret,
      RECEIPT_SECRET_ID: localNames.receiptSecret,
      REVIEW_QUEUE_URL: queueUrl,
      TOKEN_ISSUER: `${cognitoUrl}/${userPoolId}`,
      USER_POOL_ID: userPoolId,
      USER_POOL_CLIENT_ID: userPoolClientId,
      ADMIN_EMAIL: adminEmail,
      APP_URL: chosen['APP_URL'] ?? url,
    },
  };
};
