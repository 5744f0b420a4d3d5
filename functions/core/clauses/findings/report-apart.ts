import type { Analysis, Derivation, Evidence, Risk } from '../../../../shared/analysis.ts';
import type { Span } from '../reading/split-text.ts';
import type { ApartText } from '../reading/set-apart.ts';

/** Shown at most; a text may repeat such passages without end. */
const mostPassages = 12;

/** The id of the finding about what was set apart. */
export const addressedRiskId = 'risk-addressed-to-software';

const addressedRisk = ({ passages, hidesCharacters }: ApartText): Risk => ({
  id: addressedRiskId,
  level: 'low',
  title: "Text addressed to the reader's software",
  description: `${
    hidesCharacters
      ? 'The text holds characters that no reader sees, or words meant for a program that reads along.'
      : 'These words speak to a program that reads along, not to the parties.'
  } They were not followed and count nowhere in this analysis. Ask who put them there, and have them struck.`,
  evidence: passages.slice(0, mostPassages),
  verified: true,
});

/**
 * The analysis of what was left of a text, with every place moved to where it stands in the whole text, and one low
 * finding about what was set apart. Scores and findings stay as they are.
 */
export const joinApart = (analysis: Analysis, apart: ApartText, whole: string): Analysis => {
  const moved = ({ start, end }: Evidence): Evidence => {
    const [from, to] = [apart.place(start), apart.place(end - 1) + 1];
    return { quote: whole.slice(from, to), start: from, end: to };
  };
  const movedSpan = <Place extends Span>(place: Place): Place => ({
    ...place,
    start: apart.place(place.start),
    end: place.end > place.start ? apart.place(place.end - 1) + 1 : apart.place(place.start),
  });
  const movedIn = <
    Finding extends { readonly evidence: readonly Evidence[]; readonly derivation?: Derivation | undefined },
  >(
    finding: Finding,
  ) => ({
    ...finding,
    evidence: finding.evidence.map(moved),
    ...(finding.derivation ? { derivation: movedSpan(finding.derivation) } : {}),
  });
  const starts = analysis.sections.map(({ start }, index) => (index ? apart.place(start) : 0));
  const { suggestedImprovement } = analysis;
  return {
    ...analysis,
    risks: [...analysis.risks.map(movedIn), ...(apart.passages.length ? [addressedRisk(apart)] : [])],
    benefits: analysis.benefits.map(movedIn),
    missingElements: analysis.missingElements.map(movedIn),
    notUnderstood: analysis.notUnderstood.map(moved),
    keyFacts: analysis.keyFacts.map((fact) => ({ ...fact, evidence: moved(fact.evidence) })),
    sections: analysis.sections.map((section, index) => ({
      ...section,
      start: starts[index]!,
      end: starts[index + 1] ?? whole.length,
    })),
    playbookRules: analysis.playbookRules.map(movedIn),
    positionResults: analysis.positionResults.map(movedIn),
    uncovered: analysis.uncovered.map(movedIn),
    templateComparisons: analysis.templateComparisons.map((comparison) => ({
      ...comparison,
      deviations: comparison.deviations.map(movedIn),
    })),
    suggestedImprovement: apart.passages.length
      ? {
          ...suggestedImprovement,
          // What is addressed to software is left out of the suggestion, so its changes are not places of the whole text.
          changes: [],
          explanation: `${suggestedImprovement.explanation} The text addressed to software is left out of it.`,
        }
      : { ...suggestedImprovement, changes: suggestedImprovement.changes.map(movedSpan) },
  };
};
