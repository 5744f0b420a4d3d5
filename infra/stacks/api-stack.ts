import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Route, routeEntries, type RouteName } from '../../shared/routes.ts';
import { binaryMediaTypes } from '../api-gateway.ts';
import type { HandlerBundles } from '../bundle.ts';
import type { StageConfig } from '../config.ts';
import { ApiEndpoint } from '../constructs/api-endpoint.ts';
import { endpointOf } from '../endpoints.ts';
import { addGatewayAnswers } from '../constructs/gateway-answers.ts';
import { logRetention } from '../constructs/log-retention.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { jobEntries, type JobName } from '../jobs.ts';
import { type RequestModel, requestModelOf, requiredQueryOf } from '../request-models.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

interface ApiStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly bundles: HandlerBundles;
}

/** The name of the API's one deployment, which stands before every path at the API's own address. */
export const deploymentName = 'live';

/** Calls a second in the long run and at once, over all endpoints: the account's limits are shared with others. */
const throttlingRateLimit = 100;
const throttlingBurstLimit = 200;

/** One Lambda per row of the route table, behind one REST API, and the jobs the stage has. */
export class ApiStack extends Stack {
  readonly api: apigateway.RestApi;
  readonly functions: Readonly<Record<RouteName, lambda.Function>>;
  /** The jobs that run by the clock, as far as the stage has them. */
  readonly jobs: ReadonlyMap<JobName, lambda.Function>;
  private readonly validator: apigateway.RequestValidator;

  constructor(scope: Construct, id: string, { stage, data, auth, bundles, ...props }: ApiStackProps) {
    super(scope, id, props);
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.api = new apigateway.RestApi(this, 'Api', {
      restApiName: `clausewise-${stage.name}`,
      description: 'The API of Clausewise',
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      binaryMediaTypes: [...binaryMediaTypes],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: deploymentName,
        throttlingRateLimit,
        throttlingBurstLimit,
        tracingEnabled: true,
        metricsEnabled: true,
        dataTraceEnabled: false,
        loggingLevel: apigateway.MethodLoggingLevel.OFF,
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLogs),
        accessLogFormat: accessLogFormat(),
      },
    });
    addGatewayAnswers(this.api);
    this.validator = this.api.addRequestValidator('Requests', {
      validateRequestBody: true,
      validateRequestParameters: true,
    });
    const functions = routeEntries.map(([name, route]) => {
      const endpoint = new ApiEndpoint(this, name, { name, bundle: bundles[name], stage, data, auth });
      this.api.root.resourceForPath(route.path).addMethod(route.method, this.integrate(name, route, endpoint), {
        authorizationType: apigateway.AuthorizationType.NONE,
        ...this.checksOf(name, route),
      });
      return [name, endpoint.function] as const;
    });
    this.functions = Object.fromEntries(functions) as Record<RouteName, lambda.Function>;
    this.jobs = new Map(
      jobEntries
        .filter(([, job]) => job.isOn(stage))
        .map(([name, job]) => [
          name,
          new ScheduledJob(this, name, { name, job, bundle: bundles[name], stage, data, auth }).function,
        ]),
    );
    this.acknowledgeFindings();
  }

  /** Has API Gateway call a function; what it answers event by event is handed on as it comes, as long as that takes. */
  private integrate(name: RouteName, route: Route, endpoint: ApiEndpoint): apigateway.LambdaIntegration {
    return new apigateway.LambdaIntegration(endpoint.function, {
      allowTestInvoke: false,
      ...(route.events && {
        responseTransferMode: apigateway.ResponseTransferMode.STREAM,
        timeout: Duration.seconds(endpointOf(name).timeoutSeconds),
      }),
    });
  }

  /** What API Gateway refuses before the function is called: a body or a parameter that is not there, or of another type. */
  private checksOf(name: RouteName, route: Route): apigateway.MethodOptions {
    const model = requestModelOf(route);
    const parameters = requiredQueryOf(route).map((parameter) => [`method.request.querystring.${parameter}`, true]);
    if (!model && parameters.length === 0) return {};
    return {
      requestValidator: this.validator,
      requestParameters: Object.fromEntries(parameters) as Record<string, boolean>,
      ...(model && { requestModels: { 'application/json': this.addModel(name, model) } }),
    };
  }

  private addModel(name: RouteName, { required, types }: RequestModel): apigateway.IModel {
    return this.api.addModel(`${name}Request`, {
      contentType: 'application/json',
      schema: {
        schema: apigateway.JsonSchemaVersion.DRAFT4,
        type: apigateway.JsonSchemaType.OBJECT,
        ...(required.length > 0 && { required: [...required] }),
        properties: Object.fromEntries(
          Object.entries(types).map(([field, type]) => [field, { type: type as apigateway.JsonSchemaType }]),
        ),
      },
    });
  }

  private acknowledgeFindings(): void {
    Validations.of(this.api).acknowledge(
      {
        id: 'AwsSolutions-APIG3',
        reason:
          'The edge stack sets firewalls on CloudFront and right before this API, which refuses what did not come by there.',
      },
      {
        id: 'AwsSolutions-APIG4',
        reason: 'Handlers let callers in by cookie or token; an authorizer of API Gateway would refuse cookies.',
      },
      {
        id: 'AwsSolutions-APIG6',
        reason:
          'Access logs and the functions’ own logs say what happened; execution logs would be kept for ever, in a group this stack does not own.',
      },
      {
        id: 'AwsSolutions-COG4',
        reason: 'Handlers verify tokens themselves, because callers may also come with a cookie.',
      },
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason: 'AWS keeps this policy for exactly this role: API Gateway writes its logs with it.',
      },
    );
  }
}

/** What is kept of a call: nothing a person wrote, so neither the query string nor the path's parameters. */
const accessLogFormat = (): apigateway.AccessLogFormat =>
  apigateway.AccessLogFormat.custom(
    JSON.stringify({
      requestId: '$context.requestId',
      time: '$context.requestTimeEpoch',
      method: '$context.httpMethod',
      route: '$context.resourcePath',
      status: '$context.status',
      bytes: '$context.responseLength',
      ms: '$context.responseLatency',
      integrationMs: '$context.integrationLatency',
    }),
  );
