import type { Evidence, RuleResult } from '../../../../shared/analysis.ts';
import { listed, sentenceCase } from '../reading/sentence-tools.ts';
import { collectEntries, entryKey } from './avoidance.ts';
import { findMatter, partsOf, type MatterReading } from './find-matter.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { namedPlaybooks, type FocusArea, type Gap } from './playbook-reading.ts';

interface Focus {
  readonly focus: readonly FocusArea[];
  readonly gaps: readonly Gap[];
  readonly rules: readonly RuleResult[];
}

/**
 * Looks for every focus area of the playbooks: each is found, with the passages that deal with it, or missing.
 * @param reading undefined where the text could not be read
 */
export const findFocus = (playbooks: readonly PlaybookGuidance[], reading: MatterReading | undefined): Focus => {
  const entries = collectEntries(playbooks, ({ rules }) => rules.focusAreas).map(({ entry, playbooks: names }) => {
    const parts = partsOf(entry).map((part) => ({
      part,
      evidence: reading ? findMatter(part, reading).evidence : ([] as readonly Evidence[]),
    }));
    return {
      entry,
      names,
      evidence: parts.flatMap((part) => part.evidence),
      lacking: parts.filter(({ evidence }) => !evidence.length).map(({ part }) => part),
    };
  });
  const byKey = new Map(entries.map((found) => [entryKey(found.entry), found]));
  const rules = playbooks.flatMap((playbook) =>
    playbook.rules.focusAreas.map((area): RuleResult => {
      const { evidence = [], lacking = [] } = byKey.get(entryKey(area)) ?? {};
      const result = { playbookId: playbook.id, kind: 'focus-area', rule: area } as const;
      if (!reading)
        return {
          ...result,
          outcome: 'not-assessed',
          explanation: 'The text was not understood, so nothing is claimed about it.',
          evidence: [],
        };
      const shown = evidence.slice(0, 4);
      if (!evidence.length)
        return { ...result, outcome: 'missing', explanation: 'The clause does not deal with it.', evidence: [] };
      return lacking.length
        ? {
            ...result,
            outcome: 'deviates',
            explanation: `The clause deals with a part of it, but not with ${listed(lacking)}.`,
            evidence: shown,
          }
        : {
            ...result,
            outcome: 'met',
            explanation: 'The clause deals with it in the passages quoted.',
            evidence: shown,
          };
    }),
  );
  return {
    rules,
    focus: reading ? entries.map(({ entry, names, evidence }) => ({ matter: entry, playbooks: names, evidence })) : [],
    gaps: !reading
      ? []
      : entries
          .filter(({ lacking }) => lacking.length > 0)
          .map(({ entry, names, evidence, lacking }, at): Gap => ({
            id: `missing-playbook-focus-${at + 1}`,
            title: evidence.length ? sentenceCase(listed(lacking)) : entry,
            description: evidence.length
              ? `${sentenceCase(listed(lacking))} belongs to the focus area “${entry}” of ${namedPlaybooks(names)}, and the clause does not deal with it.`
              : `“${entry}” is a focus area of ${namedPlaybooks(names)}, and the clause does not deal with it.`,
            source: `${sentenceCase(namedPlaybooks(names))}, focus area “${entry}”`,
          })),
  };
};
