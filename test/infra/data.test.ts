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

  it('clears uploads, originals nobody analyzed and reports after a day and what visitors left after a month, and keeps analyses and templates', () => {
    const { Rules } = documents['LifecycleConfiguration'] as {
      Rules: { Prefix?: string; ExpirationInDays?: number; AbortIncompleteMultipartUpload?: unknown; Status: string }[];
    };
    const expiring = Rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);
    expect(expiring).toMatchObject([
      { Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'originals/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'reports/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'templates/visitor-', ExpirationInDays: 31, Status: 'Enabled' },
    ]);
    expect(Rules.some(({ AbortIncompleteMultipartUpload }) => AbortIncompleteMultipartUpload)).toBe(true);
  });

  it('threat 20: keeps what was deleted for as long as the table’s history, uploads and reports for a day', () => {
    expect(documents['VersioningConfiguration']).toEqual({ Status: 'Enabled' });
    const { Rules } = documents['LifecycleConfiguration'] as {
      Rules: { Prefix?: string; NoncurrentVersionExpiration?: { NoncurrentDays: number } }[];
    };
    const kept = Rules.flatMap(({ Prefix, NoncurrentVersionExpiration }) =>
      NoncurrentVersionExpiration ? [[Prefix, NoncurrentVersionExpiration.NoncurrentDays]] : [],
    );
    expect(kept).toEqual([
      ['uploads/', 1],
      ['originals/', 1],
      ['reports/', 1],
      [undefined, 35],
    ]);
    expect(Rules).toContainEqual(expect.objectContaining({ ExpiredObjectDeleteMarker: true }));
  });

  it('threat 20: is copied each day where data must last, and nowhere else', async () => {
    expect(dev.backup).toBeUndefined();
    const { backup } = await templatesOf('production');
    const [, plan] = ofType(backup!, 'AWS::Backup::BackupPlan')[0]!;
    expect(plan.Properties['BackupPlan']).toMatchObject({
      BackupPlanRule: [{ Lifecycle: { DeleteAfterDays: 35 }, ScheduleExpression: 'cron(20 7 * * ? *)' }],
    });
    const [, selection] = ofType(backup!, 'AWS::Backup::BackupSelection')[0]!;
    expect(JSON.stringify(selection.Properties['BackupSelection'])).toMatch(
      /"Resources":\[\{"Fn::ImportValue":"[^"]*Documents/,
    );
    const [, vault] = ofType(backup!, 'AWS::Backup::BackupVault')[0]!;
    expect(vault).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('lets no page send and fetch but the stage’s own, once its address is known', async () => {
    const rulesOf = (data: StackTemplate) =>
      (documentsOf(data)['CorsConfiguration'] as { CorsRules: Record<string, unknown>[] } | undefined)?.CorsRules;
    expect(rulesOf(dev.data)).toBeUndefined();
    expect(rulesOf((await templatesOf('withAddress')).data)).toEqual([
      {
        AllowedOrigins: [stages.withAddress.address],
        AllowedMethods: ['GET', 'POST'],
        AllowedHeaders: ['*'],
        ExposedHeaders: ['Content-Disposition', 'ETag'],
        MaxAge: 3600,
      },
    ]);
    expect(rulesOf((await templatesOf('withDomain')).data)).toMatchObject([
      { AllowedOrigins: ['https://app.a.example'] },
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
    expect(secrets).toHaveLength(3);
    for (const [, { Properties }] of secrets) {
      expect(Properties['GenerateSecretString']).toMatchObject({ PasswordLength: 64 });
      expect(Properties['SecretString']).toBeUndefined();
    }
  });
});
