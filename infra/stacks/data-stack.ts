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

/** What must survive: the table, the documents and the secrets. */
export class DataStack extends Stack {
  readonly table: dynamodb.Table;
  readonly documents: s3.IBucket;
  /** Signs the cookie that remembers a public visitor. */
  readonly visitorSecret: Secret;
  /** What the edge shows the API to prove that a call came through it. */
  readonly originSecret: Secret;

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

    // Not versioned: a deleted analysis must be gone, and versions would keep what its owner had deleted.
    this.documents = addPrivateBucket(this, 'Documents', {
      stage,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'documents/',
      lifecycleRules: [
        { prefix: 'uploads/', expiration: Duration.days(1) },
        { prefix: 'reports/', expiration: Duration.days(1) },
        // A public visitor's playbooks are forgotten after 30 days, and their templates' files with them.
        { prefix: 'templates/visitor-', expiration: Duration.days(31) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      cors: [
        {
          // A report that is redirected here is fetched with credentials, for which S3 must name the page's origin.
          allowedOrigins: [addressOf(stage) ?? 'https://*.cloudfront.net'],
          allowedMethods: [s3.HttpMethods.GET, s3.HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['Content-Disposition', 'ETag'],
          maxAge: 3600,
        },
      ],
    });

    this.visitorSecret = this.addSecret('VisitorSecret', 'Signs the cookie of public visitors', removalPolicy);
    this.originSecret = this.addSecret('OriginSecret', 'Proves to the API that a call came by the edge', removalPolicy);
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
