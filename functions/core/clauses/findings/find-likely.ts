import type { RiskLevel } from '../../../../shared/analysis.ts';
import type { Bearing } from '../bearing/bearing-model.ts';
import { burdenFixOf, burdenKindOf, burdenWords } from '../bearing/burden-kinds.ts';
import kept from '../bearing/kept.json' with { type: 'json' };
import { headlineOf } from '../bearing/headline.ts';
import type { Issue } from '../knowledge/issue.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import { tellStatement } from '../statements/tell-statement.ts';
import type { FoundHazard } from './find-hazards.ts';
import type { Stated } from './find-stated.ts';
import { quoteWhole, type IssueMatch } from './find-issues.ts';

/*
 * Rules name the burdens that they know. What they do not name is told by what the statement itself says, where words,
 * force and side make it likely that a lawyer of the reader's side would raise it.
 */

/** From this likelihood on a statement is listed as a burden of the level. */
const burdenFrom = { low: 0.44, medium: 0.6 } as const;
/** From this likelihood on that a lawyer would call it grave, a listed statement is high. */
const highFrom = 0.5;
/** From this likelihood on a statement is told as a benefit. */
const benefitFrom = 0.4;

/** Whether a rule has found something in a statement. */
const isNamed = (statement: Statement, matches: readonly IssueMatch[]): boolean =>
  matches.some(({ hit }) => hit.start < statement.end && statement.start < hit.end);

/** A statement that begins with its verb, under the name of whoever acts. */
const withActor = (read: ReadText, { standing }: Statement, text: string): string => {
  const { own, counterpart } = read.parties;
  const name = standing === 'own' ? own : standing === 'counterpart' ? counterpart : undefined;
  return name && /^(?:shall|must|may|will)\b/i.test(text)
    ? `${name} ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/ shall\b/, ' must')
    : text;
};

/** The term that a definition, or a limb of one, is about. */
const termOf = (read: ReadText, { sentence, start, end }: Statement): string | undefined =>
  /["“]([^"”]{2,60})["”]/.exec(read.text.slice(Math.min(sentence.start, start), end))?.[1];

/** Words that draw a term narrow, and words that stretch it. */
const narrowing =
  /\b(?:only|solely|exclusive of|excluding|other than|as a whole|limited to|provided that|but (?:does|do|shall) not)\b/;
const stretching =
  /\b(?:any|every|whether or not|including|in whatever|of any kind|directly or indirectly|from time to time|or otherwise|irrespective|however)\b/;

const headingOfTerm = (term: string, { words }: Statement): string => {
  if (narrowing.test(words)) return `The term “${term}” is drawn narrow`;
  return stretching.test(words) ? `The term “${term}” reaches wide` : `What the term “${term}” covers`;
};

/** What a statement says as a heading, or what its kind is called where that cannot be told in short. */
const headed = (read: ReadText, statement: Statement, title: string): string => {
  const term = statement.force === 'definition' ? termOf(read, statement) : undefined;
  if (term) return headingOfTerm(term, statement);
  const words = read.text.slice(statement.start, statement.end).trim();
  const told = tellStatement(read, statement) ?? (statement.own > 0 ? undefined : words);
  return (told && headlineOf(read, withActor(read, statement, told))) ?? title;
};

const matchOf = (
  read: ReadText,
  statement: Statement,
  words: Omit<Issue, 'topic' | 'rules' | 'bears' | 'category'>,
  likelihood: number,
): IssueMatch => {
  const quote = quoteWhole(read, statement);
  return {
    issue: { topic: 'bearing', category: 'Terms to settle', bears: 'taker', rules: [], ...words },
    statement,
    level: words.level,
    bearer: 'own',
    places: [quote],
    hit: { start: quote.start, end: quote.end },
    likelihood,
  };
};

const levelOf = ({ burden, grave }: Bearing): RiskLevel =>
  burden < burdenFrom.medium ? 'low' : grave >= highFrom ? 'high' : 'medium';

/** What the other side must do, may not do or gives up serves the reader: four in five of such statements are none to raise. */
const bindsOther = ({ standing, force }: Statement): boolean =>
  standing === 'counterpart' && /^(?:duty|ban|promise|transfer|waiver|no-right|acknowledgement)$/.test(force);

/** The statements that no rule names and a lawyer of the reader's side would likely raise. */
export const findLikelyBurdens = (
  { read, statements, matches }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = matches.filter(({ bearer }) => bearer !== 'counterpart');
  return statements.flatMap((statement) => {
    const bearing = bearingOf.get(statement)!;
    if (bearing.burden < burdenFrom.low || bearing.benefit > bearing.burden) return [];
    if (bindsOther(statement) || isNamed(statement, named)) return [];
    const kind = burdenKindOf(statement);
    const { why, ask, title } = burdenWords[kind];
    const level = levelOf(bearing);
    return [
      matchOf(
        read,
        statement,
        {
          id: `likely-${kind}-${statement.start}`,
          title: headed(read, statement, title),
          level,
          why,
          ask,
          fix: burdenFixOf(kind, statement),
        },
        bearing.burden,
      ),
    ];
  });
};

const keptKindOf = ({ standing, force }: Statement): keyof typeof kept => {
  if (standing === 'counterpart' && (force === 'duty' || force === 'promise')) return 'duty-of-other';
  if (standing === 'counterpart' && (force === 'ban' || force === 'no-right')) return 'ban-of-other';
  if (standing === 'own' && force === 'right') return 'right';
  return standing === 'own' && force === 'no-duty' ? 'free' : 'rule';
};

/** The statements that no rule names and a lawyer of the reader's side would likely fight to keep. */
export const findLikelyBenefits = (
  { read, statements, benefits }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): IssueMatch[] => {
  if (!read.parties.placed) return [];
  const named = benefits.filter(({ bearer }) => bearer !== 'counterpart');
  return statements.flatMap((statement) => {
    const bearing = bearingOf.get(statement)!;
    if (bearing.benefit < benefitFrom || bearing.burden > bearing.benefit || isNamed(statement, named)) return [];
    const kind = keptKindOf(statement);
    const title = headed(read, statement, kept[kind]);
    return [
      matchOf(
        read,
        statement,
        { id: `kept-${kind}-${statement.start}`, title, level: 'medium', why: '', ask: '', fix: undefined },
        bearing.benefit,
      ),
    ];
  });
};

/**
 * Below the first likelihood that a statement bears on the side, by its wording alone, a rule has taken harmless words for
 * a burden, and its finding goes; below the second it is milder than its rule says. In clauses that no rule was written
 * from, none of ten findings below the first was one a lawyer would raise, and half of those below the second.
 */
const wordingFrom = { listed: 0.2, full: 0.3 } as const;

/** A statement that reads like the examples of its issue is what its rule says, however mild its words. */
const alike = 0.85;

const milder: Readonly<Record<RiskLevel, RiskLevel>> = { high: 'medium', medium: 'low', low: 'low' };

/**
 * What a rule praises in a statement is not told where a lawyer would hardly fight to keep it, nor where they would rather
 * raise it: in clauses that no rule was written from, one in seven of such benefits was one.
 */
const isKept = (statement: Statement, bearingOf: ReadonlyMap<Statement, Bearing>): boolean => {
  const bearing = bearingOf.get(statement);
  if (!bearing) return true;
  return bearing.benefit >= keptFrom.raised || (bearing.benefit >= keptFrom.least && bearing.burden < keptFrom.below);
};

const keptFrom = { least: 0.2, raised: 0.45, below: 0.52 } as const;

/** The protections that rules find, held against what their statements make likely. */
export const keepLikely = (
  { read, benefits }: Stated,
  bearingOf: ReadonlyMap<Statement, Bearing>,
): readonly IssueMatch[] =>
  read.parties.placed ? benefits.filter(({ statement }) => isKept(statement, bearingOf)) : benefits;

/** A burden of the other side that is no gain to tell of. */
const withoutGain = (found: FoundHazard): FoundHazard => {
  const { gain: _, ...hazard } = found.hazard;
  return { ...found, hazard };
};

/** The findings of rules, held against what their wording makes likely. */
export const temperByWording = (
  hazards: readonly FoundHazard[],
  bearingOf: ReadonlyMap<Statement, Bearing>,
): readonly FoundHazard[] =>
  hazards.flatMap((found) => {
    const statement = found.match?.statement;
    if (!statement) return [found];
    if (found.bearer === 'counterpart') return [isKept(statement, bearingOf) ? found : withoutGain(found)];
    const wording = bearingOf.get(statement)?.wording ?? 1;
    if (wording >= wordingFrom.full || (found.match.likeness ?? 1) >= alike) return [found];
    return wording < wordingFrom.listed ? [] : [{ ...found, level: milder[found.level] }];
  });
