import type { Benefit, MissingElement, Risk } from '../../../../shared/analysis.ts';
import type { RiskTolerance } from '../../../../shared/contracts.ts';
import type { Parties } from '../reading/find-parties.ts';
import { unfairTerms } from '../recognition/unfair-terms.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { around, inWords, sentenceCase, snippet } from '../reading/sentence-tools.ts';
import type { KindCover } from './find-elements.ts';
import type { FoundHazard } from './find-hazards.ts';
import { hazardWeight, levelOfWeight, toleranceShare } from './score.ts';

/** Below this weight a burden is scored but not listed: a careful reader wants to see more of them. */
const listedFrom: Readonly<Record<RiskTolerance, number>> = { conservative: 0.02, moderate: 0.05, aggressive: 0.12 };

/** Puts the parties' names into a text of the knowledge tables. */
export const withParties = (text: string, bearer: string, gainer: string): string =>
  text
    .replace(/\{bearer\}|\{own\}/g, bearer)
    .replace(/\{gainer\}|\{counterpart\}/g, gainer)
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** Who carries and who gains, by name, for one found hazard. */
export const namesOf = (found: FoundHazard, parties: Parties): readonly [bearer: string, gainer: string] => {
  if (found.bearer === 'own') return [parties.own, parties.counterpart];
  if (found.bearer === 'counterpart') return [parties.counterpart, parties.own];
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

/** True where a graver finding in the same sentence already says it; it still counts in the score. */
export const isSaid = (found: FoundHazard, hazards: readonly FoundHazard[]): boolean =>
  hazards.some(
    (other) =>
      other.sentence === found.sentence &&
      other.bearer === found.bearer &&
      (found.hazard.saidBy?.includes(other.hazard.id) ?? false),
  );

/** One issue of a text: its heaviest place first, then the other places that say the same. */
interface Issue {
  readonly places: readonly FoundHazard[];
  readonly weight: number;
}

/** Whether two places are one issue: the same burden again, or the same words read twice under one heading. */
const isSameIssue = (found: FoundHazard, other: FoundHazard): boolean => {
  if (found.bearer !== other.bearer) return false;
  if (found.hazard.id === other.hazard.id) return found.actor === other.actor || found.bearer !== 'unknown';
  // How long or how much is an issue beside whether at all; where it is not, the tables say so by `saidBy`.
  if (found.hazard.measure || other.hazard.measure) return false;
  if (found.hazard.category !== other.hazard.category || found.sentence !== other.sentence) return false;
  const shared = Math.min(found.at.end, other.at.end) - Math.max(found.at.start, other.at.start);
  return shared * 2 > Math.min(found.at.end - found.at.start, other.at.end - other.at.start);
};

/** The issues among the places found, the heaviest first; flaws of the text are listed whatever they weigh. */
const groupIssues = (hazards: readonly FoundHazard[], tolerance: RiskTolerance): Issue[] => {
  const weighed = hazards
    .filter((found) => !isSaid(found, hazards))
    .map((found) => ({ found, weight: hazardWeight(found) * toleranceShare[tolerance] }))
    .filter(({ found, weight }) => found.hazard.isFlaw || weight >= listedFrom[tolerance])
    .sort((a, b) => b.weight - a.weight || a.found.at.start - b.found.at.start);
  const issues: { places: FoundHazard[]; weight: number }[] = [];
  for (const { found, weight } of weighed) {
    const issue = issues.find(({ places }) => isSameIssue(found, places[0]!));
    if (!issue) issues.push({ places: [found], weight });
    else if (found.hazard.id === issue.places[0]!.hazard.id) issue.places.push(found);
  }
  return issues;
};

/** The risks to list, one for each issue, the heaviest first. */
export const reportRisks = (read: ReadText, hazards: readonly FoundHazard[], most: number): Risk[] =>
  groupIssues(hazards, read.options.riskTolerance)
    .slice(0, most)
    .map(({ places, weight }, index) => {
      const found = places[0]!;
      const [bearer, gainer] = namesOf(found, read.parties);
      const words = snippet(wordsAt(read, found), 150).replace(/[.;,:]+$/, '');
      const again = places.length - 1;
      return {
        id: `risk-${index + 1}-${found.hazard.id}`,
        level: levelOfWeight(weight),
        title: `${found.hazard.category}: ${found.hazard.title}`,
        description: `${withParties(found.hazard.why, bearer, gainer)} The words are: “${words}”.${again ? ` It stands in ${inWords(again)} other ${again === 1 ? 'place' : 'places'} too.` : ''}${found.softened ? ' Other words of the clause soften this.' : ''}`,
        evidence: places.map((place) => quoteOf(read, place)),
        verified: true,
      } as const;
    });

/** Sentences that read like unfair terms, where no listed risk already says so. */
export const reportUnfair = (
  read: ReadText,
  unfair: readonly { readonly type: string; readonly sentence: Sentence }[],
  listed: readonly Risk[],
): Risk[] =>
  unfair.flatMap(({ type, sentence }) => {
    const term = unfairTerms[type];
    if (!term || listed.some((risk) => term.says.test(risk.title))) return [];
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

interface Protection {
  readonly title: string;
  readonly pattern: RegExp;
  readonly says: string;
}

const protections: readonly Protection[] = [
  {
    title: 'Mutual wording',
    pattern: /\b(?:each|either|neither|both) (?:of the )?part(?:y|ies)\b[^.;]{0,60}\b(?:shall|may|will|agrees?)\b/,
    says: 'This sentence treats both sides alike.',
  },
  {
    title: 'Time to cure',
    pattern:
      /\b(?:cure[ds]?|remed(?:y|ied))\b[^.;]{0,90}\b(?:days?|notice|period)\b|\bdays?\b[^.;]{0,60}\bto (?:cure|remedy)\b/,
    says: 'A breach can be put right before it has consequences.',
  },
  {
    title: 'Written notice',
    pattern: /\b(?:prior )?written notice\b/,
    says: 'Nothing happens before a written notice.',
  },
  {
    title: 'Consent not unreasonably withheld',
    pattern:
      /\bnot (?:to )?(?:be )?unreasonably (?:be )?(?:withheld|conditioned|delayed)|\bunreasonably with(?:held|hold)/,
    says: 'Consent cannot be refused without a reason.',
  },
  {
    title: 'Reasonableness',
    pattern: /\bcommercially reasonable\b|\breasonable efforts\b|\bgood faith\b/,
    says: 'Conduct is measured by what is reasonable.',
  },
  {
    title: 'Carve-outs for grave fault',
    pattern: /\b(?:except|other than|not apply)\b[^.;]{0,120}\b(?:gross negligence|wil?lful|fraud)\b/,
    says: 'Grave fault stays outside the limits.',
  },
  {
    title: 'Prevailing party recovers costs',
    pattern: /\bprevailing party\b/,
    says: 'Who is right gets the costs back.',
  },
];

/** What serves the reader: the burdens the other side carries, and wording that protects both. */
export const reportBenefits = (read: ReadText, hazards: readonly FoundHazard[], most: number): Benefit[] => {
  const gained = hazards
    .filter((found) => found.bearer === 'counterpart' && found.hazard.gain)
    .map((found) => {
      const [bearer, gainer] = namesOf(found, read.parties);
      return {
        title: `${found.hazard.category}: ${found.hazard.title}, in your favour`,
        description: `${withParties(found.hazard.gain!, bearer, gainer)} The words are: “${snippet(found.at.quote, 120)}”.`,
        evidence: [quoteOf(read, found)],
      };
    });
  const kept = protections.flatMap((protection) => {
    const sentence = read.sentences.find((candidate) => protection.pattern.test(candidate.lower));
    if (!sentence) return [];
    const match = protection.pattern.exec(sentence.lower)!;
    const start = sentence.start + match.index;
    const span = around(read.text, sentence, start, start + match[0].length);
    return [
      {
        title: protection.title,
        description: protection.says,
        evidence: [{ quote: read.text.slice(span.start, span.end), ...span }],
      },
    ];
  });
  return [...gained, ...kept]
    .slice(0, most)
    .map((benefit, index) => ({ id: `benefit-${index + 1}`, ...benefit, verified: true }));
};

/** What the clause lacks, by its main kinds, the gravest first. */
export const reportMissing = (covers: readonly KindCover[], most: number): MissingElement[] => {
  const order = { critical: 0, important: 1, other: 2 };
  return covers
    .flatMap(({ kind, missing }) => missing.map((element) => ({ kind, element })))
    .sort((a, b) => order[a.element.importance] - order[b.element.importance])
    .slice(0, most)
    .map(({ kind, element }) => ({
      id: `missing-${kind.id}-${element.id}`,
      title: element.title,
      description: sentenceCase(element.why),
      importance: element.importance,
      evidence: [],
      verified: true,
    }));
};
