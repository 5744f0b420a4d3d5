import type { Risk, RiskLevel } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { overlaps } from '../reading/split-text.ts';
import type { FoundHazard } from './find-hazards.ts';
import { groupIssues } from './group-issues.ts';
import { levelOfWeight } from './score.ts';

const gravest = (levels: readonly RiskLevel[]): RiskLevel =>
  (['high', 'medium'] as const).find((level) => levels.includes(level)) ?? 'low';

/**
 * The level of each section: that of the gravest risk that is listed for its words, so that a section is never graver than
 * what a reader finds there. What stands there and is not listed, in a contract of more risks than a list holds, makes it
 * medium at most.
 */
export const levelsOfSections = (
  read: ReadText,
  risks: readonly Risk[],
  hazards: readonly FoundHazard[],
): RiskLevel[] => {
  const issues = groupIssues(hazards, read.options.riskTolerance);
  return read.sections.map((section) => {
    const listed = risks.flatMap(({ level, evidence }) =>
      evidence.some((place) => overlaps(place, section)) ? [level] : [],
    );
    const hasMore = issues.some(
      ({ places, weight }) =>
        levelOfWeight(weight) !== 'low' && places.some(({ at }) => at.start >= section.start && at.start < section.end),
    );
    return gravest([...listed, hasMore ? 'medium' : 'low']);
  });
};
