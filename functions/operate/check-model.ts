import { parseArgs } from 'node:util';
import { analyseClause } from '../core/clauses/analyse-clause.ts';
import { chooseSections } from '../core/analysis/choose-sections.ts';
import { modelAnswerJsonSchema } from '../core/analysis/model-answer.ts';
import { questionFor, reviewTool } from '../core/analysis/model-prompt.ts';
import { reviewPrompt } from '../core/analysis/review-prompt.ts';
import { describeFailure, describeReply, type Probe, type ProbeResult } from './model-probe.ts';

/*
 * `npm run smoke -- --model <id> [--region <region>] [--copied-from <id>]`: has a model review one sentence, as the product
 * asks it, and says in one line whether it can be used.
 */

/** What is reviewed: a sentence of nobody's contract. */
const sample = 'Vendor may change the fees at any time in its sole discretion without notice to Customer.';
const input = { contractType: 'saas-agreement', partyRole: 'customer', riskTolerance: 'moderate' } as const;

/** As long as an analysis waits for a model. */
const waitMs = 25_000;

const run = async (probe: Probe): Promise<ProbeResult> => {
  // The client of Bedrock reads its region when it is made.
  process.env['BEDROCK_REGION'] = probe.region;
  process.env['BEDROCK_COPIED_FROM'] = probe.copiedFrom ?? '';
  const { askModel } = await import('../adapters/model.ts');
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
