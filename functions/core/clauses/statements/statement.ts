import type { Mention, Standing } from '../reading/find-parties.ts';
import type { Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';
import type { PlainText } from '../text/plain-text.ts';

/**
 * What a statement does to its actor. Modality and polarity decide it together: "may not" is a ban, "shall not be
 * required to" is no duty, "nothing prevents" is a right. Whoever is not liable for a loss is shielded by an exclusion;
 * whoever need not do or pay something, whoever nothing obliges, and whoever is excused from performing, has no duty;
 * whoever "has no right" or "is not entitled" has none.
 */
export const forces = [
  'duty',
  'right',
  'ban',
  'no-duty',
  'no-right',
  'exclusion',
  'transfer',
  'waiver',
  'promise',
  'acknowledgement',
  'definition',
  'fact',
] as const;
export type Force = (typeof forces)[number];

/** Who must, may or may not do what: the smallest piece of a text that stands for itself. */
export interface Statement extends Span {
  readonly sentence: Sentence;
  readonly force: Force;
  /** Whether it is an exclusion by which somebody is not liable; who disclaims or bounds a liability says another thing. */
  readonly isShield: boolean;
  /** What is done, by the names of `act-words.ts`; undefined where its words are not known. */
  readonly act: string | undefined;
  /** The party that acts, holds the right, bears the duty or whose liability, right or remedy it is about. */
  readonly actor: Mention | undefined;
  /** Who comes to own what a transfer passes ("title shall pass to the Buyer"); the actor is who gives it up. */
  readonly holder: Mention | undefined;
  /** Whose act the statement is, for the rules; also where the actor is not named. */
  readonly standing: Standing;
  /**
   * The words in lower case as rules read them: parties as [a] (the actor's side), [o] (the other side), [each] (both
   * alike), [p] (not placed); without an actor as [giver] and [taker]; numbers as digits; what stood in brackets comes last.
   * A limb of a list begins with the stem of its list.
   */
  readonly words: string;
  readonly plain: PlainText;
  /** Where in `words` the statement's own words begin, behind the stem that its list shares. */
  readonly own: number;
  /** Whether it is a proviso to the statement before. */
  readonly isProviso: boolean;
}
