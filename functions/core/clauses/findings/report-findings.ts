import type { Evidence, Derivation, Benefit, MissingElement, Risk } from '../../../../shared/analysis.ts';
import { sayOnlySpoken } from './spoken-alternatives.ts';
import type { RiskTolerance } from '../../../../shared/contracts.ts';
import type { Parties } from '../reading/find-parties.ts';
import { unfairTerms } from '../recognition/unfair-terms.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { around, inWords, labels, runInHeading, sentenceCase, snippet } from '../reading/sentence-tools.ts';
import { overlaps, splitSentences } from '../reading/split-text.ts';
import { hangsOnBefore, tellStatement } from '../statements/tell-statement.ts';
import type { Gap } from '../knowledge/gap.ts';
import type { Statement } from '../statements/statement.ts';
import { askElements } from './ask-elements.ts';
import type { KindCover } from './find-elements.ts';
import { isTellableGain } from './no-gain.ts';
import { putName } from './party-grammar.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { IssueMatch } from './find-issues.ts';
import { findingOf } from './issue-findings.ts';
import { withFigure } from './with-figure.ts';
import { hazardWeight, levelOfWeight, toleranceShare } from './score.ts';

/** Below this weight a burden is scored but not listed: a careful reader wants to see more of them. */
const listedFrom: Readonly<Record<RiskTolerance, number>> = { conservative: 0.02, moderate: 0.05, aggressive: 0.12 };

/** Puts the parties' names into a text of the knowledge tables. */
export const withParties = (text: string, bearer: string, gainer: string): string =>
  putName(putName(text, '\\{bearer\\}|\\{own\\}', bearer), '\\{gainer\\}|\\{counterpart\\}', gainer).replace(
    /(^|(?<!\b(?:[ap]\.m|no|e\.g|i\.e|inc|ltd|co|corp))[.!?] )(\p{Ll})/giu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );

/** The sides by name; of one that the text calls by several names, the one that the statement itself calls it by. */
const actingNames = ({ actor, match }: FoundHazard, parties: Parties): Pick<Parties, 'own' | 'counterpart'> => {
  const { own, counterpart } = parties;
  const standing = match?.statement.actor?.standing;
  if (!actor || (standing !== 'own' && standing !== 'counterpart') || !/^(?:the )?\p{Lu}/u.test(actor))
    return { own, counterpart };
  const [mention, ...more] = parties.mentionsIn(actor.toLowerCase());
  const isPronoun = /^(?:you|we|us|our|your|i|my|me)$/i.test(actor);
  if (!mention || more.length || mention.standing !== standing || isPronoun) return { own, counterpart };
  const said = parties[standing];
  const isSame = said.toLowerCase().replace(/^the /, '') === actor.toLowerCase().replace(/^the /, '');
  const isOtherNamed = actor.toLowerCase() === parties[standing === 'own' ? 'counterpart' : 'own'].toLowerCase();
  return isSame || isOtherNamed ? { own, counterpart } : { own, counterpart, [standing]: actor };
};

/** Who carries and who gains, by name, for one found hazard. */
export const namesOf = (found: FoundHazard, parties: Parties): readonly [bearer: string, gainer: string] => {
  const { own, counterpart } = actingNames(found, parties);
  if (found.bearer === 'own') return [own, counterpart];
  if (found.bearer === 'counterpart') return [counterpart, own];
  if (found.bearer === 'both') return ['each party', 'the other party'];
  // A party the text names without saying which side it is on keeps its own name.
  if (found.actor && found.hazard.bears === 'subject') return [found.actor, 'the other party'];
  if (found.actor) return ['the other party', found.actor];
  return ['one party', 'the other party'];
};

const quoteOf = (read: ReadText, found: FoundHazard) => {
  const span = around(read.text, found.sentence, found.at.start, found.at.end);
  return { quote: read.text.slice(span.start, span.end), ...span };
};

/** The matched words with enough around them to be told apart from the same words elsewhere. */
const wordsAt = (read: ReadText, found: FoundHazard): string => {
  const span = around(
    read.text,
    found.sentence,
    found.at.start,
    found.at.end,
    Math.max(90, found.at.end - found.at.start),
  );
  return read.text.slice(span.start, span.end);
};

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

/** What an issue says of a text, in the names of its parties. */
export const issueText = (read: ReadText, found: FoundHazard, text: string): string =>
  withParties(
    withFigure(text, found.match?.places.map(({ quote }) => quote).join(' ') ?? ''),
    ...namesOf(found, read.parties),
  );

/** The heading of a finding, in the names of the parties, with those alternatives alone that the clause speaks of. */
export const headingOf = (read: ReadText, found: FoundHazard, title = found.hazard.title): string =>
  issueText(read, found, sayOnlySpoken(title, read.spokenOf ?? read.lower));

/** How many places of one issue are quoted. */
const mostPlaces = 6;

/** A heading with its stop and nothing behind it proves nothing. */
const isHeadingAlone = ({ quote }: Evidence): boolean => runInHeading.test(`${quote.trim()} A`) && /\.\s*$/.test(quote);

/** The places to quote: none within another, none that is a heading alone where others are more. */
const placesOf = (places: readonly FoundHazard[]): Evidence[] => {
  const all = places.flatMap(({ match }) => match?.places ?? []);
  const whole = all.filter(
    (place, at) =>
      !all.some(
        (other, otherAt) =>
          other.start <= place.start &&
          place.end <= other.end &&
          (otherAt < at || other.end - other.start > place.end - place.start),
      ),
  );
  const telling = whole.filter((place) => !isHeadingAlone(place));
  return (telling.length ? telling : whole).slice(0, mostPlaces);
};

/** Why a finding holds, as the answer carries it. */
const derivationOf = (found: FoundHazard): { readonly derivation?: Derivation } => {
  if (!found.match) return {};
  const { issue, statement, bearer, likelihood } = found.match;
  return {
    derivation: {
      proof: likelihood < 1 ? 'likely' : 'proved',
      ...(likelihood < 1 ? { likelihood } : {}),
      issue: issue.id,
      force: statement.force,
      ...(found.actor ? { actor: found.actor } : {}),
      burdens: bearer,
      start: statement.start,
      end: statement.end,
      ...(issue.source ? { source: issue.source } : {}),
    },
  };
};

/** A statement is quoted whole up to so many words; of a longer one, only what a rule rests on. */
const mostQuoted = 45;

/** Words of a text on one line, without the letter of a limb and what joins them to the next. */
const bareWords = (words: string): string =>
  words
    .replace(labels, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;,: ]+$/, '')
    .replace(/[,;]? (?:and|or|and\/or)$/i, '');

const inQuotes = (words: string): string => bareWords(words).replace(/["“”]/g, "'");

/** What a statement does as one sentence: told in plain words where it can be, else in its own. */
const sentenceOf = (read: ReadText, { statement, places, issue }: IssueMatch): string => {
  if (issue.topic === 'bearing' && places.length > 1)
    return `It names ${places.map(({ quote }) => `“${inQuotes(quote)}”`).join(', ')}.`;
  const told = tellStatement(read, statement);
  if (told) return told;
  const longest = places.toSorted((a, b) => b.quote.length - a.quote.length)[0]!.quote;
  const whole = read.text.slice(statement.start, statement.end);
  // Words that hang on those before them are quoted with a mark of what is left out.
  const before = hangsOnBefore(read, statement) ? '… ' : '';
  const words = whole.split(/\s+/).length <= mostQuoted ? whole : longest;
  const isCut = words !== whole && whole.includes(words) && !whole.trimEnd().endsWith(words.trimEnd());
  if (isCut) return `It says “${before}${inQuotes(words)} …”`;
  return statement.force === 'definition' && /^["“]/.test(words.trim())
    ? `${bareWords(words)}.`
    : `It says “${before}${inQuotes(words)}.”`;
};

/** What a finding says in two sentences at most: what the statement that holds it does, and what that means. */
const describe = (read: ReadText, match: IssueMatch, meaning: string): string => {
  const said = sentenceOf(read, match);
  if (!meaning) return said;
  const [first] = splitSentences(meaning);
  return `${said} ${meaning.slice(first!.start, first!.end)}`;
};

const riskOf = (read: ReadText, places: readonly FoundHazard[], weight: number, index: number): Risk => {
  const found = places[0]!;
  const meaning = issueText(read, found, found.hazard.why);
  return {
    id: `risk-${index + 1}-${found.hazard.id}`,
    level: levelOfWeight(weight),
    category: found.hazard.category,
    title: headingOf(read, found),
    description: found.match ? describe(read, found.match, meaning) : meaning,
    evidence: placesOf(places),
    verified: true,
    ...derivationOf(found),
  };
};

/** A listed risk and the findings that it tells of. */
export interface ReportedRisk {
  readonly risk: Risk;
  readonly places: readonly FoundHazard[];
}

/** The risks to list, one for each issue, the heaviest first. */
export const reportRisks = (read: ReadText, hazards: readonly FoundHazard[], most: number): ReportedRisk[] =>
  groupIssues(hazards, read.options.riskTolerance)
    .slice(0, most)
    .map(({ places, weight }, index) => {
      const found = places[0]!;
      const [bearer, gainer] = namesOf(found, read.parties);
      if (found.match) return { risk: riskOf(read, places, weight, index), places };
      const words = snippet(wordsAt(read, found), 150).replace(/[.;,:]+$/, '');
      const again = places.length - 1;
      return {
        places,
        risk: {
          id: `risk-${index + 1}-${found.hazard.id}`,
          level: levelOfWeight(weight),
          title: `${found.hazard.category}: ${found.hazard.title}`,
          description: `${withParties(found.hazard.why, bearer, gainer)} The words are: “${words}”.${again ? ` It stands in ${inWords(again)} other ${again === 1 ? 'place' : 'places'} too.` : ''}${found.softened ? ' Other words of the clause soften this.' : ''}`,
          evidence: places.map((place) => quoteOf(read, place)),
          verified: true,
        },
      } as const;
    });

/** A line of so few words without a stop is a heading: it agrees nothing. */
const isHeadingLine = (line: string): boolean => !/[.;:!?)"”’]$/.test(line) && line.split(/\s+/).length <= 12;

/** Sentences that read like unfair terms, where no listed risk already says so. */
export const reportUnfair = (
  read: ReadText,
  unfair: readonly { readonly type: string; readonly sentence: Sentence }[],
  listed: readonly Risk[],
): Risk[] =>
  unfair.flatMap(({ type, sentence }) => {
    const term = unfairTerms[type];
    const isTold = listed.some(
      (risk) => term?.says.test(risk.title) || risk.evidence.some((place) => overlaps(place, sentence)),
    );
    if (!term || isTold || isHeadingLine(read.text.slice(sentence.start, sentence.end).trim())) return [];
    const span = around(read.text, sentence, sentence.start, sentence.start);
    const quote = read.text.slice(span.start, span.end);
    return [
      {
        id: `risk-unfair-${type.toLowerCase().replace(/ /g, '-')}`,
        level: 'medium' as const,
        title: term.title,
        description: `${term.why} ${term.ask} The words are: “${snippet(quote, 150)}”.`,
        evidence: [{ quote, ...span }],
        verified: true,
      },
    ];
  });

/** Whether an issue that burdens the other side is a gain proved well enough to be told: grave, and by what its statement does. */
const isGain = (found: FoundHazard): boolean =>
  found.bearer === 'counterpart' &&
  found.hazard.gain !== undefined &&
  found.match !== undefined &&
  found.level !== 'low';

/** A benefit before it is listed. */
type Told = { readonly title: string; readonly evidence: readonly Evidence[] };

/** Whether a benefit of the list says so already, or tells of the same passage. */
const isTold = (benefit: Told, list: readonly Told[]): boolean =>
  list.some(
    ({ title, evidence }) =>
      title === benefit.title ||
      (evidence[0]!.start === benefit.evidence[0]!.start && evidence[0]!.end === benefit.evidence[0]!.end),
  );

/** What serves the reader: protections the text gives them, and burdens that the other side carries. */
export const reportBenefits = (
  read: ReadText,
  protections: readonly IssueMatch[],
  hazards: readonly FoundHazard[],
  most: number,
): Benefit[] => {
  const burdened = hazards
    // That a court may limit what serves the reader makes it no less theirs.
    .filter(
      ({ bearer, match }) => bearer === 'own' && match?.likelihood === 1 && match.issue.topic !== 'enforceability',
    )
    .flatMap(({ match }) => match ?? []);
  const kept = protections
    .filter(({ bearer }) => bearer === 'own' || bearer === 'both')
    // What an issue of the reader's stands on is nothing to be glad of.
    .filter(({ hit }) => !burdened.some((match) => match.hit.start < hit.end && hit.start < match.hit.end))
    .map((match) => {
      const found = findingOf(read, match);
      const names =
        match.bearer === 'own'
          ? ([read.parties.own, read.parties.counterpart] as const)
          : // What the other one owes each party, each owes the other.
            match.issue.title.startsWith('{gainer}')
            ? (['the other party', 'each party'] as const)
            : (['each party', 'the other party'] as const);
      const tell = (text: string) => withParties(withFigure(text, match.places[0]!.quote), ...names);
      return {
        category: match.issue.category,
        title: tell(match.issue.title),
        description: sentenceOf(read, match),
        evidence: match.places.slice(0, mostPlaces),
        ...derivationOf(found),
      };
    });
  const gains = hazards.filter((found) => isGain(found) && isTellableGain(read, found.match!.statement));
  const gained = gains.map((found) => ({
    category: found.hazard.category,
    title: headingOf(read, found, found.match!.issue.gainTitle ?? found.match!.issue.title),
    description: sentenceOf(read, found.match!),
    evidence: found.match!.places.slice(0, mostPlaces),
    ...derivationOf(found),
  }));
  // Nothing is told as a point and as something to be glad of in the same words.
  const raised = new Set(
    hazards.filter(({ bearer, match }) => bearer === 'own' && match).map((found) => headingOf(read, found)),
  );
  const listed: (typeof gained)[number][] = [];
  for (const benefit of [...kept, ...gained])
    if (!isTold(benefit, listed) && !raised.has(benefit.title)) listed.push(benefit);
  return listed.slice(0, most).map((benefit, index) => ({ id: `benefit-${index + 1}`, ...benefit, verified: true }));
};

/** Two titles that share so many words of substance speak of the same thing. */
const mostShared = 2;

const stems = (title: string): readonly string[] =>
  [...title.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 6));

const sharedWords = (one: string, other: string): number => {
  const known = new Set(stems(one));
  return new Set(stems(other).filter((stem) => known.has(stem))).size;
};

const importanceOrder = { critical: 0, important: 1, other: 2 } as const;

const gapOf = (read: ReadText, gap: Gap): MissingElement => ({
  id: `missing-${gap.topic}-${gap.id}`,
  category: gap.category,
  title: withParties(gap.title, read.parties.own, read.parties.counterpart),
  description: withParties(gap.why, read.parties.own, read.parties.counterpart),
  importance: gap.importance,
  evidence: [],
  verified: true,
});

/** What the clause lacks: what its own wording calls for, then what its kind usually holds; the gravest first. */
export const reportMissing = (
  read: ReadText,
  statements: readonly Statement[],
  gaps: readonly Gap[],
  covers: readonly KindCover[],
  most: number,
): MissingElement[] => {
  const ofKind = covers.flatMap((cover) =>
    askElements(read, statements, cover).map((element) => ({
      id: `missing-${cover.kind.id}-${element.id}`,
      title: element.title,
      description: sentenceCase(element.why),
      importance: element.importance,
      evidence: [],
      verified: true,
    })),
  );
  const ofTopics = gaps.map((gap) => gapOf(read, gap));
  const isSaidAlready = ({ title }: MissingElement): boolean =>
    ofTopics.some((gap) => sharedWords(gap.title, title) >= mostShared);
  return [...ofTopics, ...ofKind.filter((element) => !isSaidAlready(element))]
    .sort((a, b) => importanceOrder[a.importance] - importanceOrder[b.importance])
    .slice(0, most);
};
