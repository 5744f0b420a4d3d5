import { ListBucketsCommand, PutBucketTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { emulatorConfig } from './resolve-template.ts';

/**
 * Puts the label on a stage's buckets by which CDK knows that it may empty them: the template has it, and the emulator
 * leaves labels of buckets out.
 */
export const labelBuckets = async (stage: string, endpoint: string): Promise<void> => {
  const client = new S3Client({ ...emulatorConfig(endpoint), forcePathStyle: true });
  const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
  const names = Buckets.flatMap(({ Name = '' }) => (Name.startsWith(`clausewise-${stage}-`) ? [Name] : []));
  for (const Bucket of names) {
    const TagSet = [{ Key: 'aws-cdk:auto-delete-objects', Value: 'true' }];
    await client.send(new PutBucketTaggingCommand({ Bucket, Tagging: { TagSet } }));
  }
  client.destroy();
};
