import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { integrationTimeoutMs } from '../api-gateway.ts';
import type { StageConfig } from '../config.ts';
import { markViewer, routePage } from '../constructs/edge-functions.ts';
import { Firewall } from '../constructs/firewall.ts';
import { OriginFirewall } from '../constructs/origin-firewall.ts';
import { logRetention } from '../constructs/log-retention.ts';
import { addPrivateBucket } from '../constructs/private-bucket.ts';
import { securityHeaders } from '../security-headers.ts';
import { type ApiStack, deploymentName } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { WebStack } from './web-stack.ts';

interface EdgeStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly web: WebStack;
}

/** The member of one of CDK's enumerations that stands for a header's value. */
const valueOf = <Member extends string>(members: Readonly<Record<string, Member>>, header: string): Member => {
  const found = Object.values(members).find((member) => member === header);
  if (found === undefined) throw new Error(`CloudFront does not know the header value ${header}`);
  return found;
};

/** The one address of the product: the page, and the API below `/api` on the same origin. */
export class EdgeStack extends Stack {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, { stage, data, api, web, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const firewall = new Firewall(this, 'Firewall');
    this.logFirewall('Firewall', firewall, stage);
    const beforeApi = new OriginFirewall(this, 'OriginFirewall', {
      resourceArn: `arn:aws:apigateway:${this.region}::/restapis/${api.api.restApiId}/stages/${deploymentName}`,
      originKey: data.originSecret.secretValue,
    });
    this.logFirewall('OriginFirewall', beforeApi, stage);
    const headers = this.addHeaders(`https://${data.documents.bucketRegionalDomainName}`);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `Clausewise ${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      webAclId: firewall.attrArn,
      enableLogging: true,
      logBucket: this.addLogBucket(stage),
      logIncludesCookies: false,
      ...(stage.domain && {
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [stage.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn),
      }),
      defaultBehavior: this.pageBehavior(web, headers),
      additionalBehaviors: { '/api/*': this.apiBehavior(api, data, headers) },
    });
    this.acknowledgeFindings(stage);

    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName });
    new CfnOutput(this, 'Address', {
      value: `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`,
    });
  }

  private pageBehavior(web: WebStack, headers: cloudfront.IResponseHeadersPolicy): cloudfront.BehaviorOptions {
    const { originAccessControlId } = new cloudfront.S3OriginAccessControl(this, 'PageAccess', {
      signing: cloudfront.Signing.SIGV4_ALWAYS,
    });
    return {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers,
      origin: S3BucketOrigin.withBucketDefaults(web.bucket, { originAccessControlId }),
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [this.addViewerFunction('RoutePage', routePage)],
    };
  }

  private apiBehavior(
    { api }: ApiStack,
    { originSecret }: DataStack,
    headers: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    return {
      // A call that is redirected has sent its cookies and its body in the clear already.
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: headers,
      origin: new HttpOrigin(`${api.restApiId}.execute-api.${this.region}.amazonaws.com`, {
        originPath: `/${deploymentName}`,
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        // A little longer than API Gateway takes to give up, so that its answer is the one that arrives.
        readTimeout: Duration.millis(integrationTimeoutMs + 1000),
        connectionAttempts: 1,
        // CloudFormation fills the secret in as it deploys: the template holds a reference.
        customHeaders: { 'x-origin-key': originSecret.secretValue.unsafeUnwrap() },
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.addViewerFunction('MarkViewer', markViewer)],
    };
  }

  private addViewerFunction(id: string, code: string): cloudfront.FunctionAssociation {
    return {
      eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
      function: new cloudfront.Function(this, id, {
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromInline(code),
      }),
    };
  }

  private addHeaders(storageOrigin: string): cloudfront.ResponseHeadersPolicy {
    const headers = securityHeaders(storageOrigin);
    const value = (name: string): string => {
      const found = headers[name];
      if (found === undefined) throw new Error(`infra/security-headers.ts holds no ${name}`);
      return found;
    };
    const hsts = value('strict-transport-security');
    const own = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ];
    return new cloudfront.ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: value('content-security-policy'), override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(hsts)?.[1])),
          includeSubdomains: hsts.includes('includeSubDomains'),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: valueOf(cloudfront.HeadersFrameOption, value('x-frame-options')), override: true },
        referrerPolicy: {
          referrerPolicy: valueOf(cloudfront.HeadersReferrerPolicy, value('referrer-policy')),
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(headers)
          .filter(([name]) => !own.includes(name))
          .map(([header, content]) => ({ header, value: content, override: true })),
      },
    });
  }

  /** Keeps what a firewall refused, without what a person wrote or is known by, and without the origin's key. */
  private logFirewall(id: 'Firewall' | 'OriginFirewall', firewall: CfnWebACL, stage: StageConfig): void {
    // AWS takes no other beginning.
    const logGroupName = `aws-waf-logs-clausewise-${stage.name}${id === 'Firewall' ? '' : '-origin'}`;
    const logs = new LogGroup(this, `${id}Logs`, {
      logGroupName,
      retention: logRetention(stage.logRetentionDays),
      removalPolicy: stage.retainsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    new CfnLoggingConfiguration(this, `${id}Logging`, {
      resourceArn: firewall.attrArn,
      logDestinationConfigs: [`arn:aws:logs:${this.region}:${this.account}:log-group:${logGroupName}`],
      redactedFields: [
        { singleHeader: { Name: 'cookie' } },
        { singleHeader: { Name: 'authorization' } },
        ...(id === 'OriginFirewall' ? [{ singleHeader: { Name: 'x-origin-key' } }] : []),
        { queryString: {} },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
    }).node.addDependency(logs);
  }

  private addLogBucket(stage: StageConfig): IBucket {
    const logs = addPrivateBucket(this, 'AccessLogs', {
      stage,
      // CloudFront delivers its logs with an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(stage.logRetentionDays) }],
    });
    Validations.of(logs).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'This bucket holds access logs; logging access to logs would never end.',
    });
    return logs;
  }

  private acknowledgeFindings(stage: StageConfig): void {
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'The product is offered in every country.',
    });
    if (stage.domain) return;
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason:
        'CloudFront’s own certificate allows no other setting; a stage with a domain of its own asks for TLS 1.2.',
    });
  }
}
