import type { FixOperation, Issue } from '../knowledge/issue.ts';
import { isOfTrade } from '../knowledge/matters.ts';
import { oppositeStanding } from '../reading/find-parties.ts';
import type { ReadText } from '../reading/read-text.ts';
import forms from '../recognition/forms.json' with { type: 'json' };
import type { Likeness } from '../recognition/issue-likeness.ts';
import { type Form, formOf, isHarmlessDenial, isOwnRight } from '../statements/form.ts';
import type { Statement } from '../statements/statement.ts';
import type { IssueMatch } from './find-issues.ts';
import { sayOnlySpoken } from './spoken-alternatives.ts';
import { leavesOtherWithNothing } from './gives-nothing.ts';
import { benefitInOwnWords, burdenInOwnWords } from './own-words.ts';

/*
 * A rule that hits says that words burden or serve somebody; whether they are about what it was made for shows in what
 * else they say. A contract lawyer judged 230 names of risks and 87 of benefits; the bounds below are drawn from that.
 */

/**
 * Below the first likeness to the examples of the issue that a rule names, it has hit words that are about something else.
 * Between the two every other name was false, and the finding is told by what its words say; of those above one in five.
 */
const issueFrom = { found: 0.6, named: 0.76 } as const;

/** Below this likeness to the examples of its topic two in five names of benefits were false; of those above one in four. */
const topicFrom = 0.9;

/** A statement of so few words is about little else than what the rule hit. */
const shortWords = 15;

const isShort = ({ words }: Statement): boolean => words.split(' ').length <= shortWords;

/** The words that a statement stands among: its section of a contract, else the whole clause. */
const clauseAround = (read: ReadText, { start }: Statement): string => {
  const section = read.isWhole ? read.sections.find((one) => one.start <= start && start < one.end) : undefined;
  return section ? read.lower.slice(section.start, section.end) : read.lower;
};

const isSpokenOf = (read: ReadText, { issue, statement }: IssueMatch): boolean => {
  const clause = clauseAround(read, statement);
  return isOfTrade(sayOnlySpoken(issue.title, clause), clause);
};

/**
 * A limit that both sides share protects whoever performs: their liability is the one that grows large, and a low limit
 * is for the other side to raise.
 */
const protectsReader = (read: ReadText, { issue, bearer }: IssueMatch): boolean =>
  issue.topic === 'liability-cap' && bearer === 'both' && read.parties.giver === 'own';

const saysUnbounded =
  /\bwithout (?:a |any )?(?:ceiling|cap|limit)\b|\bno (?:ceiling|cap)\b|\buncapped\b|\bopen-ended\b/i;
const bound =
  /\b(?:not exceed(?:ing)?|(?:not|never) (?:be )?(?:above|more than|higher than|greater than)|no (?:more|higher|greater) than|at most|capped at|up to \d|to a (?:ceiling|maximum) of|a (?:maximum|ceiling) of)\b/;
const unkept = /\bno room for backups\b/i;
const keepsCopy = /\b(?:keep|keeping|retain|retaining|save|except)\b.{0,40}\b(?:cop(?:y|ies)|back-?ups?|archiv\w*)\b/;

/** In which forms the examples of each issue say it; issues with few examples are not in it. */
const heardForms: Readonly<Record<string, readonly string[]>> = forms;

/** The forms of the statements that a rule hit in, as far as no example of the issue has them. */
const unheardForms = ({ issue, bearer, hits = [] }: IssueMatch): readonly Form[] => {
  const heard = heardForms[`${issue.topic}/${issue.id}`];
  if (!heard) return [];
  return hits
    .map(({ statement, at }) => formOf(statement, bearer, at))
    .filter((form) => {
      if (heard.includes(form)) return false;
      // Whose form it is does not show where nobody knows on which side its party stands.
      const [said] = form.split(':');
      return bearer !== 'unknown' || !heard.some((other) => other.startsWith(`${said}:`));
    });
};

/** Whether the statement has the very thing that the name of an issue says it lacks. */
const isDenied = ({ issue, statement }: IssueMatch): boolean =>
  (saysUnbounded.test(issue.title) && bound.test(statement.words)) ||
  (unkept.test(issue.title) && keepsCopy.test(statement.words));

/** A rule that measures a figure has hit what it was made for where the words are of its topic. */
const measures = ({ title, why }: Issue): boolean => `${title} ${why}`.includes('{figure}');

const isNamed = (read: ReadText, match: IssueMatch, likenessOf: Likeness, likeness: number): boolean => {
  const { issue, statement } = match;
  if (!isSpokenOf(read, match)) return false;
  if (likeness >= issueFrom.named || isShort(statement)) return true;
  return measures(issue) && likenessOf(statement.words).toTopic(issue.topic) >= topicFrom;
};

/** From this length on words that are put in speak of a matter of their own. */
const matterFrom = 90;

/** Of a rule whose name the words do not bear out, the operations that put in few words or none. */
const smallFixes = ({ issue, statement: { standing, force } }: IssueMatch): readonly FixOperation[] =>
  // A rule that does not name what the other side owes would change what is owed for something else.
  (standing === 'counterpart' && (force === 'duty' || force === 'promise') ? [] : (issue.fix ?? [])).filter(
    (operation) => 'strike' in operation || ('put' in operation && operation.put.length < matterFrom),
  );

const isOwnWords = ({ issue }: IssueMatch): boolean => issue.topic === 'bearing';

/** Whether the same sentence gives the one side what it gives the other: it is not one-way. */
const isMutual = ({ issue, bearer, statement }: IssueMatch, matches: readonly IssueMatch[]): boolean =>
  /-one-(?:way|sided?)$/.test(issue.id) &&
  (bearer === 'own' || bearer === 'counterpart') &&
  matches.some(
    (other) =>
      other.issue === issue &&
      other.bearer === oppositeStanding[bearer] &&
      other.statement.sentence === statement.sentence &&
      other.statement !== statement,
  );

/** Each statement is told in its own words once for each side, however many rules have hit it. */
const toldOnce = (matches: readonly IssueMatch[]): IssueMatch[] =>
  matches.filter(
    (match, at) =>
      !isOwnWords(match) ||
      matches.findIndex(
        (other) => isOwnWords(other) && other.statement === match.statement && other.bearer === match.bearer,
      ) === at,
  );

/** What rules find that burdens somebody, each under the name that its words bear out, or in its own words. */
export const nameBurdens = (read: ReadText, matches: readonly IssueMatch[], likenessOf: Likeness): IssueMatch[] =>
  toldOnce(
    matches
      .filter((match) => !protectsReader(read, match) && !isDenied(match) && !isMutual(match, matches))
      .filter(({ bearer, statement }) => bearer !== 'own' || !leavesOtherWithNothing(read, statement))
      .flatMap((match) => {
        const { issue, statement, level, bearer } = match;
        const unheard = unheardForms(match);
        // A statement that denies what the rule hit in it holds no issue: "may not raise its fees" is no raise.
        if (unheard.some(isHarmlessDenial)) return [];
        const likeness = likenessOf(statement.words).toIssue(issue.topic, issue.id);
        if (likeness < issueFrom.found) return [];
        // What the bearer may do is another matter, whatever words it shares, where no example says the issue so.
        if (!unheard.some(isOwnRight) && isNamed(read, match, likenessOf, likeness)) return [{ ...match, likeness }];
        const likelihood = Math.min(likeness, issueFrom.named);
        const told = burdenInOwnWords(read, statement, level, { bearer, likelihood });
        const fix = [...smallFixes(match), ...(told.issue.fix ?? [])];
        return [{ ...told, issue: { ...told.issue, fix }, likeness }];
      }),
  );

/** What rules find that serves somebody, each under the name that its words bear out, or in its own words. */
export const nameBenefits = (read: ReadText, matches: readonly IssueMatch[], likenessOf: Likeness): IssueMatch[] =>
  matches.map((match) => {
    const { issue, statement, bearer } = match;
    const isLike = isShort(statement) || likenessOf(statement.words).toTopic(issue.topic) >= topicFrom;
    return isLike && isSpokenOf(read, match) ? match : benefitInOwnWords(read, statement, { bearer, likelihood: 1 });
  });
