import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type GuardrailConfiguration,
  type Message,
} from '@aws-sdk/client-bedrock-runtime';
import { optionalSetting } from './environment.ts';
import { familyOf, type ModelFamily, plainest } from './model-families.ts';
import { strictSchema } from './strict-schema.ts';

/** One question to a model that is to answer by using one tool. */
export interface ModelQuestion {
  readonly modelId: string;
  /** The part that is the same for every question; it is cached by the service where the model can. */
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tool: { readonly name: string; readonly description: string; readonly inputSchema: Record<string, unknown> };
  /** How long the answer itself may be, in tokens; a model that thinks is given room for that beside it. */
  readonly answerTokens: number;
  /** Asks for nothing that any model refuses, for one that refused what its family is said to take. */
  readonly plainly?: boolean;
  /** Ends the call, retries included. */
  readonly signal: AbortSignal;
}

/** What a call took, in tokens. What was read from the cache or written to it is not counted as input again. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

export interface ModelReply {
  /** What the model put into the tool, unchecked; undefined where it did not use it. */
  readonly toolInput: unknown;
  readonly toolUseId: string | undefined;
  /** What it wrote beside the tool; empty where it wrote nothing. */
  readonly text: string;
  readonly stopReason: string;
  readonly message: Message | undefined;
  readonly usage: ModelUsage;
}

/** What thinking may take beside the answer. */
const thinkingTokens = 10_000;

/** About as many units of text make a token; on the low side, so that no cache is asked for that the service refuses. */
const unitsPerToken = 4;

/** About how many tokens a text is. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / unitsPerToken);

// Two attempts: throttling and short outages pass; the caller's signal bounds them together.
const region = optionalSetting('BEDROCK_REGION');
const client = new BedrockRuntimeClient({ maxAttempts: 2, ...(region && { region }) });

/** The stage's guardrail; what it stops comes back without the tool's input, as any other refusal does. */
const guardrail = (): { readonly guardrailConfig?: GuardrailConfiguration } => {
  const [guardrailIdentifier, guardrailVersion] = optionalSetting('BEDROCK_GUARDRAIL')?.split(':') ?? [];
  return guardrailIdentifier && guardrailVersion ? { guardrailConfig: { guardrailIdentifier, guardrailVersion } } : {};
};

/** The request as the model's family takes it. */
const requestFor = (
  { modelId, system, messages, tool, answerTokens }: ModelQuestion,
  family: ModelFamily,
): ConverseCommandInput => {
  const { takesSampling, takesForcedTool, takesStrictTool, thinks, outputLimit, cacheMinimum } = family;
  const schema = takesStrictTool ? strictSchema(tool.inputSchema) : tool.inputSchema;
  const fixed = estimateTokens(system) + estimateTokens(JSON.stringify(schema));
  const isCached = cacheMinimum !== undefined && fixed >= cacheMinimum;
  return {
    modelId,
    system: [{ text: system }, ...(isCached ? [{ cachePoint: { type: 'default' as const } }] : [])],
    messages: [...messages],
    ...guardrail(),
    inferenceConfig: {
      maxTokens: Math.min(outputLimit, answerTokens + (thinks ? thinkingTokens : 0)),
      ...(takesSampling && { temperature: 0 }),
    },
    ...(thinks && { outputConfig: { effort: 'low' } }),
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: tool.name,
            description: tool.description,
            inputSchema: { json: schema as never },
            ...(takesStrictTool && { strict: true }),
          },
        },
      ],
      toolChoice: takesForcedTool ? { tool: { name: tool.name } } : { auto: {} },
    },
  };
};

/**
 * Asks a model through Bedrock's Converse API, in the way its family is asked.
 * @throws the SDK's error where the service refuses, fails or is too late
 */
export const askModel = async (question: ModelQuestion): Promise<ModelReply> => {
  const { modelId, tool, plainly = false, signal } = question;
  // An application inference profile does not say in its id what it is a copy of.
  const family = plainly ? plainest : familyOf(optionalSetting('BEDROCK_COPIED_FROM') ?? modelId);
  const answer = await client.send(new ConverseCommand(requestFor(question, family)), { abortSignal: signal });
  const message = answer.output?.message;
  const content = message?.content ?? [];
  const toolUse = content.find((block) => block.toolUse?.name === tool.name)?.toolUse;
  const { inputTokens = 0, outputTokens = 0, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 } = answer.usage ?? {};
  return {
    toolInput: toolUse?.input,
    toolUseId: toolUse?.toolUseId,
    text: content.map(({ text = '' }) => text).join(''),
    stopReason: answer.stopReason ?? 'unknown',
    message,
    usage: {
      inputTokens,
      outputTokens,
      cacheReadTokens: cacheReadInputTokens,
      cacheWriteTokens: cacheWriteInputTokens,
    },
  };
};
