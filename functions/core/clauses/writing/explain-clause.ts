import type { Analysis, Risk } from '../../../../shared/analysis.ts';
import type { FoundHazard } from '../findings/find-hazards.ts';
import { hazardWeight } from '../findings/score.ts';
import type { ReadText } from '../reading/read-text.ts';
import { inWords, listed, sentenceCase } from '../reading/sentence-tools.ts';
import type { Statement } from '../statements/statement.ts';
import { tellStatement } from './tell-statements.ts';

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
const mostTold = 3;

/** A kind of clause as it stands in the middle of a sentence: small, but for what is no word. */
const inSentence = (category: string): string =>
  category.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const opening = ({ read, categories, risks }: Told): string => {
  const side = read.parties.placed ? ` for ${read.parties.own}` : '';
  if (read.isWhole)
    return `This contract has ${inWords(read.sections.length)} sections and was read${side} section by section. It deals with ${listed(categories.slice(0, 6).map(inSentence)) || 'matters that were not recognized'}.`;
  const grave = risks.filter(({ level }) => level !== 'low').length;
  const about = categories.length
    ? `This clause deals with ${listed(categories.slice(0, 2).map(inSentence))}`
    : 'The kind of this clause was not recognized';
  const found = grave
    ? `${grave === 1 ? 'one point' : `${inWords(grave)} points`} in it ${grave === 1 ? 'works' : 'work'} against ${read.parties.placed ? read.parties.own : 'a party'}`
    : 'nothing found in it works strongly against your side';
  return `${about}; ${found}.`;
};

/** The statements to tell: those that burden the reader most, then what either side must do, in the order of the text. */
const choose = ({ read, statements, hazards }: Told): string[] => {
  const weight = new Map<Statement, number>();
  for (const found of hazards) {
    if (!found.match || found.bearer === 'counterpart') continue;
    const { statement } = found.match;
    weight.set(statement, Math.max(weight.get(statement) ?? 0, hazardWeight(found)));
  }
  const told = statements.flatMap((statement) => {
    const text = tellStatement(read, statement);
    return text
      ? [{ statement, text, weight: (weight.get(statement) ?? 0) + (statement.standing === 'unknown' ? 0 : 0.02) }]
      : [];
  });
  return told
    .toSorted((a, b) => b.weight - a.weight || a.statement.start - b.statement.start)
    .slice(0, mostTold)
    .sort((a, b) => a.statement.start - b.statement.start)
    .map(({ text }) => text);
};

/** What the clause means, in two to five short sentences made from what it says; the parties are called as it calls them. */
export const explainClause = (told: Told): string => {
  const lines = [opening(told), ...(told.aboutPlaybooks ? [told.aboutPlaybooks] : []), ...choose(told)];
  return lines.map(sentenceCase).join(' ');
};
