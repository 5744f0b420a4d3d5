import type { Analysis } from '../../../shared/analysis.ts';
import type { PartyRole, RiskTolerance } from '../../../shared/contracts.ts';
import type { ExportRecord, Replay, SignedRecord } from '../../../shared/receipts.ts';
import { canonicalJson } from '../canonical-json.ts';
import { engineVersion } from '../clauses/engine-version.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { isSignedRecord } from '../receipt/signed-record.ts';
import { recordedFindings } from './recorded-findings.ts';

/** A replay that cannot be made, and why. */
export const notPossible = (explanation: string): Replay => ({ outcome: 'not-possible', explanation });

/** Why the engine here cannot read again what a record tells of; undefined where it can. */
export const whyOtherReading = (signed: SignedRecord): string | undefined => {
  const { model, engine } = signed.record;
  if (!isSignedRecord(signed)) return 'The record is not as it was signed.';
  if (model !== null) return 'A language model took part, which may find other things each time.';
  return engine === engineVersion ? undefined : `A replay needs ${engine}. This is ${engineVersion}.`;
};

/** What a record says was found and was to be changed, in one order and in words that can be compared. */
const comparable = ({ findings, changes }: Pick<ExportRecord, 'findings' | 'changes'>) => ({
  findings: findings.map((finding) => canonicalJson(finding)).sort(),
  changes: changes.map(({ start, end, findingId }) => canonicalJson({ start, end, findingId })),
});

const compare = (record: ExportRecord, again: Analysis): Replay => {
  const [before, now] = [comparable(record), comparable(recordedFindings(again))];
  const isSame = before.findings.join() === now.findings.join();
  // The record holds the changes that were chosen.
  const isProposed = before.changes.every((change) => now.changes.includes(change));
  const counts = { findings: record.findings.length, changes: record.changes.length };
  return isSame && isProposed
    ? { outcome: 'same', explanation: 'Read again, the same findings and changes come of it.', ...counts }
    : { outcome: 'different', explanation: 'Read again, other findings or changes come of it.', ...counts };
};

/** A text with what it is read with: the settings of its analysis, and the playbooks that applied as they are read. */
interface ReplayedText {
  readonly clauseText: string;
  readonly contractType: string;
  readonly partyRole: string;
  readonly riskTolerance: RiskTolerance;
  readonly playbooks: readonly PlaybookGuidance[];
}

/** Reads a text again by the engine, and holds what comes of it against what a record says was found. */
export const replayText = async (record: ExportRecord, { partyRole, ...text }: ReplayedText): Promise<Replay> => {
  const { analyseClause } = await import('../clauses/analyse-clause.ts');
  return compare(record, await analyseClause({ ...text, partyRole: partyRole as PartyRole | '' }));
};
