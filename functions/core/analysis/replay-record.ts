import type { ExportRecord, Replay, SignedRecord } from '../../../shared/receipts.ts';
import type { AnalysisRecord } from '../../adapters/entities/analysis.ts';
import { loadAnalysis } from './analyses.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Caller } from '../caller.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { readAnalysedOriginal } from '../documents/originals.ts';
import { loadPlaybookRules } from '../playbook/load-guidance.ts';
import { sha256 } from '../receipt/receipt-part.ts';
import { notPossible, replayText, whyOtherReading } from './replay-text.ts';

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
  const whyOther = whyOtherReading(signed);
  if (whyOther !== undefined) return notPossible(whyOther);
  const stored = await loadAnalysis(caller.id, record.analysisId);
  const input = await inputNow(caller.id, stored, record);
  if (input === undefined || sha256(input) !== record.input) {
    return notPossible('What the document was made of is not here any more as it was.');
  }
  const { clauseText, contractType, riskTolerance, analysis, usePlaybook } = stored;
  const now = usePlaybook ? await loadPlaybookRules({ caller, contractType }) : [];
  const why = whyOtherPlaybooks(record, now);
  if (why !== undefined) return notPossible(why);

  const { setGuidanceApart } = await import('./set-guidance-apart.ts');
  const { playbooks } = setGuidanceApart(now);
  return replayText(record, { clauseText, contractType, partyRole: analysis.partyRole, riskTolerance, playbooks });
};
