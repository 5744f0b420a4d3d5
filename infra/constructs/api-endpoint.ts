import { Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type RouteName, type Route, routes } from '../../shared/routes.ts';
import type { StageConfig } from '../config.ts';
import { endpointOf } from '../endpoints.ts';
import { settingsOf } from '../function-settings.ts';
import { reviewQueueArn } from '../review-queue.ts';
import { gateKeys, leadingKeysOf } from '../table-partitions.ts';
import { type FunctionPlace, ProductFunction } from './product-function.ts';

interface ApiEndpointProps extends FunctionPlace {
  readonly name: RouteName;
}

/** The Lambda of one endpoint, with a role that may do what the endpoint does and nothing else. */
export class ApiEndpoint extends ProductFunction {
  constructor(scope: Construct, id: string, { name, ...place }: ApiEndpointProps) {
    const { stage, data, auth } = place;
    const route: Route = routes[name];
    const size = endpointOf(name);
    const settings = settingsOf(name);
    const reserved = stage.reservedConcurrency?.[name as keyof typeof stage.reservedConcurrency];
    super(scope, id, { ...place, description: route.summary, size, settings, reserved });
    Validations.of(this.function).acknowledge({
      id: 'Serverless-LambdaDLQ',
      reason:
        'API Gateway waits for every call and hands its failure to the caller; none is queued that could be lost.',
    });
    const { grants } = size;
    this.allow(['secretsmanager:GetSecretValue'], [data.originSecret.secretArn]);
    if (settings.has('VISITOR_SECRET_ID')) {
      this.allow(['secretsmanager:GetSecretValue'], [data.visitorSecret.secretArn]);
    }
    if (settings.has('RECEIPT_SECRET_ID')) {
      this.allow(['secretsmanager:GetSecretValue'], [data.receiptSecret.secretArn]);
    }
    // The gate reads the caller's account, whatever the row says.
    this.grantTable(route.access === 'anyone' ? [] : ['GetItem'], gateKeys);
    this.grantTable(grants.table ?? [], leadingKeysOf(name));
    this.grantDocuments(grants);
    if (grants.accounts) {
      const actions = ['DescribeUserPoolClient', ...grants.accounts].map((action) => `cognito-idp:${action}`);
      this.allow(actions, [auth.userPool.userPoolArn]);
    }
    if (grants.sendMail) this.grantMail(stage);
    if (grants.recognisePages) this.allow(['textract:DetectDocumentText'], ['*']);
    if (grants.invokeModel) this.grantModel(stage);
    if (grants.queueReviews && stage.model) this.allow(['sqs:SendMessage'], [reviewQueueArn(this, stage)]);
  }

  private grantMail({ mail }: StageConfig): void {
    const { account, region } = Stack.of(this);
    this.allow(['ses:SendEmail'], [`arn:aws:ses:${region}:${account}:identity/${mail.identity ?? mail.sender}`]);
  }
}
