import type { Gap } from '../knowledge/gap.ts';
import { mattersOf } from '../knowledge/matters.ts';
import { oppositeStanding, type Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import { openingHeading } from '../reading/split-text.ts';
import type { Force, Statement } from '../statements/statement.ts';
import { isOfFragment } from '../statements/tell-statement.ts';
import { sieveTexts, type SievedText } from '../text/pattern-sieve.ts';
import { aboutShare, shareOf } from './about-matter.ts';
import type { IssueMatch } from './find-issues.ts';
import { once } from '../text/once.ts';

/** Whose burden nobody knows is the reader's only where nobody knows who the reader is. */
const burdensReader = (read: ReadText, bearer: Standing): boolean =>
  bearer === 'unknown' ? !read.parties.placed : bearer !== 'counterpart';

/** Whether an issue that a gap waits for burdens the reader. */
const hasIssue = (read: ReadText, { ifIssues }: Gap, matches: readonly IssueMatch[]): boolean =>
  matches.some(({ issue, bearer }) => ifIssues?.includes(issue.id) && burdensReader(read, bearer));

/** Whether what serves a side by its part in the exchange serves the reader; undefined where it serves by the burden. */
const servesByRole = (
  { parties: { giver, isSideHidden, isSideGuessed } }: ReadText,
  serves: NonNullable<Gap['plainly']>['serves'] | Gap['serves'],
): boolean | undefined => {
  if (serves === 'both') return true;
  // Where the text does not show who the reader is, nobody knows whom it would serve.
  if (isSideHidden || isSideGuessed) return false;
  if (serves === 'giver') return giver !== 'counterpart';
  return serves === 'taker' ? giver !== 'own' : undefined;
};

/** Whether what would fill a gap protects the reader. */
const servesReader = (read: ReadText, gap: Gap, matches: readonly IssueMatch[]): boolean =>
  servesByRole(read, gap.serves) ?? hasIssue(read, gap, matches);

const isOfForce = ({ force }: Statement, forces: Force | readonly Force[] | undefined): boolean =>
  !forces || (typeof forces === 'string' ? force === forces : forces.includes(force));

/** Forces that free whoever acts and so burden the other side. */
const freeing: ReadonlySet<Force> = new Set(['right', 'no-duty', 'exclusion']);

const isAbout = (read: ReadText, statements: readonly Statement[], matter: RegExp): boolean => {
  const heading = openingHeading(read.text).toLowerCase();
  if (heading && matter.test(heading)) return true;
  const share = shareOf(statements, ({ words }) => matter.test(words));
  if (heading) return share >= aboutShare.despiteHeading;
  return share >= aboutShare.usually || (statements[0] !== undefined && matter.test(statements[0].words));
};

/** Whether a clause is plainly one that calls for what a gap is about, and the reader is the one to ask for it. */
const isPlainCase = (read: ReadText, statements: readonly Statement[], gap: Gap, clause: SievedText): boolean => {
  const { plainly } = gap;
  if (!plainly || !clause.mayMatch(plainly.says)) return false;
  const telling = statements.filter(
    (statement) => isOfForce(statement, plainly.force) && plainly.says.test(statement.words),
  );
  if (!telling.length || !(plainly.and ?? []).every(clause.matches)) return false;
  if (!isAbout(read, statements, plainly.about)) return false;
  const serves = plainly.serves ?? gap.serves;
  if (read.parties.isSideHidden || read.parties.isSideGuessed) return serves === 'both';
  if (!read.parties.placed) return true;
  const byRole = servesByRole(read, serves);
  if (byRole !== undefined) return byRole;
  return telling.some(({ force, standing }) => {
    const bearer = freeing.has(force) ? oppositeStanding[standing] : standing;
    return bearer === 'both' || bearer === (serves === 'bearer' ? 'own' : 'counterpart');
  });
};

const knownMatters = new Map<Gap, readonly RegExp[]>();

/** How a clause speaks of what a gap is about, without the thing that is missing: "No cap on the rent" speaks of rent. */
const mattersOfGap = (gap: Gap): readonly RegExp[] =>
  once(knownMatters, gap, () => mattersOf(gap.title.replace(/^no \S+ /i, '')));

const patternsOf = ({ present, when = [], plainly }: Gap): readonly RegExp[] => [
  ...present,
  ...when,
  ...(plainly ? [plainly.says, ...(plainly.and ?? [])] : []),
];

const sieves = new Map<readonly Gap[], ReturnType<typeof sieveTexts>>();

/** Sifts the patterns of gaps by the letters they need; made when gaps are first looked for. */
const sieveOf = (gaps: readonly Gap[]): ReturnType<typeof sieveTexts> =>
  once(sieves, gaps, () => sieveTexts(gaps.flatMap(patternsOf)));

/**
 * From so many burdens of weight in one matter on a clause is about it: of what clauses with one lack by its rules, a
 * lawyer would ask for two in five, of what those with more lack for three in five.
 */
const aboutFrom = 2;

/** A clause of so few statements is about what burdens its reader in one of them. */
const fewStatements = 3;

/** Whether the clause is about the matter of a gap, by where it burdens its reader. */
const isAboutTopic = (gap: Gap, burdens: ReadonlyMap<string, number>, statements: number): boolean => {
  const inTopic = burdens.get(gap.topic) ?? 0;
  if (inTopic === 0) return false;
  return gap.importance === 'critical' || inTopic >= aboutFrom || (burdens.size === 1 && statements <= fewStatements);
};

/** How many issues of weight burden the reader, topic by topic. */
const countBurdens = (read: ReadText, matches: readonly IssueMatch[]): ReadonlyMap<string, number> => {
  const burdens = new Map<string, number>();
  for (const { issue, bearer, level } of matches)
    if (burdensReader(read, bearer) && level !== 'low') burdens.set(issue.topic, (burdens.get(issue.topic) ?? 0) + 1);
  return burdens;
};

/**
 * What a clause lacks, given what it holds, each under its title once. A gap that serves only the other side is never
 * named, nor is one in a matter that the clause only touches, unless it is critical.
 * @param matches the issues found in the clause
 */
export const findGaps = (
  read: ReadText,
  statements: readonly Statement[],
  matches: readonly IssueMatch[],
  gaps: readonly Gap[],
): Gap[] => {
  // A contract says elsewhere what one of its clauses does not; what it lacks as a whole is known by its type.
  if (read.isWhole) return [];
  // Of a clause whose beginning is missing nobody knows what it holds.
  if (statements[0] && isOfFragment(read, statements[0])) return [];
  const burdens = countBurdens(read, matches);
  const spokenOf = new Map<RegExp, boolean>();
  const clause = sieveOf(gaps)(statements.map(({ words }) => words).join('\n'));
  const isSpokenOf = (matter: RegExp): boolean => once(spokenOf, matter, () => matter.test(read.lower));
  const isCalledFor = (gap: Gap): boolean => {
    if (!gap.ifIssues && !gap.when) return false;
    if (!mattersOfGap(gap).every(isSpokenOf)) return false;
    if (gap.ifIssues && !hasIssue(read, gap, matches)) return false;
    if (gap.ifIssues && !isAboutTopic(gap, burdens, statements.length)) return false;
    const [first, ...others] = gap.when ?? [];
    if (first && !clause.mayMatch(first)) return false;
    if (first && !statements.some((statement) => isOfForce(statement, gap.force) && first.test(statement.words)))
      return false;
    return others.every(clause.matches) && servesReader(read, gap, matches);
  };
  const lacking = gaps.filter((gap) => {
    if (gap.types && !gap.types.includes(read.options.contractType)) return false;
    if (gap.present.some(clause.matches)) return false;
    return isCalledFor(gap) || isPlainCase(read, statements, gap, clause);
  });
  return lacking.filter(
    ({ title }, at) =>
      lacking.findIndex((gap) => gap.title === title) === at &&
      // "No notice and time to cure" is said by "No notice and time to cure before termination".
      !lacking.some((gap) => gap.title !== title && gap.title.startsWith(title)),
  );
};
