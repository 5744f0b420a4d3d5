import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { edgeFunction } from '../../support/edge-function.ts';
import { resolveTemplate } from './resolve-template.ts';

/*
 * CloudFront on this machine, as far as the synthesised distribution says what it does: behaviours by path, functions,
 * origins with their paths and headers, methods, the headers policy, compression and the redirect of nothing else.
 * Caching, the firewall and TLS are not modelled.
 */

interface Behaviour {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly Compress?: boolean;
  readonly FunctionAssociations?: readonly { readonly FunctionARN: string }[];
}

interface Origin {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginPath?: string;
  readonly CustomOriginConfig?: object;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Record<string, unknown> }>>;
}

interface Distribution {
  readonly DefaultCacheBehavior: Behaviour;
  readonly CacheBehaviors?: readonly Behaviour[];
  readonly Origins: readonly Origin[];
  readonly DefaultRootObject?: string;
}

interface HeadersPolicy {
  readonly SecurityHeadersConfig: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
}

interface EdgeProxyOptions {
  /** The template of the edge stack. */
  readonly template: string;
  /** Where the emulator answers for the origins. */
  readonly endpoint: string;
  readonly port: number;
}

export interface EdgeProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface ViewerRequest {
  readonly uri: string;
  readonly headers: Record<string, { value: string }>;
}

const compressible = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

const matches = (pattern: string, uri: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(uri);

/** Where an origin is found on the emulator: a REST API by its id, a bucket by its name. */
const placeOf = ({ DomainName, OriginPath = '', CustomOriginConfig }: Origin): string => {
  const [name = ''] = DomainName.split('.');
  return CustomOriginConfig ? `/restapis/${name}${OriginPath}/_user_request_` : `/${name}${OriginPath}`;
};

const headersOf = (
  { SecurityHeadersConfig: security, CustomHeadersConfig: custom }: HeadersPolicy,
  storage: string,
) => {
  const hsts = security['StrictTransportSecurity'];
  // Storage lies on the emulator here.
  const policy = String(security['ContentSecurityPolicy']?.['ContentSecurityPolicy']).replace(
    /https:\/\/\S+\.s3\.\S+?(?=;)/,
    storage,
  );
  return new Map([
    ['content-security-policy', policy],
    ['strict-transport-security', `max-age=${String(hsts?.['AccessControlMaxAgeSec'])}; includeSubDomains`],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', String(security['FrameOptions']?.['FrameOption'])],
    ['referrer-policy', String(security['ReferrerPolicy']?.['ReferrerPolicy'])],
    ...custom.Items.map(({ Header, Value }): [string, string] => [Header, Value]),
  ]);
};

/** Serves what the distribution of a template serves, from a deployment on the emulator. */
export const startEdgeProxy = async ({ template, endpoint, port }: EdgeProxyOptions): Promise<EdgeProxy> => {
  const { Resources } = JSON.parse(await readFile(template, 'utf8')) as Template;
  const ofType = (type: string) => Object.entries(Resources).filter(([, resource]) => resource.Type === type);
  const [, declared] = ofType('AWS::CloudFront::Distribution')[0]!;
  const distribution = await resolveTemplate(declared.Properties['DistributionConfig'] as Distribution, endpoint);
  const [, policy] = ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]!;
  const config = await resolveTemplate(policy.Properties['ResponseHeadersPolicyConfig'] as HeadersPolicy, endpoint);
  const addedHeaders = headersOf(config, endpoint);
  const functions = new Map(
    ofType('AWS::CloudFront::Function').map(([id, { Properties }]) => [
      id,
      edgeFunction<object, ViewerRequest>(String(Properties['FunctionCode'])),
    ]),
  );

  const serve = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const [uri = '/', query] = (incoming.url ?? '/').split('?');
    const behaviour =
      distribution.CacheBehaviors?.find(({ PathPattern = '' }) => matches(PathPattern, uri)) ??
      distribution.DefaultCacheBehavior;
    for (const [name, value] of addedHeaders) answer.setHeader(name, value);
    if (!(behaviour.AllowedMethods ?? ['GET', 'HEAD']).includes(incoming.method ?? '')) {
      answer.writeHead(403).end();
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, { value: [value].flat().join(', ') }]),
    );
    const viewer = { ip: incoming.socket.remoteAddress };
    const asked = (behaviour.FunctionAssociations ?? []).reduce(
      (request, { FunctionARN }) => functions.get(FunctionARN)!({ request, viewer }),
      { uri: uri === '/' ? `/${distribution.DefaultRootObject ?? ''}` : uri, headers },
    );
    const origin = distribution.Origins.find(({ Id }) => Id === behaviour.TargetOriginId)!;
    const { host: _, connection: __, ...passed } = asked.headers;
    const sentHeaders = {
      ...Object.fromEntries(Object.entries(passed).map(([name, { value }]) => [name, value])),
      ...Object.fromEntries(
        (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
      ),
      // There is no TLS here, and what a browser calls this place begins accordingly.
      ...('x-viewer-scheme' in passed && { 'x-viewer-scheme': 'http' }),
    };
    const sent = sendRequest(
      `${endpoint}${placeOf(origin)}${asked.uri}${query === undefined ? '' : `?${query}`}`,
      { method: incoming.method, headers: sentHeaders },
      (got) =>
        passOn(got, answer, Boolean(behaviour.Compress) && /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '')),
    );
    sent.on('error', () => answer.writeHead(502).end());
    incoming.pipe(sent);
  };

  const passOn = (got: IncomingMessage, answer: ServerResponse, mayCompress: boolean): void => {
    const chunks: Buffer[] = [];
    got.on('data', (chunk: Buffer) => chunks.push(chunk));
    got.on('error', () => answer.destroy());
    got.on('end', () => {
      let body = Buffer.concat(chunks);
      for (const [name, values = []] of Object.entries(got.headersDistinct)) {
        if (!addedHeaders.has(name) && name !== 'content-length' && name !== 'transfer-encoding')
          answer.setHeader(name, values);
      }
      if (mayCompress && !got.headers['content-encoding'] && compressible.test(got.headers['content-type'] ?? '')) {
        body = brotliCompressSync(body);
        answer.setHeader('content-encoding', 'br');
      }
      answer.setHeader('content-length', body.byteLength);
      answer.writeHead(got.statusCode ?? 502).end(body);
    });
  };

  const server = createServer(serve);
  // As long as the emulator's: a caller that is busy for seconds would find its connection closed as it writes again.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
