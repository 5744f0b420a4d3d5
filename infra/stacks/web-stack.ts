import { existsSync } from 'node:fs';
import path from 'node:path';
import { RemovalPolicy, Size, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { logRetention } from '../constructs/log-retention.ts';
import { addPrivateBucket } from '../constructs/private-bucket.ts';

interface WebStackProps extends StackProps {
  readonly stage: StageConfig;
  /** A directory that holds the built page. */
  readonly directory: string;
}

/** The built page in its bucket, with what it must know of where it is deployed. */
export class WebStack extends Stack {
  readonly bucket: s3.IBucket;

  constructor(scope: Construct, id: string, { stage, directory, ...props }: WebStackProps) {
    super(scope, id, props);
    if (!existsSync(path.join(directory, 'index.html'))) {
      throw new Error(`${directory} holds no index.html: write -c webDirectory=<where the page was built>`);
    }
    // The page is rebuilt from its sources, so this bucket goes with its stack on every stage.
    this.bucket = addPrivateBucket(this, 'Page', {
      stage,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only CloudFront reads this bucket, and CloudFront logs every request.',
    });
    // By account, not by distribution: naming the distribution would tie this stack to the edge that refers to it.
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: { StringLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` } },
      }),
    );

    const logGroup = new LogGroup(this, 'DeploymentLogs', {
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const shared = {
      destinationBucket: this.bucket,
      memoryLimit: 512,
      ephemeralStorageSize: Size.mebibytes(512),
      logGroup,
    };
    // CloudFront compresses by itself, so files that were compressed for other servers stay behind.
    const page = Source.asset(directory, { exclude: ['*.br', '*.gz', '.vite'] });
    const assets = new BucketDeployment(this, 'Assets', {
      ...shared,
      sources: [page],
      exclude: ['*'],
      include: ['assets/*'],
      // Pages that are open during a deployment still ask for the previous files.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const rest = new BucketDeployment(this, 'Documents', {
      ...shared,
      sources: [page, Source.jsonData('runtime-config.json', runtimeConfig(stage))],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    // The page names the files it needs, so they must be there first.
    rest.node.addDependency(assets);
    this.acknowledgeFindings();
  }

  private acknowledgeFindings(): void {
    const reason = 'The function that CDK itself brings along to copy the page into this stack’s one bucket.';
    const bucketId = this.getLogicalId(this.bucket.node.defaultChild as never);
    Validations.of(this).acknowledge(
      ...[
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
        'IAM5[Action::s3:GetBucket*]',
        'IAM5[Action::s3:GetObject*]',
        'IAM5[Action::s3:List*]',
        'IAM5[Action::s3:Abort*]',
        'IAM5[Action::s3:DeleteObject*]',
        `IAM5[Resource::<${bucketId}.Arn>/*]`,
        `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*]`,
        'L1',
      ].map((id) => ({ id: `AwsSolutions-${id}`, reason })),
      ...['LambdaDLQ', 'LambdaLatestVersion', 'LambdaTracing'].map((id) => ({ id: `Serverless-${id}`, reason })),
    );
  }
}

/** What the page is told of where it is deployed: nothing that must be kept from anyone. */
const runtimeConfig = ({ supportEmail, region, model }: StageConfig) => ({
  appName: 'Clausewise',
  supportEmail,
  region,
  canTurnModelOff: model !== undefined && model.mayBeTurnedOff !== false,
});
