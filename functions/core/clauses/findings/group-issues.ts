import type { RiskTolerance } from '../../../../shared/contracts.ts';
import type { FoundHazard } from './find-hazards.ts';
import { hazardWeight, toleranceShare } from './score.ts';

/** Below this weight a burden is scored but not listed: a careful reader wants to see more of them. */
const listedFrom: Readonly<Record<RiskTolerance, number>> = { conservative: 0.02, moderate: 0.05, aggressive: 0.12 };

/** The topic whose issues say that somebody decides alone, whatever it is about. */
const ofJudgment = 'one-sided-judgment';

/** Whether a finding says what is decided where another says only that one side decides it. */
const saysWhat = ({ match: other }: FoundHazard, { match }: FoundHazard): boolean =>
  match?.issue.topic === ofJudgment &&
  other !== undefined &&
  other.statement.start === match.statement.start &&
  other.issue.topic !== ofJudgment &&
  other.likelihood === 1;

/** True where a graver finding in the same sentence already says it; it still counts in the score. */
export const isSaid = (found: FoundHazard, hazards: readonly FoundHazard[]): boolean =>
  hazards.some(
    (other) =>
      other.sentence === found.sentence &&
      other.bearer === found.bearer &&
      ((found.hazard.saidBy?.includes(other.hazard.id) ?? false) || saysWhat(other, found)),
  );

/** One issue of a text: its heaviest place first, then the other places that say the same. */
interface Issue {
  readonly places: readonly FoundHazard[];
  readonly weight: number;
}

const fillers = new Set([
  'bearer',
  'gainer',
  'figure',
  'without',
  'whatever',
  'however',
  'another',
  'other',
  'party',
  'clause',
  'contract',
  'agreement',
  'must',
  'every',
  'even',
  'after',
  'before',
  'only',
  'from',
  'with',
  'that',
  'this',
  'than',
  'when',
  'they',
  'their',
  'does',
  'have',
  'been',
  'will',
  'into',
  'upon',
]);

/** What an issue is about: the stems of its name, category and title. */
const subjectOf = ({ id, category, title }: FoundHazard['hazard']): ReadonlySet<string> =>
  new Set(
    `${id} ${category} ${title}`
      .toLowerCase()
      .match(/[a-z]{4,}/g)!
      .filter((word) => !fillers.has(word))
      .map((word) => word.slice(0, 5)),
  );

/** So much of its words a point shares with another that it stands within it. */
const withinShare = 0.8;

/**
 * An indemnity is negotiated point by point, though one sentence holds them all: its causes, its losses, when it is paid and
 * up to what sum. What is of no weight is said with the rest.
 */
const isApart = ({ match, level }: FoundHazard): boolean =>
  match?.issue.topic === 'indemnity' && match.issue.id !== 'indemnity-one-way' && level !== 'low';

/** Whether two issues of different topics say the same of the same words. */
const saysTheSame = (found: FoundHazard, other: FoundHazard): boolean => {
  if (!found.match || !other.match || found.match.statement !== other.match.statement) return false;
  const [a, b] = [found.match.hit, other.match.hit];
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  if (shared * 2 < Math.min(a.end - a.start, b.end - b.start)) return false;
  // A lighter point that stands in the words of a graver one adds nothing that a reader would negotiate apart.
  if (found.level !== 'high' && !isApart(found) && shared >= withinShare * (a.end - a.start)) return true;
  const subject = subjectOf(other.hazard);
  return [...subjectOf(found.hazard)].filter((stem) => subject.has(stem)).length >= 2;
};

const isOwnWords = ({ match }: FoundHazard): boolean => match?.issue.topic === 'bearing';

/** Whether a named point rests on the words that another only repeats. */
const isNamedBy = (repeated: FoundHazard, named: FoundHazard): boolean => {
  if (!isOwnWords(repeated) || isOwnWords(named) || named.bearer !== repeated.bearer) return false;
  if (named.match?.statement !== repeated.match!.statement || named.level === 'low') return false;
  const { start, end } = repeated.match!.hit;
  const shared = named.match.places.reduce(
    (sum, place) => sum + Math.max(0, Math.min(end, place.end) - Math.max(start, place.start)),
    0,
  );
  return shared >= withinShare * (end - start);
};

/** Whether two places are told alike: limbs of one list, each too long for its heading. */
const isToldAlike = ({ hazard, match }: FoundHazard, other: FoundHazard): boolean =>
  hazard.id === other.hazard.id || (match?.issue.topic === 'bearing' && hazard.title === other.hazard.title);

/** Whether two places are one issue: the same burden again, or the same words read twice under one heading. */
const isSameIssue = (found: FoundHazard, other: FoundHazard): boolean => {
  if (found.bearer !== other.bearer) return false;
  if (isToldAlike(found, other)) return found.actor === other.actor || found.bearer !== 'unknown';
  // How long or how much is an issue beside whether at all; where it is not, the tables say so by `saidBy`.
  if (found.hazard.measure || other.hazard.measure) return false;
  if (found.hazard.category !== other.hazard.category || found.sentence !== other.sentence) return false;
  const shared = Math.min(found.at.end, other.at.end) - Math.max(found.at.start, other.at.start);
  return shared * 2 > Math.min(found.at.end - found.at.start, other.at.end - other.at.start);
};

/** The issues among the places found, the heaviest first; flaws of the text are listed whatever they weigh. */
export const groupIssues = (hazards: readonly FoundHazard[], tolerance: RiskTolerance): Issue[] => {
  const weighed = hazards
    .filter((found) => !isSaid(found, hazards))
    .map((found) => ({ found, weight: hazardWeight(found) * toleranceShare[tolerance] }))
    .filter(
      ({ found, weight }) =>
        found.hazard.isFlaw || (weight >= listedFrom[tolerance] && (!found.isMinor || tolerance === 'conservative')),
    )
    .sort((a, b) => b.weight - a.weight || a.found.at.start - b.found.at.start);
  const issues: { places: FoundHazard[]; weight: number }[] = [];
  for (const { found, weight } of weighed) {
    const issue = issues.find(({ places }) => isSameIssue(found, places[0]!));
    if (!issue && issues.some(({ places }) => places[0]!.bearer === found.bearer && saysTheSame(found, places[0]!)))
      continue;
    if (!issue) issues.push({ places: [found], weight });
    else if (isToldAlike(found, issue.places[0]!)) issue.places.push(found);
  }
  return issues.filter(({ places: [first] }) => !issues.some(({ places: [other] }) => isNamedBy(first!, other!)));
};
