import type { Analysis, ClauseChange, Risk } from '../../../shared/analysis.ts';
import { outOfTen } from '../../../shared/scores.ts';
import { type AnalyseClauseInput } from '../clauses/analyse-clause.ts';
import { overlaps } from '../clauses/reading/split-text.ts';
import { listed } from '../clauses/reading/sentence-tools.ts';
import { setApart } from '../clauses/reading/set-apart.ts';
import { figuresBorneOut } from './merge-model-answer.ts';
import type { ModelAnswer } from './model-answer.ts';
import { maxRevisedLength } from './model-prompt.ts';
import { quoteProver } from './prove-quotes.ts';

/*
 * A model's redlines come beside the engine's changes, each for its own finding: where the engine has words for a passage
 * they stand, since they were read again one by one, and somebody may be deciding on them.
 */

/** As many reasons against a wording are named; one is enough. */
const mostProblems = 4;

interface JoinOptions {
  readonly input: AnalyseClauseInput;
  /** The engine's own analysis. */
  readonly engine: Analysis;
  /** The risks of both: what they prove may change. */
  readonly risks: readonly Risk[];
  readonly said: ModelAnswer['risks'];
}

/** The risk that holds what a model said: its own, or the engine's that it joined. */
const riskOf = (risks: readonly Risk[], description: string): Risk | undefined =>
  description === '' ? undefined : risks.find((risk) => risk.verified && risk.description.includes(description));

/** The redlines that can be made: of one passage that the finding proves, apart from all other changes. */
const changesOf = ({ input: { clauseText }, engine, risks, said }: JoinOptions): ClauseChange[] => {
  const prove = quoteProver(clauseText, engine.keyFacts);
  const bearOut = figuresBorneOut({ clauseText, engine });
  const changes: ClauseChange[] = [];
  for (const one of said) {
    const risk = one.redline && riskOf(risks, bearOut(one.description).text);
    if (!one.redline || !risk || setApart(one.redline.put) !== undefined) continue;
    const [place, ...others] = prove([one.redline.replace]).evidence;
    const proved = prove(one.quotes).evidence;
    if (!place || others.length > 0 || !proved.some((quoted) => overlaps(quoted, place))) continue;
    if ([...engine.suggestedImprovement.changes, ...changes].some((change) => overlaps(change, place))) continue;
    const { start, end } = place;
    changes.push({ findingId: risk.id, start, end, put: one.redline.put, reason: risk.title });
  }
  return changes;
};

type Recheck = NonNullable<Analysis['suggestedImprovement']['recheck']>;

/** What speaks against a suggestion beside the one without the model's words, in words that continue “It …”. */
const worseThan = (alone: Recheck, together: Recheck): readonly string[] => [
  ...(together.riskScoreAfter > alone.riskScoreAfter
    ? [
        `reads as riskier than the clause engine’s, ${outOfTen(together.riskScoreAfter)} after ${outOfTen(alone.riskScoreAfter)}`,
      ]
    : []),
  ...(together.completenessAfter < alone.completenessAfter ? ['reads as less complete than the clause engine’s'] : []),
  ...together.introduced.filter((title) => !alone.introduced.includes(title)).map((title) => `brings in “${title}”`),
];

interface Joined {
  readonly suggestedImprovement: Analysis['suggestedImprovement'];
  readonly notes: readonly string[];
}

/** What is said of a suggestion of both. */
const explain = (
  engine: Analysis['suggestedImprovement'],
  own: readonly ClauseChange[],
  { riskScoreBefore, riskScoreAfter }: Recheck,
  aboutPlaybooks: readonly string[],
): string => {
  const reasons = (changes: readonly ClauseChange[]): string =>
    [...new Set(changes.map(({ reason }) => reason))].join('; ');
  return [
    ...(engine.changes.length ? [`Changed for: ${reasons(engine.changes)}.`] : []),
    `Worded by the language model: ${reasons(own)}.`,
    `Read again, the risk score goes from ${outOfTen(riskScoreBefore)} to ${outOfTen(riskScoreAfter)}.`,
    ...aboutPlaybooks,
  ].join(' ');
};

/**
 * The engine's suggestion with the model's redlines, read again by the engine and held to what every suggestion is held to;
 * the engine's own where there are none, or together they will not do.
 */
export const joinRedlines = async (options: JoinOptions): Promise<Joined> => {
  const { input, engine, risks } = options;
  const suggested = engine.suggestedImprovement;
  const own = input.clauseText.length > maxRevisedLength ? [] : changesOf(options);
  if (own.length === 0) return { suggestedImprovement: suggested, notes: [] };
  const changes = [...suggested.changes, ...own];
  const { makeChanges } = await import('../clauses/rewrite/make-changes.ts');
  const { fitSuggestion } = await import('../clauses/recheck-suggestion.ts');
  const analysis = { ...engine, suggestedImprovement: { ...suggested, changes } };
  const all = new Set(changes.map(({ findingId }) => findingId));
  const { recheck, points, remarks, revisedClause, problems } = await fitSuggestion({
    ...input,
    revisedClause: makeChanges({ clauseText: input.clauseText, analysis }, all),
    quotes: [
      ...risks
        // What is only likely opens no agreed figure to change.
        .filter(({ verified, derivation }) => verified && derivation?.proof !== 'likely')
        .flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
      // What the engine changes it was held to before.
      ...suggested.changes.map(({ start, end }) => input.clauseText.slice(start, end)).filter((words) => words !== ''),
    ],
  });
  const against = [...problems, ...(suggested.recheck ? worseThan(suggested.recheck, recheck) : [])];
  if (against.length) {
    const named = listed(against.slice(0, mostProblems));
    const note = `The model’s own wording was not taken: it ${named}. The clause engine’s suggestion stands here.`;
    return { suggestedImprovement: suggested, notes: [note] };
  }
  const aboutPlaybooks = [
    ...(points.length ? [`The clause engine brought it in line with the playbook: ${listed(points)}.`] : []),
    ...remarks,
  ];
  const [first] = own;
  const title = suggested.changes.length ? suggested.title : `Reworded by the language model: ${first!.reason}`;
  const explanation = explain(suggested, own, recheck, aboutPlaybooks);
  return { suggestedImprovement: { title, revisedClause, explanation, recheck, changes }, notes: [] };
};
