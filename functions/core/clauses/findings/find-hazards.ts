import type { Evidence, RiskLevel } from '../../../../shared/analysis.ts';
import type { Burden } from '../knowledge/hazard.ts';
import type { Standing } from '../reading/find-parties.ts';
import type { Sentence } from '../reading/read-text.ts';
import type { IssueMatch } from './find-issues.ts';

/** A burden found in a sentence, and who carries it. */
export interface FoundHazard {
  readonly hazard: Burden;
  readonly sentence: Sentence;
  /** Where it stands, in offsets of the text. */
  readonly at: Evidence;
  readonly bearer: Standing;
  readonly level: RiskLevel;
  /** The party that acts, as the text writes it; empty where none is. */
  readonly actor: string;
  readonly softened: boolean;
  /** Not scored, and told to nobody but the most careful reader: hardly a lawyer would raise it. */
  readonly isMinor?: boolean;
  /** For an issue read from statements: what matched, with all its places. */
  readonly match?: IssueMatch;
}
