import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type RouteName, type Route, routes } from '../../shared/routes.ts';
import type { HandlerBundle } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { endpointOf } from '../endpoints.ts';
import type { EndpointGrants, ObjectAction } from '../endpoints/endpoint.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import { logRetention } from './log-retention.ts';

interface ApiEndpointProps {
  readonly name: RouteName;
  readonly bundle: HandlerBundle;
  readonly stage: StageConfig;
  readonly data: DataStack;
}

const objectActions: Readonly<Record<Exclude<ObjectAction, 'find'>, string>> = {
  get: 's3:GetObject',
  put: 's3:PutObject',
  delete: 's3:DeleteObject',
};

/** Where an inference profile whose id begins with `us.` may run the model. */
const profileRegions = ['us-east-1', 'us-east-2', 'us-west-2'] as const;

const allow = (actions: readonly string[], resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });

/** The Lambda of one endpoint, with a role that may do what the endpoint does and nothing else. */
export class ApiEndpoint extends Construct {
  readonly function: lambda.Function;
  private readonly role: Role;

  constructor(scope: Construct, id: string, { name, bundle, stage, data }: ApiEndpointProps) {
    super(scope, id);
    const { memoryMb, timeoutSeconds, grants } = endpointOf(name);
    const route: Route = routes[name];
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.role.addToPolicy(allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]));
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
      environment: { PUBLIC_MODE: String(stage.publicMode) },
    });
    this.acknowledge(
      'Resource::*',
      'X-Ray takes traces of no named resource, and Textract reads the bytes it is sent.',
    );

    this.grantSecret('ORIGIN_SECRET_ID', data.originSecret.secretArn);
    if (route.access === 'member' || route.remembersVisitor) {
      this.grantSecret('VISITOR_SECRET_ID', data.visitorSecret.secretArn);
    }
    this.grantTable(grants, data);
    this.grantDocuments(grants, data);
    if (grants.recognisePages) this.role.addToPolicy(allow(['textract:DetectDocumentText'], ['*']));
    if (grants.invokeModel && stage.bedrockModelId) this.grantModel(stage.bedrockModelId);
  }

  private grantSecret(setting: string, arn: string): void {
    this.function.addEnvironment(setting, arn);
    this.role.addToPolicy(allow(['secretsmanager:GetSecretValue'], [arn]));
  }

  private grantTable({ table }: EndpointGrants, data: DataStack): void {
    if (!table) return;
    this.function.addEnvironment('TABLE_NAME', data.table.tableName);
    this.role.addToPolicy(
      allow(
        table.map((action) => `dynamodb:${action}`),
        [data.table.tableArn],
      ),
    );
  }

  private grantDocuments({ documents }: EndpointGrants, data: DataStack): void {
    if (!documents) return;
    this.function.addEnvironment('DOCUMENTS_BUCKET', data.documents.bucketName);
    const exported = Stack.of(this).resolve(data.exportValue(data.documents.bucketArn)) as {
      'Fn::ImportValue': string;
    };
    for (const [prefix, actions] of Object.entries(documents)) {
      const onObjects = actions.flatMap((action) => (action === 'find' ? [] : [objectActions[action]]));
      this.role.addToPolicy(allow(onObjects, [data.documents.arnForObjects(`${prefix}/*`)]));
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

  private grantModel(modelId: string): void {
    const { account, region } = Stack.of(this);
    const model = (inRegion: string, id: string) => `arn:aws:bedrock:${inRegion}::foundation-model/${id}`;
    const isProfile = modelId.startsWith('us.');
    const resources = isProfile
      ? [
          `arn:aws:bedrock:${region}:${account}:inference-profile/${modelId}`,
          ...profileRegions.map((profileRegion) => model(profileRegion, modelId.slice('us.'.length))),
        ]
      : [model(region, modelId)];
    this.function.addEnvironment('BEDROCK_MODEL_ID', modelId);
    this.role.addToPolicy(allow(['bedrock:InvokeModel'], resources));
  }

  private acknowledge(finding: string, reason: string): void {
    Validations.of(this).acknowledge({ id: `AwsSolutions-IAM5[${finding}]`, reason });
  }
}
