import { parseArgs } from 'node:util';
import type { askModel as askModelOf } from '../adapters/model.ts';
import { analyseClause } from '../core/clauses/analyse-clause.ts';
import { chooseSections } from '../core/analysis/choose-sections.ts';
import { modelAnswerJsonSchema } from '../core/analysis/model-answer.ts';
import { questionFor, reviewTool } from '../core/analysis/model-prompt.ts';
import { reviewPrompt } from '../core/analysis/review-prompt.ts';
import { describeFailure, describeReply, describeStreamFailure, type Probe, type ProbeResult } from './model-probe.ts';

/*
 * `npm run smoke -- --model <id> [--region <region>] [--copied-from <id>]`: has a model review one sentence, as the product
 * asks it, and then say one word as it is written, which needs a permission of its own. Says in one line whether the model
 * can be used.
 */

/** What is reviewed: a sentence of nobody's contract. */
const sample = 'Vendor may change the fees at any time in its sole discretion without notice to Customer.';
const input = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;

/** As long as an analysis waits for a model. */
const waitMs = 25_000;

type AskModel = typeof askModelOf;

/** Has a model review the sample as an analysis has it reviewed. */
const review = async (askModel: AskModel, probe: Probe): Promise<ProbeResult> => {
  const engine = await analyseClause({ ...input, clauseText: sample });
  const question = questionFor({ ...input, excerpt: chooseSections(sample, engine), engine, playbooks: '' });
  const startedAt = Date.now();
  try {
    const reply = await askModel({
      modelId: probe.modelId,
      system: reviewPrompt,
      messages: [{ role: 'user', content: [{ text: question }] }],
      tool: { ...reviewTool, inputSchema: modelAnswerJsonSchema() },
      answerTokens: 6_000,
      signal: AbortSignal.timeout(waitMs),
    });
    return describeReply(probe, reply, Date.now() - startedAt);
  } catch (error) {
    return describeFailure(probe, error);
  }
};

/** What the tool takes where a model is only to say a word. */
const wordSchema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
};

/** Has a model say a word as it is written. @returns what is wrong, or nothing */
const stream = async (askModel: AskModel, probe: Probe): Promise<ProbeResult | undefined> => {
  const signal = AbortSignal.timeout(waitMs);
  try {
    const { stopReason } = await askModel({
      modelId: probe.modelId,
      system: 'Answer by the tool.',
      messages: [{ role: 'user', content: [{ text: 'Report the word “ready”.' }] }],
      tool: { name: reviewTool.name, description: 'Report a word.', inputSchema: wordSchema },
      answerTokens: 200,
      onToolInput: () => undefined,
      signal,
    });
    signal.throwIfAborted();
    return stopReason === 'interrupted' ? describeStreamFailure(probe, new Error('The answer broke off.')) : undefined;
  } catch (error) {
    return describeStreamFailure(probe, error);
  }
};

const run = async (probe: Probe): Promise<ProbeResult> => {
  // The client of Bedrock reads its region when it is made.
  process.env['BEDROCK_REGION'] = probe.region;
  process.env['BEDROCK_COPIED_FROM'] = probe.copiedFrom ?? '';
  const { askModel } = await import('../adapters/model.ts');
  const result = await review(askModel, probe);
  return result.isWell ? ((await stream(askModel, probe)) ?? result) : result;
};

/** The region that the ARN of an application inference profile names. */
const regionIn = (id: string): string | undefined => (id.startsWith('arn:') ? id.split(':')[3] : undefined);

const { values } = parseArgs({
  options: { model: { type: 'string' }, region: { type: 'string' }, 'copied-from': { type: 'string' } },
});
if (values.model) {
  const region = values.region ?? regionIn(values.model) ?? process.env['AWS_REGION'] ?? 'us-east-1';
  const { isWell, line } = await run({ modelId: values.model, region, copiedFrom: values['copied-from'] });
  (isWell ? console.info : console.error)(line);
  process.exitCode = isWell ? 0 : 1;
} else {
  console.error('Write the id of a model: npm run smoke -- --model us.anthropic.claude-sonnet-5');
  process.exitCode = 2;
}
