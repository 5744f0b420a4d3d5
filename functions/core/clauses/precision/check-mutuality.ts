import { actorAt } from '../reading/find-parties.ts';
import type { Sentence } from '../reading/read-text.ts';
import type { Span } from '../reading/split-text.ts';

const secrecy =
  /\b(?:shall|will|must|agrees? to|undertakes? to)\b[^.;]{0,60}\b(?:keep|hold|maintain|treat|protect)\b[^.;]{0,90}\b(?:confiden|secret)|\b(?:shall|will|must|may) not\b[^.;]{0,40}\bdisclose\b[^.;]{0,90}\b(?:confiden|proprietary|secret)/;
/** Words for whichever side discloses or receives make a duty mutual without naming both. */
const either = /\b(?:receiving|disclosing|recipient|discloser)\b/;

/**
 * Where the reader alone has to keep secrets although both may learn them: the first such sentence. One-way indemnities,
 * rights to terminate, bans on assignment and limits of liability are found by their own wording.
 */
export const findOneWaySecrecy = (lower: string, sentences: readonly Sentence[]): Span[] => {
  if (either.test(lower)) return [];
  const bound = sentences.flatMap((sentence) => {
    const at = secrecy.exec(sentence.lower)?.index;
    const actor = at === undefined ? undefined : actorAt(sentence.mentions, sentence.lower, at);
    return at === undefined ? [] : [{ sentence, standing: actor?.mention.standing ?? ('unknown' as const) }];
  });
  const [first] = bound;
  const isOneWay = first?.standing === 'own' && bound.every(({ standing }) => standing === 'own');
  return isOneWay ? [{ start: first.sentence.start, end: first.sentence.end }] : [];
};
