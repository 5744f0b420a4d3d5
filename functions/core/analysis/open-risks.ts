import type { Analysis, ClauseChange, Risk, RiskLevel } from '../../../shared/analysis.ts';
import { titleKey } from '../../../shared/verdicts.ts';
import { levelWeight, mediumFrom } from '../clauses/findings/score.ts';
import type { RereadSuggestion } from '../clauses/recheck-suggestion.ts';
import { graverLevel, milderLevel } from './merge-findings.ts';

/** What a stored clause came to when its text was changed. */
export interface ChangedClause extends Pick<RereadSuggestion, 'before' | 'after'> {
  readonly analysis: Pick<Analysis, 'risks' | 'notUnderstood' | 'overallRiskScore' | 'readability'> & {
    readonly suggestedImprovement: Pick<Analysis['suggestedImprovement'], 'changes'>;
  };
  readonly clauseText: string;
  /** Findings whose changes were made; none where a person edited the text. */
  readonly accepted: ReadonlySet<string>;
  readonly revisedClause: string;
}

/** The risks that are open once a clause was changed, and the score that they come to, 0 to 10. */
export interface OpenRisks {
  readonly risks: readonly Risk[];
  readonly riskScore: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A risk at the level it counts at. */
interface Counted {
  readonly risk: Risk;
  readonly level: RiskLevel;
}

const standsIn = (text: string, places: readonly { readonly quote: string }[]): boolean =>
  places.every(({ quote }) => text.includes(quote));

const byTitle = <Found extends { readonly title: string }>(list: readonly Found[]): ReadonlyMap<string, Found> =>
  new Map(list.map((found) => [titleKey(found.title), found]));

const touches = (one: Span, other: Span): boolean => one.start <= other.end && other.start <= one.end;

/** The accepted changes as they are made: of two that overlap the first, in the order of the text. */
const changesMade = ({ analysis, accepted }: ChangedClause): readonly ClauseChange[] =>
  analysis.suggestedImprovement.changes
    .filter(({ findingId }) => accepted.has(findingId))
    .reduce<ClauseChange[]>(
      (made, change) =>
        made.some(({ start, end }) => start < change.end && change.start < end) ? made : [...made, change],
      [],
    )
    .sort((one, other) => one.start - other.start);

/** Where the words of the accepted changes stand in the changed text, by the finding that each was made for. */
const changedPlaces = (changed: ChangedClause): ReadonlyMap<string, readonly Span[]> => {
  const places = new Map<string, Span[]>();
  let shift = 0;
  for (const { findingId, start, end, put } of changesMade(changed)) {
    const place = { start: start + shift, end: start + shift + put.length };
    places.set(findingId, [...(places.get(findingId) ?? []), place]);
    shift += put.length - (end - start);
  }
  return places;
};

/** What is left of a whole once each weight took its share of what was left before. */
const leftBy = (weights: readonly number[]): number => weights.reduce((left, weight) => left * (1 - weight), 1);

/** So many passages that were not understood keep a clause from being of low risk. */
const severalPassages = 2;

/** Whether most of what a clause says was not understood, and still stands: no risk that is found is no proof of safety. */
const isUnread = ({ analysis, before, revisedClause }: ChangedClause): boolean => {
  if (before.riskScore >= mediumFrom || analysis.overallRiskScore < mediumFrom) return false;
  if (analysis.readability === 'not-a-contract' || analysis.readability === 'not-english') return true;
  return analysis.notUnderstood.filter((place) => standsIn(revisedClause, [place])).length >= severalPassages;
};

interface Weights {
  /** What each risk weighs that the engine's first reading did not name. */
  readonly beyond: readonly number[];
  /** What each risk weighs that the first reading named, and the new one names no more. */
  readonly unsaid: readonly number[];
  /** Risks that weigh more in the new reading than they count here. */
  readonly tooGrave: readonly Counted[];
  /** Whether the changes made bring in a risk where none was. */
  readonly hasBroughtIn: boolean;
}

const scoreOf = (changed: ChangedClause, { beyond, unsaid, tooGrave, hasBroughtIn }: Weights): number => {
  const { analysis, before, after, accepted } = changed;
  const most = before.riskScore < 10 ? Math.min(1, (10 - analysis.overallRiskScore) / (10 - before.riskScore)) : 1;
  const [counted, asRead] = [
    leftBy(tooGrave.map(({ level }) => levelWeight[level])),
    leftBy(tooGrave.map(({ risk }) => levelWeight[risk.level])),
  ];
  const left = Math.min(10, ((10 - after.riskScore) * counted) / asRead) * leftBy(unsaid);
  const score = 10 - left * Math.max(most, leftBy(beyond));
  const atLeast = isUnread(changed) ? Math.max(score, mediumFrom) : score;
  const isOurs = accepted.size > 0 && !hasBroughtIn;
  return Math.round(100 * (isOurs ? Math.min(atLeast, analysis.overallRiskScore) : atLeast)) / 100;
};

/** The accepted risks whose words another risk now stands on, by what the changes made of them. */
const findReplaced = (changed: ChangedClause): ((risk: Risk) => readonly Risk[]) => {
  const places = changedPlaces(changed);
  return ({ evidence }) =>
    changed.analysis.risks.filter(
      ({ id, verified }) =>
        verified && places.get(id)?.some((place) => evidence.some((words) => touches(place, words))),
    );
};

/**
 * The risks that are open once a clause was changed, as its list shows them, and their score. The engine's reading carries
 * over what stands in the same words. What is listed beyond that reading, as a model or another version of the engine
 * found it, and what is likely, stays as it is listed until its words go or its change is made. What the engine now finds
 * where no card is counts only where the change brought it in; words that a change of ours put in place of a risk are no
 * graver than that risk was, and make the whole no worse.
 */
export const openRisks = (changed: ChangedClause): OpenRisks => {
  const { analysis, clauseText, before, after, accepted, revisedClause } = changed;
  const listed = analysis.risks.filter(({ verified }) => verified);
  const untouched = listed.filter(({ id, evidence }) => !accepted.has(id) && standsIn(revisedClause, evidence));
  const [known, cards, was, is] = [byTitle(listed), byTitle(untouched), byTitle(before.risks), byTitle(after.risks)];
  const beyond = untouched.filter(({ title }) => !was.has(titleKey(title)));
  const unsaid = untouched.filter(
    ({ title, derivation }) => was.has(titleKey(title)) && !is.has(titleKey(title)) && derivation?.proof === 'likely',
  );
  const replaced = findReplaced(changed);
  const isKnown = ({ title }: Risk): boolean => known.has(titleKey(title));
  const isTouched = ({ evidence }: Risk): boolean => evidence.length === 0 || !standsIn(clauseText, evidence);
  const isFresh = (risk: Risk): boolean => !was.has(titleKey(risk.title)) && (accepted.size === 0 || isTouched(risk));
  const read = after.risks
    .filter((risk) => isKnown(risk) || isFresh(risk))
    .map((risk) => {
      if (isKnown(risk)) {
        const asListed = cards.get(titleKey(risk.title))?.level ?? 'low';
        return { risk, level: graverLevel(risk.level, asListed), isBroughtIn: false };
      }
      const levels = replaced(risk).map(({ level }) => level);
      const [first = risk.level] = levels;
      return {
        risk,
        level: milderLevel(risk.level, levels.reduce(graverLevel, first)),
        isBroughtIn: levels.length === 0,
      };
    });
  const asCounted = read.map(({ risk, level }) => ({ ...risk, level }));
  return {
    risks: [...beyond, ...unsaid, ...asCounted],
    riskScore: scoreOf(changed, {
      beyond: [
        ...beyond.map(({ level }) => levelWeight[level]),
        ...read.map(({ level, risk }) => Math.max(0, levelWeight[level] - levelWeight[risk.level])),
      ],
      unsaid: unsaid.map(({ level, derivation }) => levelWeight[level] * (derivation?.likelihood ?? 1)),
      tooGrave: read.filter(({ risk, level }) => level !== graverLevel(level, risk.level)),
      hasBroughtIn: read.some(({ isBroughtIn }) => isBroughtIn),
    }),
  };
};
