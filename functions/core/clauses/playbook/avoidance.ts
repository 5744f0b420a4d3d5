import type { Evidence, RuleResult } from '../../../../shared/analysis.ts';
import type { ReadText } from '../reading/read-text.ts';
import { around, inWords, sentenceCase, snippet } from '../reading/sentence-tools.ts';
import { foldText } from '../reading/fold-text.ts';
import { findPhrase, indexText, wordsOf, type PhraseIndex } from './phrase-index.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import {
  breachWeight,
  mildBreachWeight,
  namedPlaybooks,
  type AvoidedKeyword,
  type Breach,
} from './playbook-reading.ts';
import { isSameWord } from './word-forms.ts';

/** More places than this prove nothing more; how many there are is said. */
const mostShown = 25;
/** Rules keep fewer places than the risk: several playbooks may repeat them. */
const mostRulePlaces = 5;

/** Entries that differ only in case, spaces or typographic signs are one. */
export const entryKey = (entry: string): string => foldText(entry).replace(/\s+/g, ' ').trim();

/** The entries of one list over all playbooks, each once, with the names of the playbooks that hold it. */
export const collectEntries = (
  playbooks: readonly PlaybookGuidance[],
  entriesOf: (playbook: PlaybookGuidance) => readonly string[],
): { readonly entry: string; readonly playbooks: readonly string[] }[] => {
  const byKey = new Map<string, { entry: string; playbooks: string[] }>();
  for (const playbook of playbooks)
    for (const entry of entriesOf(playbook)) {
      const key = entryKey(entry);
      if (!key) continue;
      const known = byKey.get(key);
      if (known) known.playbooks.push(playbook.name);
      else byKey.set(key, { entry, playbooks: [playbook.name] });
    }
  return [...byKey.values()];
};

/** “non-exclusive”, “shall not automatically renew”: the word right before turns the keyword round. */
const turnedRound = /(?:\bnon[\s-]*|\b(?:not|never|no|nor)\s+(?:be\s+|to\s+|in any (?:way|event)\s+)?)$/;

/** True where the words before a place turn it round. */
const isTurnedRound = (lower: string, place: Evidence): boolean =>
  turnedRound.test(lower.slice(Math.max(0, place.start - 30), place.start));

/** The places of a keyword at which nothing turns it round. */
export const plainPlaces = (lower: string, places: readonly Evidence[]): Evidence[] =>
  places.filter((place) => !isTurnedRound(lower, place));

/** A preferred wording that ends in the keyword's last word can stand in its place: “best efforts”, “reasonable efforts”. */
const replacementFor = (
  keyword: string,
  preferred: readonly string[],
  isAllowed: (wording: string) => boolean,
): string | undefined => {
  const last = wordsOf(foldText(keyword)).at(-1)?.word;
  return preferred.find((wording) => {
    const words = wordsOf(foldText(wording));
    return (
      last !== undefined &&
      words.length > 1 &&
      words.length <= 6 &&
      isSameWord(words.at(-1)!.word, last) &&
      isAllowed(wording)
    );
  });
};

interface Avoidance {
  readonly avoided: readonly AvoidedKeyword[];
  readonly breaches: readonly Breach[];
  readonly rules: readonly RuleResult[];
}

/**
 * Looks for every keyword that playbooks avoid. Each that the text uses is a breach which quotes all its places.
 * @param canAssess false where the text could not be read: then absence proves nothing
 */
export const findAvoided = (
  read: Pick<ReadText, 'text' | 'sentences'>,
  index: PhraseIndex,
  playbooks: readonly PlaybookGuidance[],
  canAssess: boolean,
): Avoidance => {
  const entries = collectEntries(playbooks, ({ rules }) => rules.avoidanceKeywords);
  const keywords = entries.map((entry) => entry.entry);
  const preferred = playbooks.flatMap(({ rules }) => rules.preferredLanguage);
  const isAllowed = (wording: string) => {
    const inside = indexText(wording);
    return !keywords.some((keyword) => findPhrase(inside, keyword, 1).length);
  };
  const avoided = entries.map(({ entry, playbooks: names }): AvoidedKeyword => {
    const places = findPhrase(index, entry);
    return {
      keyword: entry,
      playbooks: names,
      places,
      instead: places.length ? replacementFor(entry, preferred, isAllowed) : undefined,
    };
  });
  const breaches = avoided.flatMap(({ keyword, playbooks: names, places, instead }, at): Breach[] => {
    const plain = plainPlaces(index.lower, places);
    const first = plain[0] ?? places[0];
    if (!first) return [];
    const isMild = !plain.length;
    const sentence = read.sentences.find(({ start, end }) => first.start >= start && first.start < end);
    const span = sentence ? around(read.text, sentence, first.start, first.end, 150) : first;
    const times = places.length > 1 ? ` in ${inWords(places.length)} places` : '';
    const mild = isMild
      ? ' The word before it turns it round here, so it weighs little; check that this is meant.'
      : '';
    return [
      {
        id: `risk-playbook-keyword-${at + 1}`,
        title: `Avoided wording: “${keyword}”`,
        description: `${sentenceCase(namedPlaybooks(names))} asks to avoid “${keyword}”. The clause uses it${times}: “${snippet(read.text.slice(span.start, span.end), 170).replace(/[.;,:]+$/, '')}”.${mild}`,
        evidence: places.slice(0, mostShown),
        weight: isMild ? mildBreachWeight : breachWeight,
        ask: instead
          ? `Ask for “${instead}” instead, which the playbook prefers.`
          : `Ask to strike “${keyword}” or to say it in words the playbook allows.`,
        matter: keyword,
        source: `${sentenceCase(namedPlaybooks(names))}, avoided wording “${keyword}”`,
      },
    ];
  });
  const byKey = new Map(avoided.map(({ keyword, places }) => [entryKey(keyword), places]));
  const rules = playbooks.flatMap((playbook) =>
    playbook.rules.avoidanceKeywords.map((keyword): RuleResult => {
      const places = byKey.get(entryKey(keyword)) ?? [];
      return {
        playbookId: playbook.id,
        kind: 'avoidance-keyword',
        rule: keyword,
        outcome: places.length ? 'deviates' : canAssess ? 'met' : 'not-assessed',
        explanation: places.length
          ? `The clause uses it${places.length > 1 ? ` in ${inWords(places.length)} places` : ''}.`
          : canAssess
            ? 'The clause does not use it in any form.'
            : 'The text was not understood, so that other forms of it could stand there.',
        evidence: places.slice(0, mostRulePlaces),
      };
    }),
  );
  return { avoided, breaches, rules };
};
