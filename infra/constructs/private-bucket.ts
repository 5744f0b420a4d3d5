import { RemovalPolicy } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

interface PrivateBucketProps extends s3.BucketProps {
  readonly stage: StageConfig;
}

/**
 * Adds a bucket that nobody reaches but by permission and over TLS, and that a stage with data to keep never loses.
 * @param props what the bucket has beyond that, or instead
 */
export const addPrivateBucket = (scope: Construct, id: string, { stage, ...props }: PrivateBucketProps): s3.IBucket =>
  // CDK's own class and interface differ in how they write optional properties.
  new s3.Bucket(scope, id, {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.retainsData,
    ...props,
  }) as s3.IBucket;
