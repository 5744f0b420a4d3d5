import type { Analysis } from '../../../shared/analysis.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { figureChecker } from './bear-out.ts';
import { inItsName } from './merge-findings.ts';
import type { ModelAnswer } from './model-answer.ts';
import { openInstructions, openPositions } from './playbook-question.ts';
import type { quoteProver } from './prove-quotes.ts';

/*
 * What a model says of the playbook rules and positions that the engine left open. A quotation that stands in the clause
 * proves what it says; a reason that names a figure of neither the clause nor the playbook is no reason.
 */

interface JoinOptions {
  readonly prove: ReturnType<typeof quoteProver>;
  readonly engine: Analysis;
  /** What states figures: the clause, and what the model was told of it. */
  readonly sources: readonly string[];
  readonly playbooks: readonly PlaybookGuidance[];
}

/** Playbook results with what the model says of them. */
interface Joined<Result> {
  readonly results: Result[];
  /** Whether words of the model's were left out, for a figure that nothing states. */
  readonly isCut: boolean;
}

/** All words of a playbook's rules, and of the sections of its templates. */
export const wordsOfPlaybook = ({ rules, templates }: PlaybookGuidance): readonly string[] => [
  ...rules.focusAreas,
  rules.specialInstructions,
  ...rules.avoidanceKeywords,
  ...rules.preferredLanguage,
  ...rules.positions.flatMap(({ topic, standard, fallbacks, walkAway }) => [topic, standard, ...fallbacks, walkAway]),
  ...templates.flatMap(({ sections }) => sections.map(({ text }) => text)),
];

/** Takes what the model says of a rule of one playbook, and gives what the clause and that playbook bear out. */
const explainer = ({ sources, playbooks }: JoinOptions) => {
  const checkers = new Map(
    playbooks.map((playbook) => [playbook.id, figureChecker([...sources, ...wordsOfPlaybook(playbook)])]),
  );
  const ofClause = figureChecker(sources);
  return (playbookId: string, explanation: string) => (checkers.get(playbookId) ?? ofClause)(explanation);
};

/**
 * The rules with what the model says of the instructions the engine left open. Only a quotation that stands in the
 * clause makes one met or deviating; what is not proved stays not assessed.
 */
export const joinInstructions = (
  options: JoinOptions,
  answers: ModelAnswer['playbookInstructions'],
): Joined<Analysis['playbookRules'][number]> => {
  const { prove, engine } = options;
  const explain = explainer(options);
  const open = openInstructions(engine);
  let isCut = false;
  const results = engine.playbookRules.map((rule) => {
    const number = open.indexOf(rule) + 1;
    const answer = number ? answers.find((candidate) => candidate.number === number) : undefined;
    if (!answer || answer.outcome === 'not-assessed') return rule;
    const { evidence, isProved } = prove(answer.quotes);
    const needsProof = answer.outcome === 'met' || answer.outcome === 'deviates';
    if (needsProof && !isProved) return rule;
    const why = explain(rule.playbookId, answer.explanation);
    isCut ||= why.isCut;
    if (why.text === '') return rule;
    return {
      ...rule,
      outcome: answer.outcome,
      explanation: inItsName(why.text),
      evidence: needsProof ? evidence : [],
    };
  });
  return { results, isCut };
};

/**
 * The positions with what the model says of those the engine left open. Every quotation must stand in the clause, and a
 * fallback must be one of the ladder's; what the engine decided by the text stays.
 */
export const joinPositions = (
  options: JoinOptions,
  answers: ModelAnswer['playbookPositions'],
): Joined<Analysis['positionResults'][number]> => {
  const { prove, engine } = options;
  const explain = explainer(options);
  const open = openPositions(engine);
  let isCut = false;
  const results = engine.positionResults.map((result) => {
    const number = open.indexOf(result) + 1;
    const answer = number ? answers.find((candidate) => candidate.number === number) : undefined;
    if (!answer || answer.verdict === 'not-assessed') return result;
    const { verdict, fallback = 0 } = answer;
    const { evidence, isProved } = prove(answer.quotes);
    if (!isProved) return result;
    if (verdict === 'fallback' && (fallback < 1 || fallback > (result.fallbackCount ?? 0))) return result;
    const why = explain(result.playbook, answer.explanation);
    isCut ||= why.isCut;
    if (why.text === '') return result;
    return {
      ...result,
      verdict,
      ...(verdict === 'fallback' && { fallback }),
      explanation: inItsName(why.text),
      evidence,
      decidedBy: 'model' as const,
    };
  });
  return { results, isCut };
};
