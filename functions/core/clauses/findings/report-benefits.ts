import type { Benefit, Evidence } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { derivationOf, mostPlaces, sentenceOf } from './describe-finding.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { IssueMatch } from './find-issues.ts';
import { findingOf } from './issue-findings.ts';
import { headingOf } from './name-findings.ts';
import { isTellableGain } from './no-gain.ts';
import { withParties } from './party-grammar.ts';
import { withFigure } from './with-figure.ts';

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
