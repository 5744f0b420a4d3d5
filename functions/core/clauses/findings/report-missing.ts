import type { MissingElement } from '../../../../shared/analysis.ts';
import type { Gap } from '../knowledge/gap.ts';
import type { ReadText } from '../reading/read-text.ts';
import { sentenceCase } from '../reading/sentence-tools.ts';
import type { Statement } from '../statements/statement.ts';
import { askElements } from './ask-elements.ts';
import type { KindCover } from './find-elements.ts';
import { withParties } from './party-grammar.ts';

/** Two titles that share so many words of substance speak of the same thing. */
const mostShared = 2;

const stems = (title: string): readonly string[] =>
  [...title.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 6));

const sharedWords = (one: string, other: string): number => {
  const known = new Set(stems(one));
  return new Set(stems(other).filter((stem) => known.has(stem))).size;
};

/** What a duty of secrecy leaves out has one name by its topic and another by its kind. */
const exclusions = /\bexclusions?\b/i;

const importanceOrder = { critical: 0, important: 1, other: 2 } as const;

const gapOf = (read: ReadText, gap: Gap): MissingElement => ({
  id: `missing-${gap.topic}-${gap.id}`,
  category: gap.category,
  title: withParties(gap.title, read.parties.own, read.parties.counterpart),
  description: withParties(gap.why, read.parties.own, read.parties.counterpart),
  importance: gap.importance,
  evidence: [],
  verified: true,
});

/** What the clause lacks: what its own wording calls for, then what its kind usually holds; the gravest first. */
export const reportMissing = (
  read: ReadText,
  statements: readonly Statement[],
  gaps: readonly Gap[],
  covers: readonly KindCover[],
  most: number,
): MissingElement[] => {
  const ofKind = covers.flatMap((cover) =>
    askElements(read, statements, cover).map((element) => ({
      id: `missing-${cover.kind.id}-${element.id}`,
      title: element.title,
      description: sentenceCase(element.why),
      importance: element.importance,
      evidence: [],
      verified: true,
    })),
  );
  const asksExclusions = ofKind.some(({ title }) => exclusions.test(title));
  const ofTopics = gaps
    .map((gap) => gapOf(read, gap))
    .filter(({ title }) => !(asksExclusions && exclusions.test(title)));
  const isSaidAlready = ({ title }: MissingElement): boolean =>
    ofTopics.some((gap) => sharedWords(gap.title, title) >= mostShared);
  return [...ofTopics, ...ofKind.filter((element) => !isSaidAlready(element))]
    .sort((a, b) => importanceOrder[a.importance] - importanceOrder[b.importance])
    .slice(0, most);
};
