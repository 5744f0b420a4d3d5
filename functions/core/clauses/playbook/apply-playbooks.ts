import type { RuleResult } from '../../../../shared/analysis.ts';
import { contractTypeLabel, riskToleranceLabel, riskTolerances } from '../../../../shared/contracts.ts';
import type { KindCover } from '../findings/find-elements.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { headingOf } from '../findings/name-findings.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import { findAvoided } from './avoidance.ts';
import { readMatters } from './find-matter.ts';
import { findFocus } from './focus-areas.ts';
import { findPositions } from './find-positions.ts';
import { joinBreaches, joinGaps } from './join-issues.ts';
import { assessInstructions } from './instructions.ts';
import { indexText } from './phrase-index.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { noPlaybooks, type PlaybookReading } from './playbook-reading.ts';
import { findPreferred } from './preferred-language.ts';

/** The tolerance and the contract types of each playbook, held against what the analysis is made for. */
const settingsOf = (playbooks: readonly PlaybookGuidance[], { options }: ReadText): RuleResult[] => {
  // The tolerances go from the strictest on; of several playbooks the strictest applies.
  const strictest = riskTolerances.find((tolerance) =>
    playbooks.some(({ rules }) => rules.riskTolerance === tolerance),
  );
  const applied = riskToleranceLabel(options.riskTolerance).toLowerCase();
  const type = options.contractType;
  const isSameType = (name: string) =>
    [type, contractTypeLabel(type)].some((word) => word.toLowerCase() === name.trim().toLowerCase());
  return playbooks.flatMap(({ id, rules }): RuleResult[] => {
    const isApplied = rules.riskTolerance === options.riskTolerance;
    const tolerance: RuleResult = {
      playbookId: id,
      kind: 'risk-tolerance',
      rule: riskToleranceLabel(rules.riskTolerance),
      outcome: isApplied ? 'met' : 'not-applicable',
      explanation: isApplied
        ? `The analysis was made with it.`
        : options.riskTolerance === strictest
          ? `Another playbook asks for ${applied}, which is stricter and applies.`
          : `The analysis was asked for with another tolerance: ${applied}.`,
      evidence: [],
    };
    if (!rules.contractTypes.length) return [tolerance];
    const isOfType = rules.contractTypes.some(isSameType);
    return [
      tolerance,
      {
        playbookId: id,
        kind: 'contract-types',
        rule: rules.contractTypes.map(contractTypeLabel).join(', ').slice(0, 2_000),
        outcome: isOfType ? 'met' : 'not-applicable',
        explanation: isOfType
          ? `The clause is of one of these types: ${contractTypeLabel(type)}.`
          : 'The clause was not given as one of these types.',
        evidence: [],
      },
    ];
  });
};

/**
 * Holds a text against the playbooks that apply, without their templates. The same text and playbooks always give
 * the same reading.
 * @param canAssess false where the text was not understood: keywords that stand there still count, all else is open
 */
export const applyPlaybooks = (
  read: ReadText,
  playbooks: readonly PlaybookGuidance[],
  found: {
    readonly categories: readonly string[];
    readonly hazards: readonly FoundHazard[];
    readonly mainCovers: readonly KindCover[];
  },
  canAssess = true,
): PlaybookReading => {
  if (!playbooks.length) return noPlaybooks;
  const index = indexText(read.text, read.lower);
  const reading = canAssess ? readMatters(read, index, found.categories) : undefined;
  const focus = findFocus(playbooks, reading);
  const avoidance = findAvoided(read, index, playbooks, canAssess);
  const preference = findPreferred(read, index, playbooks, canAssess);
  const instructions = assessInstructions(playbooks, reading, found.hazards);
  const rules = [
    ...focus.rules,
    ...avoidance.rules,
    ...preference.rules,
    ...instructions.rules,
    ...settingsOf(playbooks, read),
  ];
  const positions = findPositions(playbooks, reading, {
    kinds: found.mainCovers.map(({ kind }) => kind),
    isWhole: read.isWhole,
  });
  const issues = joinBreaches(
    [...avoidance.breaches, ...instructions.breaches, ...positions.breaches],
    found.hazards,
    (hazard) => headingOf(read, hazard),
  );
  const place = new Map(playbooks.map(({ id }, at) => [id, at]));
  return {
    used: playbooks.map(({ id, name, version }) => ({ id, name, version })),
    rules: rules.toSorted((a, b) => place.get(a.playbookId)! - place.get(b.playbookId)!),
    breaches: issues.breaches,
    absorbed: issues.absorbed,
    gaps: joinGaps([...focus.gaps, ...instructions.gaps, ...positions.gaps], found.mainCovers),
    avoided: avoidance.avoided,
    absent: preference.absent,
    present: preference.present,
    focus: focus.focus,
    positions: positions.results,
    openPositions: positions.open,
    uncovered: positions.uncovered,
    fallbacks: positions.fallbacks,
    notes: preference.notes.map(sentenceCase),
  };
};
