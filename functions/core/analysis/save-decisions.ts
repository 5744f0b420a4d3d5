import { randomUUID } from 'node:crypto';
import type {
  AuditEntry,
  Decision,
  Decisions,
  SaveDecisionsRequest,
  StoredAnalysis,
} from '../../../shared/analysis.ts';
import { maxDecisionRevisions } from '../../../shared/limits.ts';
import { writeDecisions } from '../../adapters/entities/analyses.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import { getAnalysis } from './get-analysis.ts';

type Asked = SaveDecisionsRequest['decisions'][number];

/** What became of findings by one change of the decisions, as the audit trail says it. */
const actions = {
  accepted: 'Suggestion accepted',
  rejected: 'Suggestion rejected',
  withdrawn: 'Decision withdrawn',
} as const;

const conflict = (): AppError =>
  new AppError(
    'conflict',
    'The decisions on this analysis were changed meanwhile. Nothing was overwritten. Load the analysis again and decide once more.',
  );

/** The findings of an analysis, their titles by their ids. */
const titlesOf = ({ analysis }: StoredAnalysis): ReadonlyMap<string, string> =>
  new Map(
    [...analysis.risks, ...analysis.missingElements, ...analysis.benefits].map(({ id, title }) => [id, title] as const),
  );

const requireDecidable = (asked: readonly Asked[], titles: ReadonlyMap<string, string>): void => {
  const seen = new Set<string>();
  for (const [index, { findingId }] of asked.entries()) {
    const field = `decisions.${index}.findingId`;
    if (!titles.has(findingId)) throw new AppError('invalid_request', `${field}: This analysis has no such finding.`);
    if (seen.has(findingId)) throw new AppError('invalid_request', `${field}: This finding is decided about twice.`);
    seen.add(findingId);
  }
};

const isSame = (one: Asked, other: Asked): boolean => one.verdict === other.verdict && one.reason === other.reason;

/** The decisions as they shall be: those that stay keep who made them and when. */
const decideAnew = (
  asked: readonly Asked[],
  before: readonly Decision[],
  made: Pick<Decision, 'by' | 'at'>,
): Decision[] => {
  const known = new Map(before.map((decision) => [decision.findingId, decision]));
  return asked.map((decision) => {
    const earlier = known.get(decision.findingId);
    return earlier && isSame(earlier, decision) ? earlier : { ...decision, ...made };
  });
};

/** One entry for each kind of change, naming the findings it is about. */
const auditEntries = (
  before: readonly Decision[],
  after: readonly Decision[],
  titles: ReadonlyMap<string, string>,
  { by, at }: Pick<Decision, 'by' | 'at'>,
): AuditEntry[] => {
  const stays = new Set(after.map(({ findingId }) => findingId));
  const changed = after.filter((decision) => !before.includes(decision));
  const idsOf = {
    accepted: changed.filter(({ verdict }) => verdict === 'accepted'),
    rejected: changed.filter(({ verdict }) => verdict === 'rejected'),
    withdrawn: before.filter(({ findingId }) => !stays.has(findingId)),
  };
  return (['accepted', 'rejected', 'withdrawn'] as const)
    .filter((kind) => idsOf[kind].length > 0)
    .map((kind) => ({
      id: randomUUID(),
      action: actions[kind],
      timestamp: at,
      details: {
        ...(by !== undefined && { actor: by }),
        findings: idsOf[kind].map(({ findingId }) => titles.get(findingId) ?? findingId),
      },
    }));
};

const store = async (ownerId: string, id: string, after: Decisions, entries: readonly AuditEntry[]): Promise<void> => {
  const outcome = await writeDecisions(ownerId, id, after, entries);
  if (outcome === 'gone') throw new AppError('not_found', 'This analysis does not exist.');
  if (outcome === 'changed') throw conflict();
};

/**
 * Sets the decisions on the findings of an analysis: the list as a whole. What changes stands in the audit trail, in the
 * same transaction; a list that changes nothing writes nothing. The clause and its analysis stay as they are.
 * @returns the decisions with their new revision
 * @throws AppError not_found where there is no such analysis or it is somebody else's; conflict where the decisions are
 *   not at the revision the list was made from; invalid_request for a finding that is unknown or named twice
 */
export const saveDecisions = async ({
  caller,
  id,
  input,
}: {
  readonly caller: Caller;
  readonly id: string;
  readonly input: SaveDecisionsRequest;
}): Promise<Decisions> => {
  const stored = await getAnalysis({ ownerId: caller.id, id });
  const { revision, decisions: before } = stored;
  if (input.revision !== revision) throw conflict();
  const titles = titlesOf(stored);
  requireDecidable(input.decisions, titles);
  const made = {
    ...(caller.kind === 'account' && { by: caller.user.name }),
    at: new Date().toISOString(),
  };
  const after = decideAnew(input.decisions, before, made);
  const entries = auditEntries(before, after, titles, made);
  if (entries.length === 0) return { revision, decisions: before };
  if (revision >= maxDecisionRevisions) {
    const times = maxDecisionRevisions.toLocaleString('en-US');
    throw new AppError(
      'invalid_request',
      `The decisions on this analysis were changed ${times} times, and its audit trail takes no more. Analyze the clause again to go on.`,
    );
  }
  const changed = { revision: revision + 1, decisions: after };
  await store(caller.id, id, changed, entries);
  return changed;
};
