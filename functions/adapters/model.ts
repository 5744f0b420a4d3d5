import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  type ConverseStreamOutput,
  type GuardrailConfiguration,
  type Message,
  type TokenUsage,
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
  /**
   * Has the answer come as it is written, and takes what stands in the tool by then, as JSON, whenever there is more. One
   * whose end does not come, or not in time, is taken to have been cut off: what was written of it is the answer.
   */
  readonly onToolInput?: ((soFar: string) => void) | undefined;
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
  /** What the model put into the tool, unchecked; as JSON where it was cut off; undefined where it did not use it. */
  readonly toolInput: unknown;
  readonly toolUseId: string | undefined;
  /** What it wrote beside the tool; empty where it wrote nothing. */
  readonly text: string;
  readonly stopReason: string;
  readonly message: Message | undefined;
  readonly usage: ModelUsage;
}

/** Why an answer ends that was still being written when its time was over. */
export const outOfTime = 'out_of_time';

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

const usageOf = (usage: TokenUsage | undefined): ModelUsage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
  cacheReadTokens: usage?.cacheReadInputTokens ?? 0,
  cacheWriteTokens: usage?.cacheWriteInputTokens ?? 0,
});

const converse = async (input: ConverseCommandInput, { tool, signal }: ModelQuestion): Promise<ModelReply> => {
  const answer = await client.send(new ConverseCommand(input), { abortSignal: signal });
  const message = answer.output?.message;
  const content = message?.content ?? [];
  const toolUse = content.find((block) => block.toolUse?.name === tool.name)?.toolUse;
  return {
    toolInput: toolUse?.input,
    toolUseId: toolUse?.toolUseId,
    text: content.map(({ text = '' }) => text).join(''),
    stopReason: answer.stopReason ?? 'unknown',
    message,
    usage: usageOf(answer.usage),
  };
};

/** A tool's input as a model writes it down, which is JSON once it is whole. */
const parsedOrText = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
};

/** What is known of an answer that is being written. */
interface Written {
  text: string;
  json: string;
  toolUseId: string | undefined;
  stopReason: string;
  usage: TokenUsage | undefined;
}

/** Puts one event to what was written before; whether it was of the tool. */
const write = (written: Written, event: ConverseStreamOutput, toolName: string): boolean => {
  const { contentBlockStart, contentBlockDelta, messageStop, metadata } = event;
  const begun = contentBlockStart?.start?.toolUse;
  if (begun?.name === toolName) written.toolUseId = begun.toolUseId;
  if (messageStop) written.stopReason = messageStop.stopReason ?? 'unknown';
  if (metadata) written.usage = metadata.usage;
  written.text += contentBlockDelta?.delta?.text ?? '';
  const ofTool = contentBlockDelta?.delta?.toolUse?.input ?? '';
  written.json += ofTool;
  return ofTool !== '';
};

/** The model's message as a repair of its answer quotes it; undefined where there is nothing to repair. */
const messageOf = ({ json, toolUseId, text }: Written, name: string): Message | undefined => {
  const input = parsedOrText(json);
  if (toolUseId === undefined || typeof input !== 'object') return undefined;
  const toolUse = { toolUseId, name, input: input as never };
  return { role: 'assistant', content: [...(text === '' ? [] : [{ text }]), { toolUse }] };
};

/** Reads events as they come. Whether the answer came to its end: one that is broken off may fail, or just end. */
const readEvents = async (
  events: AsyncIterable<ConverseStreamOutput> | readonly ConverseStreamOutput[],
  written: Written,
  { tool, onToolInput, signal }: ModelQuestion,
): Promise<boolean> => {
  try {
    for await (const event of events) if (write(written, event, tool.name)) onToolInput?.(written.json);
  } catch (error) {
    if (written.json === '') throw error;
  }
  const isWhole = written.stopReason !== '';
  if (!isWhole && written.json === '') signal.throwIfAborted();
  return isWhole;
};

const converseStream = async (input: ConverseCommandInput, question: ModelQuestion): Promise<ModelReply> => {
  const { tool, signal, system, messages } = question;
  const { stream = [] } = await client.send(new ConverseStreamCommand(input), { abortSignal: signal });
  const written: Written = { text: '', json: '', toolUseId: undefined, stopReason: '', usage: undefined };
  if (!(await readEvents(stream, written, question))) {
    written.stopReason = signal.aborted ? outOfTime : 'interrupted';
    // Nobody says what a call took whose end did not come.
    const inputTokens = estimateTokens(system) + estimateTokens(JSON.stringify(messages));
    const outputTokens = estimateTokens(written.json);
    written.usage = { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
  }
  return {
    toolInput: written.json === '' ? undefined : parsedOrText(written.json),
    toolUseId: written.toolUseId,
    text: written.text,
    stopReason: written.stopReason,
    message: messageOf(written, tool.name),
    usage: usageOf(written.usage),
  };
};

/**
 * Asks a model through Bedrock's Converse API, in the way its family is asked.
 * @throws the SDK's error where the service refuses, fails or is too late
 */
export const askModel = async (question: ModelQuestion): Promise<ModelReply> => {
  const { modelId, plainly = false, onToolInput } = question;
  // An application inference profile does not say in its id what it is a copy of.
  const family = plainly ? plainest : familyOf(optionalSetting('BEDROCK_COPIED_FROM') ?? modelId);
  const input = requestFor(question, family);
  return onToolInput ? converseStream(input, question) : converse(input, question);
};
