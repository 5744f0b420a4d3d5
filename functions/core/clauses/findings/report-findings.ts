import type { Evidence, Risk } from '../../../../shared/analysis.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { around, inWords, runInHeading, snippet } from '../reading/sentence-tools.ts';
import { overlaps } from '../reading/split-text.ts';
import { unfairTerms } from '../recognition/unfair-terms.ts';
import { derivationOf, describe, mostPlaces } from './describe-finding.ts';
import type { FoundHazard } from './find-hazards.ts';
import { groupIssues } from './group-issues.ts';
import { headingOf, issueText, namesOf } from './name-findings.ts';
import { withParties } from './party-grammar.ts';
import { levelOfWeight } from './score.ts';

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

/** "These limitations do not apply to death or fraud": what keeps a liability open excludes none. */
const keepsLiability =
  /\b(?:limitations?|exclusions?|limits?)\b[^.]{0,60}\b(?:do|does|shall|will) not (?:apply|limit|exclude|affect)\b|\bnothing\b[^.]{0,80}\b(?:limits?|excludes?|restricts?)\b[^.]{0,60}\bliabilit/;

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
    if (/^limitation/i.test(type) && keepsLiability.test(sentence.lower)) return [];
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
