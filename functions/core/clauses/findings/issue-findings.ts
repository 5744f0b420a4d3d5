import type { Burden, Bearer } from '../knowledge/hazard.ts';
import type { Issue } from '../knowledge/issue.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { IssueMatch } from './find-issues.ts';

const bearers: Readonly<Record<Issue['bears'], Bearer>> = {
  actor: 'subject',
  other: 'counterpart',
  taker: 'taker',
  giver: 'giver',
  both: 'both',
};

const burdens = new Map<Issue, Burden>();

const burdenOf = (issue: Issue): Burden => {
  const known = burdens.get(issue);
  if (known) return known;
  const { id, category, title, level, why, gain, ask } = issue;
  const burden: Burden = {
    id,
    category,
    title,
    level,
    why,
    ask,
    bears: bearers[issue.bears],
    ...(gain ? { gain } : {}),
  };
  burdens.set(issue, burden);
  return burden;
};

const writtenActor = (read: ReadText, { statement }: IssueMatch): string => {
  if (!statement.actor) return '';
  const at = read.lower.indexOf(statement.actor.word, statement.sentence.start);
  return at < 0 ? statement.actor.word : read.text.slice(at, at + statement.actor.word.length);
};

/** A match as scores, reports and rewrites take it. */
export const findingOf = (read: ReadText, match: IssueMatch): FoundHazard => ({
  hazard: burdenOf(match.issue),
  sentence: match.statement.sentence,
  at: match.places[0]!,
  level: match.level,
  bearer: match.bearer,
  actor: writtenActor(read, match),
  softened: false,
  match,
});

/** Numbers that contracts write in words, where a unit follows. */
const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|twenty-four|thirty|thirty-six|forty-five|forty-eight|sixty|ninety';

const figure = new RegExp(
  String.raw`(?:[$€£] ?\d[\d,.]*(?: (?:million|thousand))?|(?:\w+[- ](?:and )?){0,3}\(?\d[\d,.]*%?\)? ?(?:per ?cent|percent|%|business days?|working days?|days?|weeks?|months?|years?|hours?)|\b(?:${spelled})[- ](?:business days?|working days?|days?|weeks?|months?|years?|hours?|per ?cent|percent))`,
  'i',
);

/** The first figure that the operative words state, as the text writes it. */
export const figureIn = (quote: string): string | undefined => {
  const found = figure.exec(quote)?.[0];
  return found
    ?.replace(
      /^(?:(?!one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[a-z]+[- ])+/i,
      '',
    )
    .trim();
};

/** The text of an issue with the parties' names and the figure its words state; what needs a figure goes where there is none. */
export const withFigure = (text: string, quote: string): string => {
  const stated = figureIn(quote);
  return text
    .replace(/\[\[([^\]]*)\]\]/g, (_, optional: string) => (stated ? optional : ''))
    .replace(/\{figure\}/g, stated ?? 'the stated figure');
};
