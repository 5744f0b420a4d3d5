/** Why there is no answer of a model's, by kind: what a reader is told and what is counted follow from it. */
export type ModelFailure =
  'refused' | 'throttled' | 'timed-out' | 'unreachable' | 'declined' | 'unusable' | 'over-budget';

/** What a reader is told, after "The language model was asked too, but". */
export const failureWords: Readonly<Record<ModelFailure, string>> = {
  refused: 'its service refused the request; whoever runs this product finds the reason in the log',
  throttled: 'its service had too many requests at that time',
  'timed-out': 'it did not answer in time',
  unreachable: 'it could not be reached',
  declined: 'it declined to review this text',
  unusable: 'its answer was not usable',
  'over-budget': 'today’s budget for it was used before it began',
};

/** The metric that counts each kind. */
export const failureMetrics = {
  refused: 'ModelRefused',
  throttled: 'ModelThrottled',
  'timed-out': 'ModelTimedOut',
  unreachable: 'ModelUnreachable',
  declined: 'ModelDeclined',
  unusable: 'ModelUnusable',
  'over-budget': 'ModelOverBudget',
} as const satisfies Readonly<Record<ModelFailure, string>>;

const passing: ReadonlySet<ModelFailure> = new Set(['throttled', 'timed-out', 'unreachable', 'unusable']);

/** Whether a failure may be over when the model is asked once more: not where it, or its service, said no. */
export const mayPass = (failure: ModelFailure): boolean => passing.has(failure);

/** Errors of Bedrock's by their names. Source: the errors of Converse in the Amazon Bedrock API reference. */
const kinds: Readonly<Record<string, ModelFailure>> = {
  ValidationException: 'refused',
  AccessDeniedException: 'refused',
  ResourceNotFoundException: 'refused',
  UnrecognizedClientException: 'refused',
  ExpiredTokenException: 'refused',
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  ModelNotReadyException: 'throttled',
  ModelTimeoutException: 'timed-out',
  AbortError: 'timed-out',
  TimeoutError: 'timed-out',
};

/** What an error is called. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The kind of a failed call; what is not known could not be reached. */
export const failureOf = (error: unknown): ModelFailure => kinds[errorName(error)] ?? 'unreachable';

/** Reasons to stop that mean that the model or its guardrail will not review the text, however often it is asked. */
const declining: ReadonlySet<string> = new Set(['guardrail_intervened', 'content_filtered', 'refusal']);

export const isDeclined = (stopReason: string): boolean => declining.has(stopReason);

/** Reasons to stop before the answer was whole. */
const cutting: ReadonlySet<string> = new Set([
  'max_tokens',
  'model_context_window_exceeded',
  'out_of_time',
  'interrupted',
]);

export const isCutOff = (stopReason: string): boolean => cutting.has(stopReason);
