import type { Risk } from '../../../shared/analysis.ts';
import { recordMetrics } from '../../adapters/metrics.ts';
import { levelOf, levelWeight } from '../clauses/findings/score.ts';
import { foldText } from '../clauses/reading/fold-text.ts';
import { setApart } from '../clauses/reading/set-apart.ts';
import { chooseSections } from './choose-sections.ts';
import { graverLevel } from './merge-findings.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelFailure } from './model-failure.ts';
import { quoteProver } from './prove-quotes.ts';
import { noUsage, type Review, type ReviewOptions, reviewWithModel } from './review-with-model.ts';
import { promptVersion } from './review-prompt.ts';

/*
 * The one call after the parts of a long text were read: what no part shows by itself. A model is told what was proved in
 * each part, with its words, and the sections that matter most, and says what they hold together.
 */

/** As much of the text is sent, in UTF-16 units, half of what a part has: the findings bring the words of the others. */
const mostText = 60_000;

/** As many findings are told, the gravest first, and so much of each in UTF-16 units: at most as much as the text beside them. */
const mostTold = 60;
const toldDescription = 300;
const toldQuotes = 2;
const toldQuote = 250;

/** A synthesis that could not be answered in this time is not begun: it would be paid for and lost. */
const leastMs = 10_000;

type Finding = ModelAnswer['benefits'][number];

const isForReaders = ({ title, description, quotes }: Finding): boolean =>
  setApart([title, description, ...quotes].join('\n')) === undefined;

const told = (kind: string, { title, description, quotes }: Finding) => ({
  kind,
  title,
  description: description.slice(0, toldDescription),
  quotes: quotes.slice(0, toldQuotes).map((quote) => quote.slice(0, toldQuote)),
});

/** What was found in the parts as it is told, without what is addressed to software. */
const toldFindings = (risks: ModelAnswer['risks'], benefits: readonly Finding[]): string =>
  JSON.stringify(
    [
      ...risks
        .filter(isForReaders)
        .toSorted((one, other) => levelWeight[other.level] - levelWeight[one.level])
        .map((risk) => told(`${risk.level} risk`, risk)),
      ...benefits.filter(isForReaders).map((benefit) => told('benefit', benefit)),
    ].slice(0, mostTold),
  );

/** Counts what became of a synthesis: without it a review is good, so that nobody would see that it is missed. */
const recordSynthesis = (modelId: string, failure: ModelFailure | undefined): void => {
  const count = (value: number) => ({ unit: 'Count', value }) as const;
  recordMetrics(
    {
      ModelSyntheses: count(1),
      ModelSynthesesMissed: count(failure === undefined ? 0 : 1),
    },
    { event: 'modelSynthesis', model: modelId, prompt: promptVersion, failure },
  );
};

/**
 * Asks the model once for what the parts of a text hold together. It never throws.
 * @param parts what it said of all the parts
 */
export const synthesizeParts = async (options: ReviewOptions, parts: ModelAnswer): Promise<Review> => {
  const { modelId, clauseText, engine, deadlineMs } = options;
  const prove = quoteProver(clauseText, engine.keyFacts);
  const proved = parts.risks.flatMap((risk) => {
    const { isProved, evidence } = prove(risk.quotes);
    return isProved ? [{ risk, evidence }] : [];
  });
  const benefits = parts.benefits.filter(({ quotes }) => prove(quotes).isProved);
  // What the model found says what matters, as what the engine found does.
  const seen = proved.map(({ risk: { quotes: _, ...risk }, evidence }, at): Risk => ({
    ...risk,
    id: `part-risk-${at + 1}`,
    evidence,
    verified: true,
  }));
  const ask = (): Promise<Review> =>
    reviewWithModel({
      ...options,
      // Playbooks are held against the parts, which have all the words.
      playbooks: [],
      excerpt: { ...chooseSections(clauseText, { ...engine, risks: [...engine.risks, ...seen] }, mostText), notes: [] },
      partFindings: toldFindings(
        proved.map(({ risk }) => risk),
        benefits,
      ),
    });
  const isTooLate = deadlineMs - Date.now() < leastMs;
  const review: Review = isTooLate ? { answer: undefined, failure: 'timed-out', usage: noUsage } : await ask();
  recordSynthesis(modelId, review.answer === undefined ? review.failure : undefined);
  return review;
};

/** Whether all that a finding quotes stands in the words that another quotes. */
const quotesNoMore = (one: Finding, other: Finding): boolean =>
  one.quotes.length > 0 &&
  one.quotes.every((quote) => other.quotes.some((words) => foldText(words).includes(foldText(quote).trim())));

interface Joined {
  readonly answer: ModelAnswer;
  /** What a reader must know of what was not taken. */
  readonly notes: readonly string[];
}

/**
 * What a model said of the parts and of all together as one answer, to be proved as any other. Of a finding said twice the
 * graver level counts. What the text lacks is not taken: nobody has seen all of it.
 */
export const joinSynthesis = (parts: ModelAnswer, whole: ModelAnswer): Joined => {
  const { overallRiskScore: partsScore = 0 } = parts;
  const { overallRiskScore: wholeScore = 0, plainEnglishExplanation } = whole;
  const score = Math.max(partsScore, wholeScore);
  const isMilder = levelOf(wholeScore) !== levelOf(score);
  const isTaken = plainEnglishExplanation !== undefined && !isMilder;
  const answer: ModelAnswer = {
    ...parts,
    risks: [
      ...parts.risks.map((risk) => {
        const again = whole.risks.find((other) => quotesNoMore(other, risk));
        return again ? { ...risk, level: graverLevel(risk.level, again.level) } : risk;
      }),
      ...whole.risks.filter((risk) => !parts.risks.some((other) => quotesNoMore(risk, other))),
    ],
    benefits: [
      ...parts.benefits,
      ...whole.benefits.filter((benefit) => !parts.benefits.some((other) => quotesNoMore(benefit, other))),
    ],
    disputes: [...parts.disputes, ...whole.disputes],
    negotiationStrategies: whole.negotiationStrategies.length
      ? whole.negotiationStrategies
      : parts.negotiationStrategies,
    ...(isTaken && { plainEnglishExplanation }),
    ...((partsScore > 0 || wholeScore > 0) && { overallRiskScore: score }),
  };
  const milder =
    'The language model’s summary was not taken: it made less of the whole than of its parts. The clause engine’s own stands here.';
  return { answer, notes: plainEnglishExplanation !== undefined && isMilder ? [milder] : [] };
};
