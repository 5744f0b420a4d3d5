import type { Analysis, Benefit, KeyFact, MissingElement, Risk } from '../../../../shared/analysis.ts';
import type { KindCover } from '../findings/find-elements.ts';
import type { ReadText } from '../reading/read-text.ts';
import { countDuties, inWords, listed, sentenceCase, snippet } from '../reading/sentence-tools.ts';

interface Told {
  readonly read: ReadText;
  readonly categories: readonly string[];
  readonly cover: KindCover | undefined;
  readonly risks: readonly Risk[];
  readonly benefits: readonly Benefit[];
  readonly missing: readonly MissingElement[];
  readonly riskLevel: Analysis['riskLevel'];
  /** What the playbooks that apply make of the clause; empty where none does. */
  readonly aboutPlaybooks: string;
}

const factText = (fact: KeyFact): string => `${fact.label.toLowerCase()} ${fact.value}`;

const opening = ({ read, categories, cover }: Told): string => {
  if (read.isWhole) {
    return `This text has ${inWords(read.sections.length)} sections and was read section by section. It deals with ${listed(categories.slice(0, 6)) || 'matters the engine does not name'}.`;
  }
  const kind = categories.slice(0, 3);
  const first = kind.length
    ? `This clause is about ${listed(kind)}.`
    : 'This reads like contract text, but its kind was not recognised, so a low score only says that no rule found a burden.';
  return cover ? `${first} Such wording on ${cover.kind.label} ${cover.kind.purpose}.` : first;
};

const parties = ({ read }: Told): string => {
  const duties = countDuties(read);
  const { own, counterpart, placed } = read.parties;
  if (!placed) return 'No side was named, so it is read from the outside.';
  const bound =
    duties.own > duties.counterpart
      ? `mostly binds ${own}`
      : duties.counterpart > duties.own
        ? `mostly binds ${counterpart}`
        : duties.own
          ? 'binds both sides about alike'
          : 'names no plain duty of either side';
  return `It is read for ${own}, with ${counterpart} across the table. It ${bound}.`;
};

/** What the clause means, in short plain sentences. It cites only figures that the clause itself states. */
export const explainClause = (told: Told): string => {
  const { read, risks, benefits, missing, riskLevel } = told;
  const lines = [opening(told), parties(told), ...(told.aboutPlaybooks ? [told.aboutPlaybooks] : [])];
  const facts = read.figures.slice(0, read.isWhole ? 5 : 4);
  if (facts.length) lines.push(`Figures in it: ${facts.map(factText).join('; ')}.`);
  const top = risks[0];
  if (top) {
    lines.push(`The main point to watch is ${top.title}.`, top.description);
    const others = [...new Set(risks.map((risk) => risk.title))].filter((title) => title !== top.title);
    if (others.length) lines.push(`Also look at ${listed(others.slice(0, 3))}.`);
  } else {
    const sentence = read.sentences[0];
    lines.push(`No burden for your side stands out.`);
    if (sentence) lines.push(`It begins: “${snippet(read.text.slice(sentence.start, sentence.end), 110)}”.`);
  }
  if (benefits[0]) lines.push(`In your favour: ${benefits[0].title}.`);
  if (missing.length) lines.push(`It does not say: ${listed(missing.slice(0, 3).map((element) => element.title))}.`);
  lines.push(sentenceCase(`taken together the risk is ${riskLevel}.`));
  return lines.join(' ');
};
