import type { Evidence, RuleResult } from '../../../../shared/analysis.ts';
import { splitSentences } from '../reading/split-text.ts';
import type { ReadText, Sentence } from '../reading/read-text.ts';
import { foldText } from '../reading/fold-text.ts';
import { collectEntries, entryKey, plainPlaces } from './avoidance.ts';
import { figuresOf, isSameFigure } from './figures.ts';
import { findPhrase, indexText, wordsOf, type PhraseIndex, type Word } from './phrase-index.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { namedPlaybooks, type AbsentWording } from './playbook-reading.ts';
import { isSameWord } from './word-forms.ts';
import { countShared, masksOf } from './word-masks.ts';

/** From this share of a wording's words, in order, a sentence says the same; from the lower one it says something close. */
const sameShare = 0.85;
const nearShare = 0.6;
/** Fewer words than this must stand as they are: a changed word of three is another wording. */
const fewestWords = 6;
/** Longer wordings are compared by their beginning. */
const mostWords = 150;

/** The longest run of words, in order, that two texts share: how many, and where the first and last stand in `inside`. */
export const sharedWords = (wanted: readonly Word[], inside: readonly Word[]) => {
  const columns = inside.length + 1;
  const lengths = new Uint16Array((wanted.length + 1) * columns);
  for (let i = wanted.length - 1; i >= 0; i -= 1)
    for (let j = inside.length - 1; j >= 0; j -= 1)
      lengths[i * columns + j] = isSameWord(wanted[i]!.word, inside[j]!.word)
        ? lengths[(i + 1) * columns + j + 1]! + 1
        : Math.max(lengths[(i + 1) * columns + j]!, lengths[i * columns + j + 1]!);
  const matched: Word[] = [];
  for (let i = 0, j = 0; i < wanted.length && j < inside.length;) {
    if (isSameWord(wanted[i]!.word, inside[j]!.word)) {
      matched.push(inside[j]!);
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * columns + j]! >= lengths[i * columns + j + 1]!) i += 1;
    else j += 1;
  }
  return { count: matched.length, start: matched[0]?.start ?? 0, end: matched.at(-1)?.end ?? 0 };
};

const negations = (lower: string): number =>
  (lower.match(/\b(?:not|no|never|neither|nor|without|unless|except)\b/g) ?? []).length;

/** True where the same words come with other figures or a negation of their own, and so say something else. */
const saysOtherwise = (wording: string, passage: string): boolean => {
  const given = figuresOf(passage);
  return (
    negations(foldText(wording)) !== negations(foldText(passage)) ||
    figuresOf(wording).some((figure) => !given.some((other) => isSameFigure(figure, other)))
  );
};

/** Articles make no difference to what a wording says. */
export const withoutArticles = (words: readonly Word[]): Word[] =>
  words.filter(({ word }) => !/^(?:an?|the)$/.test(word));

const sentenceWords = new WeakMap<Sentence, { inside: readonly Word[]; held: ReadonlySet<string> }>();

/** The words of a sentence without articles, read once. */
export const wordsIn = (sentence: Sentence) => {
  let words = sentenceWords.get(sentence);
  if (!words) {
    const inside = withoutArticles(wordsOf(sentence.lower));
    words = { inside, held: new Set(inside.map(({ word }) => word)) };
    sentenceWords.set(sentence, words);
  }
  return words;
};

interface Presence {
  readonly state: 'present' | 'near' | 'absent';
  readonly evidence: readonly Evidence[];
}

/** How one sentence of a wording stands in a text. */
const lookFor = (wording: string, index: PhraseIndex, sentences: ReadText['sentences']): Presence => {
  const meant = plainPlaces(index.lower, findPhrase(index, wording.replace(/[.;:,\s]+$/, ''), 20));
  if (meant.length) return { state: 'present', evidence: meant };
  const wanted = withoutArticles(wordsOf(foldText(wording))).slice(0, mostWords);
  if (wanted.length < fewestWords) return { state: 'absent', evidence: [] };
  const wantedSet = new Set(wanted.map(({ word }) => word));
  const maskOf = masksOf(wanted.map(({ word }) => word));
  let best: { share: number; start: number; end: number } | undefined;
  for (const sentence of sentences) {
    // Only sentences that share half the words at all are worth comparing in order.
    const { inside, held } = wordsIn(sentence);
    const common = [...wantedSet].filter((word) => held.has(word)).length;
    if (common < wantedSet.size * (nearShare - 0.2)) continue;
    const share = countShared(maskOf, wanted.length, inside) / wanted.length;
    if (share <= (best?.share ?? nearShare - 0.001)) continue;
    const { start, end } = sharedWords(wanted, inside);
    best = { share, start: sentence.start + start, end: sentence.start + end };
  }
  if (!best) return { state: 'absent', evidence: [] };
  const quote = index.text.slice(best.start, best.end);
  const evidence = [{ quote, start: best.start, end: best.end }];
  return { state: best.share >= sameShare && !saysOtherwise(wording, quote) ? 'present' : 'near', evidence };
};

/** A wording of several sentences stands in a text where each of them does. */
export const presenceOf = (wording: string, index: PhraseIndex, sentences: ReadText['sentences']): Presence => {
  const parts = splitSentences(wording).map(({ start, end }) => wording.slice(start, end));
  const found = (parts.length ? parts : [wording]).map((part) => lookFor(part, index, sentences));
  const evidence = found.flatMap((part) => part.evidence);
  if (found.every(({ state }) => state === 'present')) return { state: 'present', evidence };
  return { state: evidence.length ? 'near' : 'absent', evidence };
};

interface Preference {
  readonly absent: readonly AbsentWording[];
  readonly present: readonly string[];
  readonly rules: readonly RuleResult[];
  readonly notes: readonly string[];
}

/**
 * Looks for every wording that playbooks prefer. Where a playbook avoids what another prefers, avoiding wins.
 * @param canAssess false where the text could not be read
 */
export const findPreferred = (
  read: Pick<ReadText, 'sentences'>,
  index: PhraseIndex,
  playbooks: readonly PlaybookGuidance[],
  canAssess: boolean,
): Preference => {
  const avoided = collectEntries(playbooks, ({ rules }) => rules.avoidanceKeywords);
  const results = new Map(
    collectEntries(playbooks, ({ rules }) => rules.preferredLanguage).map(({ entry, playbooks: names }) => {
      const inside = indexText(entry);
      const against = avoided.find((keyword) => findPhrase(inside, keyword.entry, 1).length > 0);
      const presence = against || !canAssess ? undefined : presenceOf(entry, index, read.sentences);
      return [entryKey(entry), { wording: entry, names, against, presence }] as const;
    }),
  );
  const all = [...results.values()];
  const rules = playbooks.flatMap((playbook) =>
    playbook.rules.preferredLanguage.map((wording): RuleResult => {
      const { against, presence } = results.get(entryKey(wording)) ?? {};
      const result = {
        playbookId: playbook.id,
        kind: 'preferred-language',
        rule: wording,
        evidence: [] as Evidence[],
      } as const;
      if (against)
        return {
          ...result,
          outcome: 'not-applicable',
          explanation: `It holds “${against.entry}”, which ${namedPlaybooks(against.playbooks)} asks to avoid. Avoiding is stricter and wins.`,
        };
      if (!presence)
        return {
          ...result,
          outcome: 'not-assessed',
          explanation: 'The text was not understood, so nothing is claimed about it.',
        };
      if (presence.state === 'present')
        return {
          ...result,
          outcome: 'met',
          explanation: 'The clause says it.',
          evidence: presence.evidence.slice(0, 3),
        };
      if (presence.state === 'near')
        return {
          ...result,
          outcome: 'deviates',
          explanation: 'The clause says something close to it in other words or with other figures.',
          evidence: presence.evidence.slice(0, 3),
        };
      return {
        ...result,
        outcome: 'missing',
        explanation: 'The clause does not say it. The suggested clause does where it fits.',
      };
    }),
  );
  return {
    rules,
    present: all.flatMap(({ wording, presence }) => (presence?.state === 'present' ? [wording] : [])),
    absent: all.flatMap(({ wording, names, presence }): AbsentWording[] =>
      presence && presence.state !== 'present'
        ? [{ wording, playbooks: names, near: presence.evidence.length === 1 ? presence.evidence[0] : undefined }]
        : [],
    ),
    notes: all.flatMap(({ wording, names, against }) =>
      against
        ? [
            `The wording “${wording}” that ${namedPlaybooks(names)} prefers holds “${against.entry}”, which ${namedPlaybooks(against.playbooks)} avoids: avoiding wins.`,
          ]
        : [],
    ),
  };
};
