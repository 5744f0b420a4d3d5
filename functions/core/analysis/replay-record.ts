import type { Analysis } from '../../../shared/analysis.ts';
import type { PartyRole } from '../../../shared/contracts.ts';
import type { ExportRecord, Replay, SignedRecord } from '../../../shared/receipts.ts';
import type { AnalysisRecord } from '../../adapters/entities/analysis.ts';
import { loadAnalysis } from './analyses.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Caller } from '../caller.ts';
import { engineVersion } from '../clauses/engine-version.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { readAnalysedOriginal } from '../documents/originals.ts';
import { loadPlaybookRules } from '../playbook/load-guidance.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { isSignedRecord } from '../receipt/signed-record.ts';

const notPossible = (explanation: string): Replay => ({ outcome: 'not-possible', explanation });

/** What the document was made of, as it is stored now. */
const inputNow = async (ownerId: string, stored: AnalysisRecord, { source }: ExportRecord) => {
  if (source !== 'original') return stored.clauseText;
  return (await readAnalysedOriginal(ownerId, stored.id))?.bytes;
};

/** Why the playbooks that applied cannot be applied again; undefined where they can, or none applied. */
const whyOtherPlaybooks = (record: ExportRecord, now: readonly PlaybookGuidance[]): string | undefined => {
  const key = (playbooks: readonly { readonly id: string; readonly version: number }[]): string =>
    canonicalJson(playbooks.map(({ id, version }) => `${id} ${version}`).sort());
  return key(record.playbooks) === key(now)
    ? undefined
    : 'The playbooks that apply are not those of that time, or were changed since. A replay needs them as they were.';
};

/** What a record says was found and was to be changed, in one order. */
const told = ({ findings, changes }: Pick<ExportRecord, 'findings' | 'changes'>) => ({
  findings: findings.map((finding) => canonicalJson(finding)).sort(),
  changes: changes.map(({ start, end, findingId }) => canonicalJson({ start, end, findingId })),
});

const toldBy = ({ risks, benefits, missingElements, suggestedImprovement }: Analysis) =>
  told({
    findings: [...risks, ...benefits, ...missingElements].map(({ id, evidence }) => ({
      id,
      places: evidence.map(({ start, end }) => ({ start, end })),
    })),
    changes: suggestedImprovement.changes,
  });

const compare = (record: ExportRecord, again: Analysis): Replay => {
  const [before, now] = [told(record), toldBy(again)];
  const isSame = before.findings.join() === now.findings.join();
  // The record holds the changes that were chosen.
  const isProposed = before.changes.every((change) => now.changes.includes(change));
  const counts = { findings: record.findings.length, changes: record.changes.length };
  return isSame && isProposed
    ? { outcome: 'same', explanation: 'Read again, the same findings and changes come of it.', ...counts }
    : { outcome: 'different', explanation: 'Read again, other findings or changes come of it.', ...counts };
};

/**
 * Replays the record of an export: what the document was made of is read again by the engine, with the settings of the
 * analysis, and held against what the record says was found.
 * @returns why it is not possible where the record is not as it was signed; where another version of the engine, a language
 *   model or other playbooks had a part; or where what it was made of is gone
 * @throws AppError not_found where the analysis was deleted meanwhile
 */
export const replayRecord = async ({
  caller,
  signed,
}: {
  readonly caller: Caller;
  readonly signed: SignedRecord;
}): Promise<Replay> => {
  const { record } = signed;
  if (!isSignedRecord(signed)) return notPossible('The record is not as it was signed.');
  if (record.model !== null) {
    return notPossible('A language model took part, which may find other things each time.');
  }
  if (record.engine !== engineVersion) {
    return notPossible(`A replay needs ${record.engine}. This is ${engineVersion}.`);
  }
  const stored = await loadAnalysis(caller.id, record.analysisId);
  const input = await inputNow(caller.id, stored, record);
  if (input === undefined || sha256(input) !== record.input) {
    return notPossible('What the document was made of is not here any more as it was.');
  }
  const { clauseText, contractType, riskTolerance, analysis, usePlaybook } = stored;
  const now = usePlaybook ? await loadPlaybookRules({ caller, contractType }) : [];
  const why = whyOtherPlaybooks(record, now);
  if (why !== undefined) return notPossible(why);

  const [{ analyseClause }, { setGuidanceApart }] = await Promise.all([
    import('../clauses/analyse-clause.ts'),
    import('./set-guidance-apart.ts'),
  ]);
  const { playbooks } = setGuidanceApart(now);
  const partyRole = analysis.partyRole as PartyRole | '';
  return compare(record, await analyseClause({ clauseText, contractType, partyRole, riskTolerance, playbooks }));
};
