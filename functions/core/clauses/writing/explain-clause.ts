import type { Analysis, Risk } from '../../../../shared/analysis.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { hazardWeight } from '../findings/score.ts';
import { headlineOf } from '../bearing/headline.ts';
import type { ReadText } from '../reading/read-text.ts';
import { inWords, listed, sentenceCase, snippet } from '../reading/sentence-tools.ts';
import type { Statement } from '../statements/statement.ts';
import { tellStatement } from '../statements/tell-statement.ts';

interface Told {
  readonly read: ReadText;
  readonly statements: readonly Statement[];
  readonly hazards: readonly FoundHazard[];
  readonly categories: readonly string[];
  readonly risks: readonly Risk[];
  readonly riskLevel: Analysis['riskLevel'];
  /** What the playbooks that apply make of the clause; empty where none does. */
  readonly aboutPlaybooks: string;
}

/** How many statements of the clause an explanation tells. */
const mostTold = 4;

/** A reader takes in so many words before the points themselves. */
const mostWords = 90;

const countWords = (text: string): number => text.split(' ').length;

const wordsUpTo = (chosen: readonly Telling[], index: number): number =>
  chosen.slice(0, index).reduce((sum, { text }) => sum + countWords(text), 0);

/** A kind of clause as it stands in the middle of a sentence: small, but for what is no word. */
const inSentence = (category: string): string =>
  category.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const opening = ({ read, categories, risks }: Told): string => {
  const side = read.parties.placed ? ` for ${read.parties.own}` : '';
  if (read.isWhole)
    return `This contract has ${inWords(read.sections.length)} sections and was read${side} section by section. It deals with ${listed(categories.slice(0, 6).map(inSentence)) || 'matters that were not recognized'}.`;
  // Of a clause without a finding of weight nothing is said as a whole: it would read as an all-clear.
  const own = read.parties.placed ? read.parties.own : 'a party';
  return risks.some(({ level }) => level !== 'low') ? `Parts of this clause work against ${own}.` : '';
};

/** What is told, where it stands, and how much it matters. */
interface Telling {
  readonly text: string;
  readonly start: number;
  readonly weight: number;
}

/**
 * What to tell: the gravest points by the statements that hold them, or by what they are where those are too long or hang
 * on others; then what either side must do. In the order of the text.
 */
const choose = ({ read, statements, hazards, risks }: Told): string[] => {
  const burdens = hazards.filter((found) => found.match && found.bearer !== 'counterpart');
  const points = burdens.map((found): Telling => {
    const { statement } = found.match!;
    const risk = risks.find(({ evidence }) => evidence.some(({ start }) => start === found.match!.places[0]?.start));
    const told = tellStatement(read, statement) ?? (risk && risk.level !== 'low' ? `${risk.title}.` : '');
    return { text: told, start: statement.start, weight: hazardWeight(found) };
  });
  const binding = statements.filter(({ force }) => force !== 'fact');
  const duties = binding.map((statement): Telling => ({
    text: tellStatement(read, statement) ?? '',
    start: statement.start,
    weight: statement.standing === 'unknown' ? 0 : 0.02,
  }));
  const seen = new Set<string>();
  return [...points, ...duties]
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start)
    .filter(({ text, start }) => {
      const isNew = !seen.has(text) && !seen.has(String(start));
      seen.add(text).add(String(start));
      return isNew;
    })
    .slice(0, mostTold)
    .filter(({ text }, index, chosen) => index === 0 || wordsUpTo(chosen, index) + countWords(text) <= mostWords)
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text);
};

/** How many statements are told by their headlines. */
const mostHeadlines = 2;

/** How much of a clause is quoted that no sentence of it could be told. */
const mostQuoted = 120;

/** What is said where every statement is too long or hangs on others: how its first sentences begin. */
const untold = ({ read, statements }: Told): string[] => {
  const heads = statements.flatMap(({ start, end, own }) =>
    own > 0 ? [] : (headlineOf(read, read.text.slice(start, end)) ?? []),
  );
  const told = heads.slice(0, mostHeadlines).map((head) => (head.endsWith('…') ? head : `${head}.`));
  return told.length ? told : [`It begins “${snippet(read.text, mostQuoted).replace(/[.…]+$/, '')}”.`];
};

/** What the clause means, in two to five short sentences made from what it says; the parties are called as it calls them. */
export const explainClause = (told: Told): string => {
  const said = choose(told);
  const lines = [
    ...[opening(told), told.aboutPlaybooks].filter((line) => line !== ''),
    ...(said.length || told.read.isWhole ? said : untold(told)),
  ];
  return lines.map(sentenceCase).join(' ');
};
