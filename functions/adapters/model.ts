import {
  BedrockRuntimeClient,
  ConverseCommand,
  type GuardrailConfiguration,
  type Message,
} from '@aws-sdk/client-bedrock-runtime';
import { optionalSetting } from './environment.ts';

/** One question to a model that must answer by using one tool. */
export interface ModelQuestion {
  readonly modelId: string;
  /** The part that is the same for every question; it is cached by the service where the model can. */
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tool: { readonly name: string; readonly description: string; readonly inputSchema: Record<string, unknown> };
  readonly maxOutputTokens: number;
  /** Ends the call, retries included. */
  readonly signal: AbortSignal;
}

export interface ModelReply {
  /** What the model put into the tool, unchecked; undefined where it did not use it. */
  readonly toolInput: unknown;
  readonly toolUseId: string | undefined;
  readonly stopReason: string;
  readonly message: Message | undefined;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

// Two attempts: throttling and short outages pass; the caller's signal bounds them together.
const region = optionalSetting('BEDROCK_REGION');
const client = new BedrockRuntimeClient({ maxAttempts: 2, ...(region && { region }) });

/** The stage's guardrail; what it stops comes back without the tool's input, as any other refusal does. */
const guardrail = (): { readonly guardrailConfig?: GuardrailConfiguration } => {
  const [guardrailIdentifier, guardrailVersion] = optionalSetting('BEDROCK_GUARDRAIL')?.split(':') ?? [];
  return guardrailIdentifier && guardrailVersion ? { guardrailConfig: { guardrailIdentifier, guardrailVersion } } : {};
};

/**
 * Asks a model through Bedrock's Converse API.
 * @throws the SDK's error where the service refuses, fails or is too late
 */
export const askModel = async (question: ModelQuestion): Promise<ModelReply> => {
  const { modelId, system, messages, tool, maxOutputTokens, signal } = question;
  const answer = await client.send(
    new ConverseCommand({
      modelId,
      system: [{ text: system }, { cachePoint: { type: 'default' } }],
      messages: [...messages],
      ...guardrail(),
      inferenceConfig: { maxTokens: maxOutputTokens, temperature: 0 },
      toolConfig: {
        tools: [
          {
            toolSpec: {
              name: tool.name,
              description: tool.description,
              inputSchema: { json: tool.inputSchema as never },
            },
          },
        ],
        toolChoice: { tool: { name: tool.name } },
      },
    }),
    { abortSignal: signal },
  );
  const message = answer.output?.message;
  const toolUse = message?.content?.find((block) => block.toolUse?.name === tool.name)?.toolUse;
  return {
    toolInput: toolUse?.input,
    toolUseId: toolUse?.toolUseId,
    stopReason: answer.stopReason ?? 'unknown',
    message,
    usage: { inputTokens: answer.usage?.inputTokens ?? 0, outputTokens: answer.usage?.outputTokens ?? 0 },
  };
};
