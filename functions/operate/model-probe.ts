import { readModelId } from '../../shared/inference-profiles.ts';
import type { ModelReply } from '../adapters/model.ts';

/** What a model is tried with. */
export interface Probe {
  readonly modelId: string;
  /** What an application inference profile is a copy of. */
  readonly copiedFrom?: string | undefined;
  readonly region: string;
}

/** What came of it, in one line for whoever runs the product. */
export interface ProbeResult {
  readonly isWell: boolean;
  readonly line: string;
}

/** What to do about an error, by what its message says; the first that fits. */
const adviceByMessage: readonly (readonly [RegExp, string])[] = [
  [
    /on-demand throughput/i,
    'this model is called through an inference profile only: write its id after us., eu., apac., jp., au. or global.',
  ],
  [
    /model identifier is invalid|could not resolve the foundation model|inference profile .*not found/i,
    'there is no such model or profile in that region: look its id up under Model catalog in the Bedrock console',
  ],
  [/end of its life|legacy/i, 'this version is no longer served: choose a later one'],
  [
    /use case details|marketplace|access to the model/i,
    'ask for access to the model in the Bedrock console of that region',
  ],
  [/maximum tokens|deprecated for this model|not supported|malformed input/i, 'the model refuses how it is asked'],
];

/** What to do about an error, by its name. */
const adviceByName: Readonly<Record<string, string>> = {
  AccessDeniedException:
    'these credentials may not: they need bedrock:InvokeModel and bedrock:InvokeModelWithResponseStream on the model and, for a profile, on the profile and the model in each of its regions',
  ResourceNotFoundException: 'there is no such model or profile in that region, or it is no longer served',
  ThrottlingException: 'too many requests: the quota of the account for this model is used, or it has none',
  ServiceQuotaExceededException: 'the quota of the account for this model is used',
  UnrecognizedClientException: 'AWS does not know these credentials',
  ExpiredTokenException: 'these credentials have expired',
  CredentialsProviderError: 'there are no credentials: set AWS_PROFILE, keys, or AWS_BEARER_TOKEN_BEDROCK',
  TimeoutError: 'no answer in time: too slow for an analysis',
  AbortError: 'no answer in time: too slow for an analysis',
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Names the model and the region, since one of the two is most often what is wrong. */
const subjectOf = ({ modelId, region }: Probe): string => `${modelId} in ${region}`;

/** Whether a profile's geography is one that the region it is called in does not belong to. */
const isElsewhere = ({ modelId, copiedFrom = modelId, region }: Probe): boolean => {
  const { geography } = readModelId(copiedFrom);
  const begins: Readonly<Record<string, RegExp>> = {
    us: /^(?:us|ca)-/,
    eu: /^(?:eu|il)-/,
    apac: /^(?:ap|me)-/,
    jp: /^ap-/,
    au: /^ap-/,
    'us-gov': /^us-gov-/,
  };
  return geography !== undefined && begins[geography] !== undefined && !begins[geography].test(region);
};

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const adviceFor = (probe: Probe, { name, message }: Error): string =>
  isElsewhere(probe)
    ? 'that profile is not called in this region: write --region with one of its geography'
    : (adviceByMessage.find(([pattern]) => pattern.test(message))?.[1] ??
      adviceByName[name] ??
      'the service could not be reached');

const saidBy = ({ name, message }: Error): string => `(${name}: ${oneLine(message)})`;

/** What a failed call means. */
export const describeFailure = (probe: Probe, thrown: unknown): ProbeResult => {
  const error = errorOf(thrown);
  return { isWell: false, line: `FAILED    ${subjectOf(probe)}: ${adviceFor(probe, error)} ${saidBy(error)}` };
};

/** What it means that a model which answers does not do so as it writes, which is a call and a permission of its own. */
export const describeStreamFailure = (probe: Probe, thrown: unknown): ProbeResult => {
  const error = errorOf(thrown);
  const advice =
    error.name === 'AccessDeniedException'
      ? 'these credentials may not have it stream: they need bedrock:InvokeModelWithResponseStream, too, on the model and, for a profile, on the profile and the model in each of its regions'
      : adviceFor(probe, error);
  return {
    isWell: false,
    line: `FAILED    ${subjectOf(probe)} answers, but not as it is written: ${advice} ${saidBy(error)}`,
  };
};

/** What an answer means: a model that does not use the tool, or is cut off, gives no analysis. */
export const describeReply = (
  probe: Probe,
  { toolInput, stopReason, usage }: ModelReply,
  tookMs: number,
): ProbeResult => {
  const seconds = (tookMs / 1_000).toFixed(1);
  const isWell = toolInput !== undefined && stopReason === 'tool_use';
  const how = isWell ? 'answers by the tool' : `answers, but not by the tool (it stopped for ${stopReason})`;
  const tokens = `${usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens} tokens in, ${usage.outputTokens} out`;
  return {
    isWell,
    line: `${isWell ? 'ok       ' : 'FAILED   '} ${subjectOf(probe)} ${how} in ${seconds} s (${tokens})`,
  };
};
