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
  const { id, category, title, level, why, gain, ask, isOrdinary } = issue;
  const burden: Burden = {
    id,
    category,
    title,
    level,
    why,
    ask,
    bears: bearers[issue.bears],
    ...(gain ? { gain } : {}),
    ...(isOrdinary ? { isOrdinary } : {}),
  };
  burdens.set(issue, burden);
  return burden;
};

const writtenActor = (read: ReadText, { statement }: IssueMatch): string => {
  if (!statement.actor) return '';
  const at = read.lower.indexOf(statement.actor.word, statement.sentence.start);
  if (at < 0) return statement.actor.word;
  const article = read.lower.slice(Math.max(0, at - 4), at) === 'the ' ? 'the ' : '';
  return `${article}${read.text.slice(at, at + statement.actor.word.length)}`;
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
