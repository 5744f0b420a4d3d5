import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { estimateTokens } from '../../../../functions/adapters/model.ts';
import { strictSchema } from '../../../../functions/adapters/strict-schema.ts';
import { familyNames, familyOf } from '../../../../functions/adapters/model-families.ts';
import { modelAnswerJsonSchema, readModelAnswer } from '../../../../functions/core/analysis/model-answer.ts';
import { promptExamples } from '../../../../functions/core/analysis/prompt-examples.ts';
import { quoteProver } from '../../../../functions/core/analysis/prove-quotes.ts';
import { promptMarker, promptVersion, reviewPrompt } from '../../../../functions/core/analysis/review-prompt.ts';

describe('the prompt', () => {
  it('GIVEN its words and the schema of the answer THEN its version ends in their digest, so that what changes needs a version of its own', () => {
    const asked = reviewPrompt + JSON.stringify(modelAnswerJsonSchema());
    const digest = createHash('sha256').update(asked).digest('hex').slice(0, 8);
    expect(promptVersion).toMatch(/^[1-9]\d*-[0-9a-f]{8}$/);
    expect(promptVersion.split('-')[1]).toBe(digest);
  });

  it('THEN it holds its marker once, and nothing that differs from one question to the next', () => {
    expect(reviewPrompt.split(promptMarker)).toHaveLength(2);
    expect(reviewPrompt).not.toMatch(/\$\{|undefined/);
  });

  it('THEN with the schema it is long enough to be cached by every model that caches', () => {
    const minima = familyNames.flatMap((name) => familyOf(`anthropic.${name}`).cacheMinimum ?? []);
    // A strict schema is the shorter one.
    const schema = JSON.stringify(strictSchema(modelAnswerJsonSchema()));
    const tokens = estimateTokens(reviewPrompt) + estimateTokens(schema);
    expect(tokens).toBeGreaterThanOrEqual(Math.max(...minima));
  });

  it('THEN its examples are answers as they are asked for: readable, each quotation and redline in its clause', () => {
    const examples = [
      ...promptExamples.matchAll(/<question>(?<question>.*)<\/question>\n<review>(?<review>.*)<\/review>/g),
    ].map(({ groups }) => groups ?? {});
    expect(examples).toHaveLength(2);
    for (const { question = '', review = '' } of examples) {
      const { clause } = JSON.parse(question) as { readonly clause: string };
      const { answer, broken } = readModelAnswer(JSON.parse(review))!;
      expect(broken).toBe(0);
      const prove = quoteProver(clause, []);
      const said = [answer.risks, answer.benefits, answer.missingElements, answer.disputes].flat();
      for (const { quotes } of said) expect(prove(quotes)).toMatchObject({ isProved: true });
      for (const { redline } of answer.risks) expect(clause).toContain(redline?.replace);
    }
  });
});
