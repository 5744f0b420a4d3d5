import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { addressOf, type StageConfig } from '../config.ts';
import { addPrivateBucket } from '../constructs/private-bucket.ts';

interface DataStackProps extends StackProps {
  readonly stage: StageConfig;
}

/**
 * Who may send and fetch from a page of theirs: the stage's own page, and nobody while its address is not known. A report
 * that is redirected here is fetched with credentials, for which S3 must name the page's origin.
 */
const corsOf = (stage: StageConfig): s3.CorsRule[] => {
  const address = addressOf(stage);
  if (address === undefined) return [];
  return [
    {
      allowedOrigins: [address],
      allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.POST],
      allowedHeaders: ['*'],
      exposedHeaders: ['Content-Disposition', 'ETag'],
      maxAge: 3600,
    },
  ];
};

/** For how many days what was deleted can be brought back: as long as the table's point-in-time recovery goes. */
export const historyDays = 35;

/** What must survive: the table, the documents and the secrets. */
export class DataStack extends Stack {
  readonly table: dynamodb.Table;
  readonly documents: s3.IBucket;
  /** Signs the cookie that remembers a public visitor. */
  readonly visitorSecret: Secret;
  /** What the edge shows the API to prove that a call came through it. */
  readonly originSecret: Secret;
  /** What the key is made of that signs the receipts of Word documents. */
  readonly receiptSecret: Secret;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    const removalPolicy = stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      encryption: dynamodb.TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.retainsData,
      removalPolicy,
    });

    const accessLogs = addPrivateBucket(this, 'DocumentsAccessLogs', {
      stage,
      lifecycleRules: [{ expiration: Duration.days(stage.logRetentionDays) }],
    });
    Validations.of(accessLogs).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'This bucket holds access logs; logging access to logs would never end.',
    });

    // What is deleted or overwritten stays as a version as long as it does in the table's history, and then is gone.
    this.documents = addPrivateBucket(this, 'Documents', {
      stage,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'documents/',
      lifecycleRules: [
        { prefix: 'uploads/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'originals/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'reports/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        // A public visitor's playbooks are forgotten after 30 days, and their templates' files with them.
        { prefix: 'templates/visitor-', expiration: Duration.days(31) },
        { noncurrentVersionExpiration: Duration.days(historyDays), expiredObjectDeleteMarker: true },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      cors: corsOf(stage),
    });

    this.visitorSecret = this.addSecret('VisitorSecret', 'Signs the cookie of public visitors', removalPolicy);
    this.originSecret = this.addSecret('OriginSecret', 'Proves to the API that a call came by the edge', removalPolicy);
    this.receiptSecret = this.addSecret('ReceiptSecret', 'Signs the receipts of Word documents', removalPolicy);
    // The former key's public half stays in the table, so that it still verifies what it signed.
    // What the operator's own command works on.
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'DocumentsBucket', { value: this.documents.bucketName });
  }

  private addSecret(id: string, description: string, removalPolicy: RemovalPolicy): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { excludePunctuation: true, passwordLength: 64 },
      removalPolicy,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Both sides of the secret would have to change at one moment: changed on a schedule it would sign visitors out or cut the edge off. It is changed by a deployment.',
    });
    return secret;
  }
}
