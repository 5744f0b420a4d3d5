import { describe, expect, it } from '@jest/globals';
import { stages } from '../support/stages.ts';
import { ofType, type StackTemplate, templatesOf } from '../support/templates.ts';

const dev = await templatesOf('dev');

const documentsOf = (data: StackTemplate): Record<string, unknown> => {
  const found = ofType(data, 'AWS::S3::Bucket').find(([id]) => /^Documents[0-9A-F]{8}$/.test(id));
  if (!found) throw new Error('there is no bucket for documents');
  return found[1].Properties;
};

describe('the bucket for documents', () => {
  const documents = documentsOf(dev.data);

  it('clears uploads and reports after a day and what visitors left after a month, and keeps analyses and templates', () => {
    const { Rules } = documents['LifecycleConfiguration'] as {
      Rules: { Prefix?: string; ExpirationInDays?: number; AbortIncompleteMultipartUpload?: unknown; Status: string }[];
    };
    const expiring = Rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);
    expect(expiring).toEqual([
      { Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'reports/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'templates/visitor-', ExpirationInDays: 31, Status: 'Enabled' },
    ]);
    expect(Rules.some(({ AbortIncompleteMultipartUpload }) => AbortIncompleteMultipartUpload)).toBe(true);
  });

  it('keeps no version of what was deleted', () => {
    expect(documents['VersioningConfiguration']).toBeUndefined();
  });

  it('lets the page alone send and fetch: of the stage’s address once it is known', async () => {
    const rulesOf = (data: StackTemplate) =>
      (documentsOf(data)['CorsConfiguration'] as { CorsRules: Record<string, unknown>[] }).CorsRules;
    expect(rulesOf(dev.data)).toEqual([
      {
        AllowedOrigins: ['https://*.cloudfront.net'],
        AllowedMethods: ['GET', 'POST'],
        AllowedHeaders: ['*'],
        ExposedHeaders: ['Content-Disposition', 'ETag'],
        MaxAge: 3600,
      },
    ]);
    expect(rulesOf((await templatesOf('withAddress')).data)).toMatchObject([
      { AllowedOrigins: [stages.withAddress.address] },
    ]);
  });

  it('is reached over TLS 1.2 alone, and logs who reads it', () => {
    const policies = JSON.stringify(ofType(dev.data, 'AWS::S3::BucketPolicy'));
    expect(policies).toMatch(/"Effect":"Deny".*"aws:SecureTransport":"false"/);
    expect(policies).toContain('"s3:TlsVersion":1.2');
    expect(documents['LoggingConfiguration']).toMatchObject({ LogFilePrefix: 'documents/' });
  });
});

describe('what operators are told', () => {
  it('names the table and the bucket, which their command works on', () => {
    expect(Object.keys(dev.data.Outputs ?? {})).toEqual(expect.arrayContaining(['TableName', 'DocumentsBucket']));
  });
});

describe('secrets', () => {
  it('are made by AWS as they are deployed, so that no template holds one', () => {
    const secrets = ofType(dev.data, 'AWS::SecretsManager::Secret');
    expect(secrets).toHaveLength(2);
    for (const [, { Properties }] of secrets) {
      expect(Properties['GenerateSecretString']).toMatchObject({ PasswordLength: 64 });
      expect(Properties['SecretString']).toBeUndefined();
    }
  });
});
