import type { NegotiationStrategy } from '../../../../shared/analysis.ts';
import type { KindCover } from '../findings/find-elements.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { isSaid, namesOf, withParties } from '../findings/report-findings.ts';
import { hazardWeight } from '../findings/score.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase, snippet } from '../reading/sentence-tools.ts';

/** How many points one person can press at a table. */
const mostStrategies = 6;

/** What to ask for, the heaviest burden first; each names its point and the words it is about. */
export const planStrategies = (
  read: ReadText,
  hazards: readonly FoundHazard[],
  covers: readonly KindCover[],
): NegotiationStrategy[] => {
  const strategies: NegotiationStrategy[] = [];
  const seen = new Set<string>();
  for (const found of hazards.toSorted((a, b) => hazardWeight(b) - hazardWeight(a))) {
    if (
      found.bearer === 'counterpart' ||
      isSaid(found, hazards) ||
      seen.has(found.hazard.id) ||
      strategies.length >= mostStrategies
    )
      continue;
    seen.add(found.hazard.id);
    const [bearer, gainer] = namesOf(found, read.parties);
    strategies.push({
      type: strategies.length ? 'other' : 'primary',
      title: `${found.hazard.category}: ${found.hazard.title}`,
      description: `${withParties(found.hazard.ask, bearer, gainer)} The point stands in “${snippet(found.at.quote, 90)}”.`,
    });
  }
  const cover = covers[0];
  const gap = cover?.missing[0];
  if (cover && gap && strategies.length < mostStrategies) {
    strategies.push({
      type: strategies.length ? 'other' : 'primary',
      title: `${cover.kind.label}: have “${gap.title}” added`,
      description: `${sentenceCase(gap.why)} Offer: “${withParties(gap.wording, read.parties.own, read.parties.counterpart)}” Usual in the market: ${cover.kind.market}`,
    });
  }
  return strategies;
};
