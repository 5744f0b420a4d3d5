import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { SecurityGroup, Subnet, Vpc } from 'aws-cdk-lib/aws-ec2';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type RouteName, type Route, routes } from '../../shared/routes.ts';
import type { HandlerBundle } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { endpointOf } from '../endpoints.ts';
import type { EndpointGrants, ObjectAction } from '../endpoints/endpoint.ts';
import { settingsOf } from '../function-settings.ts';
import { settingValues } from '../setting-values.ts';
import type { AuthStack } from '../stacks/auth-stack.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { logRetention } from './log-retention.ts';

interface ApiEndpointProps {
  readonly name: RouteName;
  readonly bundle: HandlerBundle;
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
}

const objectActions: Readonly<Record<Exclude<ObjectAction, 'find'>, string>> = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
};

/** Where an inference profile whose id begins with `us.` may run the model. */
const profileRegions = ['us-east-1', 'us-east-2', 'us-west-2'] as const;

/** The Lambda of one endpoint, with a role that may do what the endpoint does and nothing else. */
export class ApiEndpoint extends Construct {
  readonly function: lambda.Function;
  private readonly role: Role;

  constructor(scope: Construct, id: string, { name, bundle, stage, data, auth }: ApiEndpointProps) {
    super(scope, id);
    const { memoryMb, timeoutSeconds, grants } = endpointOf(name);
    const route: Route = routes[name];
    const settings = settingsOf(name);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    const reserved = stage.reservedConcurrency?.[name as keyof typeof stage.reservedConcurrency];
    this.function = new lambda.Function(this, 'Function', {
      description: route.summary,
      code: lambda.Code.fromAsset(bundle.directory),
      handler: bundle.handler,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      role: this.role,
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      environment: environmentOf(settings, stage, data, auth),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      ...(stage.vpc && this.joinNetwork(stage.vpc)),
    });
    Validations.of(this.function).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'API Gateway waits for every call and hands its failure to the caller; none is queued that could be lost.',
    });
    this.acknowledge(
      'Resource::*',
      'X-Ray takes traces of no named resource, Textract reads the bytes it is sent, and Lambda joins a network by permissions that name none.',
    );

    this.allow(['secretsmanager:GetSecretValue'], [data.originSecret.secretArn]);
    if (settings.has('VISITOR_SECRET_ID')) {
      this.allow(['secretsmanager:GetSecretValue'], [data.visitorSecret.secretArn]);
    }
    this.grantTable(route, grants, data);
    this.grantDocuments(grants, data);
    const accountActions = (grants.accounts ?? []).map((action) => `cognito-idp:${action}`);
    this.allow(accountActions, [auth.userPool.userPoolArn]);
    if (grants.sendMail) this.grantMail(stage);
    if (grants.recognisePages) this.allow(['textract:DetectDocumentText'], ['*']);
    if (grants.invokeModel && stage.model) this.grantModel(stage.model, stage.region);
  }

  private allow(actions: readonly string[], resources: readonly string[]): void {
    if (actions.length === 0) return;
    this.role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  }

  /** What the endpoint does with the table, and the gate's reading of the caller's account. */
  private grantTable(route: Route, { table = [] }: EndpointGrants, data: DataStack): void {
    const actions = new Set<string>(route.access === 'anyone' ? table : ['GetItem', ...table]);
    this.allow(
      [...actions].map((action) => `dynamodb:${action}`),
      [data.table.tableArn],
    );
  }

  private grantDocuments({ documents }: EndpointGrants, data: DataStack): void {
    if (!documents) return;
    const exported = Stack.of(this).resolve(data.exportValue(data.documents.bucketArn)) as {
      'Fn::ImportValue': string;
    };
    for (const [prefix, actions] of Object.entries(documents)) {
      const onObjects = actions.flatMap((action) => (action === 'find' ? [] : [objectActions[action]]));
      this.allow(onObjects, [data.documents.arnForObjects(`${prefix}/*`)]);
      this.acknowledge(
        `Resource::${exported['Fn::ImportValue']}/${prefix}/*`,
        'Objects are named by their owners’ ids below this prefix.',
      );
      if (!actions.includes('find')) continue;
      this.role.addToPolicy(
        new PolicyStatement({
          actions: ['s3:ListBucket'],
          resources: [data.documents.bucketArn],
          // Reading a missing object carries no prefix; without this permission it answers 403 instead of 404.
          conditions: { StringLikeIfExists: { 's3:prefix': `${prefix}/*` } },
        }),
      );
    }
  }

  private grantMail({ mail }: StageConfig): void {
    const { account, region } = Stack.of(this);
    this.allow(['ses:SendEmail'], [`arn:aws:ses:${region}:${account}:identity/${mail.identity ?? mail.sender}`]);
  }

  private grantModel({ id, region, guardrail }: NonNullable<StageConfig['model']>, stageRegion: string): void {
    const { account } = Stack.of(this);
    const called = region ?? stageRegion;
    const model = (inRegion: string, modelId: string) => `arn:aws:bedrock:${inRegion}::foundation-model/${modelId}`;
    const resources = id.startsWith('us.')
      ? [
          `arn:aws:bedrock:${called}:${account}:inference-profile/${id}`,
          ...profileRegions.map((profileRegion) => model(profileRegion, id.slice('us.'.length))),
        ]
      : [model(called, id)];
    this.allow(['bedrock:InvokeModel'], resources);
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
  settings: ReadonlySet<string>,
  stage: StageConfig,
  data: DataStack,
  auth: AuthStack,
): Record<string, string> => {
  const values = settingValues(stage, {
    tableName: data.table.tableName,
    documentsBucket: data.documents.bucketName,
    visitorSecretId: data.visitorSecret.secretArn,
    originSecretId: data.originSecret.secretArn,
    tokenIssuer: `https://cognito-idp.${stage.region}.amazonaws.com/${auth.userPool.userPoolId}`,
    userPoolId: auth.userPool.userPoolId,
    userPoolClientId: auth.client.userPoolClientId,
  });
  return Object.fromEntries(
    [...settings].map((name) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`infra/setting-values.ts has no value for ${name}`);
      return [name, value];
    }),
  );
};
