import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { SecurityGroup, Subnet, Vpc } from 'aws-cdk-lib/aws-ec2';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { profileRegions, readModelId } from '../../shared/inference-profiles.ts';
import type { HandlerBundle } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import type { EndpointGrants, EndpointSettings, ObjectAction } from '../endpoints/endpoint.ts';
import { reviewQueueUrl } from '../review-queue.ts';
import { settingValues } from '../setting-values.ts';
import { logRetention } from './log-retention.ts';

/** What the functions keep, in a stack that stays when they change. */
interface FunctionData extends Stack {
  readonly table: Table;
  readonly documents: IBucket;
  readonly visitorSecret: Secret;
  readonly originSecret: Secret;
  readonly receiptSecret: Secret;
}

/** Where the functions' accounts are. */
interface FunctionAuth {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
}

/** What every function of the product is made in. */
export interface FunctionPlace {
  readonly bundle: HandlerBundle;
  readonly stage: StageConfig;
  readonly data: FunctionData;
  readonly auth: FunctionAuth;
}

interface ProductFunctionProps extends FunctionPlace {
  readonly description: string;
  readonly size: Pick<EndpointSettings, 'memoryMb' | 'timeoutSeconds'>;
  /** The names of the settings it is told. */
  readonly settings: ReadonlySet<string>;
  /** Calls that may run at once, taken from the account's; no share is taken where it is left out. */
  readonly reserved?: number | undefined;
}

/** Asks for an answer whole, and as it is written. */
const modelActions = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];

const objectActions: Readonly<Record<Exclude<ObjectAction, 'find'>, string>> = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
};

/** A Lambda with a log group and a role of its own, which may do nothing yet but log and trace. */
export class ProductFunction extends Construct {
  readonly function: lambda.Function;
  private readonly role: Role;
  private readonly data: FunctionData;

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id);
    const { description, size, settings, reserved, bundle, stage, data, auth } = props;
    this.data = data;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    this.function = new lambda.Function(this, 'Function', {
      description,
      code: lambda.Code.fromAsset(bundle.directory),
      handler: bundle.handler,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: size.memoryMb,
      timeout: Duration.seconds(size.timeoutSeconds),
      role: this.role,
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      environment: environmentOf(this, settings, stage, data, auth),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      ...(stage.vpc && this.joinNetwork(stage.vpc)),
    });
    this.acknowledge(
      'Resource::*',
      'X-Ray takes traces of no named resource, Textract reads the bytes it is sent, and Lambda joins a network by permissions that name none.',
    );
  }

  protected allow(
    actions: readonly string[],
    resources: readonly string[],
    conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ): void {
    if (actions.length === 0) return;
    this.role.addToPolicy(
      new PolicyStatement({ actions: [...actions], resources: [...resources], ...(conditions && { conditions }) }),
    );
  }

  /** @param leadingKeys patterns of the partition keys that may be touched */
  protected grantTable(actions: readonly string[], leadingKeys: readonly string[]): void {
    if (actions.length === 0) return;
    this.role.addToPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [this.data.table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...leadingKeys] } },
      }),
    );
  }

  protected grantDocuments({ documents = {} }: EndpointGrants): void {
    const bucket = this.data.documents;
    for (const [prefix, actions] of Object.entries(documents)) {
      const exported = Stack.of(this).resolve(this.data.exportValue(bucket.bucketArn)) as {
        'Fn::ImportValue': string;
      };
      const onObjects = actions.flatMap((action) => (action === 'find' ? [] : [objectActions[action]]));
      this.allow(onObjects, [bucket.arnForObjects(`${prefix}/*`)]);
      this.acknowledge(
        `Resource::${exported['Fn::ImportValue']}/${prefix}/*`,
        'Objects are named by their owners’ ids below this prefix.',
      );
      if (!actions.includes('find')) continue;
      this.role.addToPolicy(
        new PolicyStatement({
          actions: ['s3:ListBucket'],
          resources: [bucket.bucketArn],
          // Reading a missing object carries no prefix; without this permission it answers 403 instead of 404.
          conditions: { StringLikeIfExists: { 's3:prefix': `${prefix}/*` } },
        }),
      );
    }
  }

  /** Lets it ask the stage's model where it may run, and nothing where the stage has none. */
  protected grantModel(stage: Pick<StageConfig, 'model' | 'region'>): void {
    if (!stage.model) return;
    const { id, copiedFrom = id, region, guardrail } = stage.model;
    const { account } = Stack.of(this);
    const called = region ?? stage.region;
    const { geography, model } = readModelId(copiedFrom);
    const arnOf = (inRegion: string) => `arn:aws:bedrock:${inRegion}::foundation-model/${model}`;
    const isCopy = copiedFrom !== id;
    if (!geography && !isCopy) this.allow(modelActions, [arnOf(called)]);
    else {
      const profile = isCopy ? id : `arn:aws:bedrock:${called}:${account}:inference-profile/${id}`;
      const destinations = [...new Set([called, ...(geography ? profileRegions[geography] : [])])];
      this.allow(modelActions, [profile]);
      // The models behind it may be run through this profile and in no other way.
      const through = { StringEquals: { 'bedrock:InferenceProfileArn': profile } };
      this.allow(modelActions, destinations.map(arnOf), through);
      // A global profile runs a model anywhere: IAM knows that place as an ARN without a region.
      if (geography === 'global') {
        const anywhere = { StringEquals: { ...through.StringEquals, 'aws:RequestedRegion': 'unspecified' } };
        this.allow(modelActions, [arnOf('')], anywhere);
      }
    }
    if (guardrail) {
      this.allow(['bedrock:ApplyGuardrail'], [`arn:aws:bedrock:${called}:${account}:guardrail/${guardrail.id}`]);
    }
  }

  /** Puts the function into an existing network, which takes permissions that Lambda itself uses. */
  private joinNetwork({ id, subnetIds, securityGroupIds }: NonNullable<StageConfig['vpc']>) {
    this.allow(
      [
        'ec2:CreateNetworkInterface',
        'ec2:DescribeNetworkInterfaces',
        'ec2:DescribeSubnets',
        'ec2:DeleteNetworkInterface',
      ],
      ['*'],
    );
    const zones = subnetIds.map((_, index) => `zone-${index}`);
    return {
      vpc: Vpc.fromVpcAttributes(this, 'Network', {
        vpcId: id,
        availabilityZones: zones,
        privateSubnetIds: [...subnetIds],
      }),
      vpcSubnets: { subnets: subnetIds.map((subnetId) => Subnet.fromSubnetId(this, subnetId, subnetId)) },
      securityGroups: securityGroupIds.map((groupId) => SecurityGroup.fromSecurityGroupId(this, groupId, groupId)),
    };
  }

  private acknowledge(finding: string, reason: string): void {
    Validations.of(this).acknowledge({ id: `AwsSolutions-IAM5[${finding}]`, reason });
  }
}

/** What a function is told: the settings its row brings, and no other. */
const environmentOf = (
  scope: Construct,
  settings: ReadonlySet<string>,
  stage: StageConfig,
  data: FunctionData,
  auth: FunctionAuth,
): Record<string, string> => {
  const values = settingValues(stage, {
    tableName: data.table.tableName,
    documentsBucket: data.documents.bucketName,
    visitorSecretId: data.visitorSecret.secretArn,
    originSecretId: data.originSecret.secretArn,
    receiptSecretId: data.receiptSecret.secretArn,
    tokenIssuer: `https://cognito-idp.${stage.region}.amazonaws.com/${auth.userPool.userPoolId}`,
    userPoolId: auth.userPool.userPoolId,
    userPoolClientId: auth.client.userPoolClientId,
    reviewQueueUrl: reviewQueueUrl(scope, stage),
  });
  return Object.fromEntries(
    [...settings].map((name) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`infra/setting-values.ts has no value for ${name}`);
      return [name, value];
    }),
  );
};
