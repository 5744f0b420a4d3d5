import type { Gap } from '../knowledge/gap.ts';
import { isOfClause } from '../knowledge/matters.ts';
import type { Standing } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import type { Statement } from '../statements/statement.ts';
import type { IssueMatch } from './find-issues.ts';

/** Whose burden nobody knows is the reader's only where nobody knows who the reader is. */
const burdensReader = (read: ReadText, bearer: Standing): boolean =>
  bearer === 'unknown' ? !read.parties.placed : bearer !== 'counterpart';

/** Whether what would fill a gap protects the reader. */
const servesReader = (read: ReadText, gap: Gap, matches: readonly IssueMatch[]): boolean => {
  const { giver } = read.parties;
  if (gap.serves === 'both') return true;
  if (gap.serves === 'giver') return giver !== 'counterpart';
  if (gap.serves === 'taker') return giver !== 'own';
  return matches.some(({ issue, bearer }) => gap.ifIssues?.includes(issue.id) && burdensReader(read, bearer));
};

const forceOf = (gap: Gap): readonly string[] | undefined => (typeof gap.force === 'string' ? [gap.force] : gap.force);

/** What a gap is about, without the thing that is missing: "No cap on the rent" speaks of rent. */
const matterOf = ({ title }: Gap): string => title.replace(/^no \S+ /i, '');

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
  const burdens = countBurdens(read, matches);
  const clause = statements.map(({ words }) => words).join('\n');
  const lacking = gaps.filter((gap) => {
    if (gap.types && !gap.types.includes(read.options.contractType)) return false;
    if (
      gap.ifIssues &&
      !matches.some(({ issue, bearer }) => gap.ifIssues!.includes(issue.id) && burdensReader(read, bearer))
    )
      return false;
    if (gap.ifIssues && !isAboutTopic(gap, burdens, statements.length)) return false;
    if (!gap.ifIssues && !gap.when) return false;
    if (!isOfClause(matterOf(gap), read.lower)) return false;
    const [first, ...others] = gap.when ?? [];
    const forces = forceOf(gap);
    if (
      first &&
      !statements.some((statement) => (!forces || forces.includes(statement.force)) && first.test(statement.words))
    )
      return false;
    if (!others.every((pattern) => pattern.test(clause))) return false;
    return servesReader(read, gap, matches) && !gap.present.some((pattern) => pattern.test(clause));
  });
  return lacking.filter(({ title }, at) => lacking.findIndex((gap) => gap.title === title) === at);
};
