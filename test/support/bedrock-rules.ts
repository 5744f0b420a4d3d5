import * as z from 'zod/mini';
import { problemsOfRequest } from './sdk-model.ts';

/*
 * What Bedrock's Converse API refuses, model by model, in its own words. The product has a table of its own of what
 * models take; this one is made apart from it, from the version in the model's id, so that a mistake there shows.
 */

export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly message: string;
}

const invalid = (message: string): Refusal => ({ status: 400, type: 'ValidationException', message });
const fromModel = (message: string): Refusal => invalid(`The model returned the following errors: ${message}`);

const block = z.looseObject({});
const requestSchema = z.strictObject({
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(block).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  system: z.optional(
    z.array(
      z.union([
        z.strictObject({ text: z.string().check(z.minLength(1)) }),
        z.strictObject({ cachePoint: z.strictObject({ type: z.literal('default') }) }),
      ]),
    ),
  ),
  inferenceConfig: z.optional(
    z.strictObject({
      maxTokens: z.optional(z.int().check(z.positive())),
      temperature: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      topP: z.optional(z.number()),
      stopSequences: z.optional(z.array(z.string())),
    }),
  ),
  toolConfig: z.optional(
    z.strictObject({
      tools: z
        .array(
          z.strictObject({
            toolSpec: z.strictObject({
              name: z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
              description: z.optional(z.string()),
              inputSchema: z.strictObject({ json: z.looseObject({ type: z.literal('object') }) }),
              strict: z.optional(z.boolean()),
            }),
          }),
        )
        .check(z.minLength(1)),
      toolChoice: z.optional(
        z.union([
          z.strictObject({ auto: z.strictObject({}) }),
          z.strictObject({ any: z.strictObject({}) }),
          z.strictObject({ tool: z.strictObject({ name: z.string() }) }),
        ]),
      ),
    }),
  ),
  outputConfig: z.optional(z.strictObject({ effort: z.optional(z.enum(['low', 'medium', 'high', 'xhigh', 'max'])) })),
  guardrailConfig: z.optional(z.strictObject({ guardrailIdentifier: z.string(), guardrailVersion: z.string() })),
});
type Request = z.infer<typeof requestSchema>;

interface Known {
  readonly line: string;
  /** 4.7 as 4.07, so that versions compare as numbers do. */
  readonly version: number;
}

/** The line and version a model's id tells; undefined for a model that is no Claude. */
const read = (id: string): Known | undefined => {
  const older = /claude-(\d)(?:-(\d))?-(haiku|sonnet|opus)/.exec(id);
  const newer = /claude-(haiku|sonnet|opus|fable|mythos)-(\d)(?:-(\d)(?!\d))?/.exec(id);
  const [line, major, minor] = older ? [older[3], older[1], older[2]] : [newer?.[1], newer?.[2], newer?.[3]];
  return line ? { line, version: Number(major) + Number(minor ?? 0) / 100 } : undefined;
};

const isDeep = ({ line }: Known): boolean => line === 'fable' || line === 'mythos';
/** From which version on a line does something. */
const since =
  (versions: Readonly<Record<string, number>>) =>
  ({ line, version }: Known): boolean =>
    version >= (versions[line] ?? Number.POSITIVE_INFINITY);
const refusesSampling = since({ opus: 4.07, sonnet: 5, haiku: 5.05, fable: 5, mythos: 5 });
const refusesForcedTool = since({ opus: 5.05, sonnet: 5.05, fable: 5.01, mythos: 5.01 });
const knowsEffort = since({ opus: 4.05, sonnet: 4.06, fable: 5, mythos: 5 });
const thinksUnasked = since({ opus: 5, sonnet: 5, fable: 5, mythos: 5 });

const takesStrict = ({ line, version }: Known): boolean => version === 4.05 || (line === 'opus' && version === 4.06);
const refusesCaching = ({ line, version }: Known): boolean => version === 3 || (version === 3.05 && line === 'sonnet');

const outputLimitOf = (known: Known | undefined): number => {
  if (!known) return 8_192;
  if (known.version < 3.05) return 4_096;
  if (known.version < 3.07) return 8_192;
  return known.version < 4.05 ? 32_000 : 64_000;
};

const boundsIn = (schema: unknown): boolean => /"(?:min|max)(?:Length|imum|Items)":/.test(JSON.stringify(schema));

/** Whether an object of a schema does not say that it holds nothing else. */
const isOpen = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, additionalProperties } = schema as Record<string, unknown>;
  return (type === 'object' && additionalProperties !== false) || Object.values(schema).some(isOpen);
};

/** Whether a model writes down what it thinks before it answers. */
export const thinks = (id: string): boolean => {
  const known = read(id);
  return known !== undefined && (thinksUnasked(known) || isDeep(known));
};

/** What a model of no known line refuses: all that is not taken by every model. */
const refusalOfUnknown = (request: Request): string | undefined => {
  if (request.inferenceConfig?.temperature !== undefined) return 'temperature';
  if (request.toolConfig?.toolChoice && !('auto' in request.toolConfig.toolChoice)) return 'toolConfig.toolChoice.tool';
  if (request.outputConfig) return 'outputConfig';
  if (request.system?.some((part) => 'cachePoint' in part)) return 'cachePoint';
  return request.toolConfig?.tools.some(({ toolSpec }) => toolSpec.strict) ? 'toolSpec.strict' : undefined;
};

const refusalOfKnown = (known: Known, request: Request): Refusal | undefined => {
  const { inferenceConfig, toolConfig, outputConfig, system = [] } = request;
  if (refusesSampling(known) && inferenceConfig?.temperature !== undefined)
    return fromModel('`temperature` is deprecated for this model.');
  if (refusesForcedTool(known) && toolConfig?.toolChoice && !('auto' in toolConfig.toolChoice))
    return fromModel('tool_choice: type "tool" and "any" are not supported for this model.');
  if (outputConfig?.effort && !knowsEffort(known))
    return fromModel('This model does not support the effort parameter.');
  const strict = toolConfig?.tools.find(({ toolSpec }) => toolSpec.strict);
  if (strict && !takesStrict(known)) return fromModel('tools.0.custom.strict: Extra inputs are not permitted');
  if (strict && boundsIn(strict.toolSpec.inputSchema.json))
    return fromModel("tools.0.custom: properties 'minLength', 'maximum' are not supported");
  if (strict && isOpen(strict.toolSpec.inputSchema.json))
    return fromModel("tools.0.custom: For 'object' type, 'additionalProperties' must be explicitly set to false");
  if (refusesCaching(known) && system.some((part) => 'cachePoint' in part)) {
    const message = 'You invoked an unsupported model or your request did not allow prompt caching.';
    return { status: 403, type: 'AccessDeniedException', message };
  }
  return undefined;
};

/** What the service says to a request for a model; undefined where it takes it. */
export const refusalOf = (id: string, body: unknown): Refusal | undefined => {
  const malformed = (why: string): Refusal =>
    invalid(`Malformed input request: ${why}, please reformat your input and try again.`);
  const [problem] = problemsOfRequest(id, body as object);
  if (problem !== undefined) return malformed(problem);
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return malformed(z.prettifyError(parsed.error));
  const request = parsed.data;
  const { toolChoice, tools = [] } = request.toolConfig ?? {};
  if (toolChoice && 'tool' in toolChoice && !tools.some(({ toolSpec }) => toolSpec.name === toolChoice.tool.name))
    return invalid('The toolChoice names a tool that the request does not hold.');
  const known = read(id);
  const limit = outputLimitOf(known);
  if ((request.inferenceConfig?.maxTokens ?? 0) > limit)
    return invalid(
      `The maximum tokens you requested exceeds the model limit of ${limit}. Try again with a maximum tokens value that is lower than ${limit}.`,
    );
  if (known) return refusalOfKnown(known, request);
  const field = refusalOfUnknown(request);
  return field === undefined
    ? undefined
    : invalid(`This model doesn't support the ${field} field. Remove ${field} and try again.`);
};
