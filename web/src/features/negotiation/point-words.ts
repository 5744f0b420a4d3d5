import type { Point, PointOffer, PointState, PointVerdict } from '../../../../shared/negotiation-records.ts';

/** How the states of a point read. */
export const stateWords: Readonly<Record<PointState, string>> = {
  open: 'Open',
  proposed: 'Proposed',
  countered: 'Countered',
  agreed: 'Agreed',
  conceded: 'Conceded',
  escalated: 'Escalated',
  withdrawn: 'Withdrawn',
  reopened: 'Reopened',
  'not-assessable': 'Not assessable',
};

/** Whether a point waits for a decision. */
export const isWaiting = ({ state, decision }: Point): boolean =>
  !decision && !['withdrawn', 'agreed', 'conceded'].includes(state);

/** The decisions a person can make, as their buttons read, and as they read once they are made. */
export const verdictWords: Readonly<Record<PointVerdict, { readonly ask: string; readonly made: string }>> = {
  accept: { ask: 'Accept', made: 'Accepted' },
  counter: { ask: 'Counter', made: 'Countered' },
  escalate: { ask: 'Escalate', made: 'Escalated' },
  reject: { ask: 'Reject', made: 'Rejected' },
};

/** What a later file that was sent has in the place of a point, in words. */
export const offerWords: Readonly<Record<PointOffer, string>> = {
  theirs: 'has their words here',
  ours: 'has the words here that were there before',
  other: 'has other words here',
  'not-found': 'has no paragraph that could be told to be this one',
};

/** What is odd about a file that was sent, given what was decided; undefined where it says what was decided. */
export const contradiction = ({ decision, sent }: Point): string | undefined => {
  if (!decision || !sent || sent.offers === 'not-found') return undefined;
  const isAccepted = decision.verdict === 'accept';
  if (isAccepted === (sent.offers === 'theirs')) return undefined;
  return isAccepted
    ? 'You accepted their words, and the file you sent does not have them.'
    : 'You did not accept their words, and the file you sent has them.';
};

const silentWords: Readonly<Record<string, string>> = {
  text: 'Words changed',
  definition: 'A definition changed',
  field: 'The result of a field changed',
  hidden: 'Hidden text changed',
  numbering: 'Numbering changed',
  moved: 'A paragraph moved',
  table: 'A table changed',
  'mark-accepted': 'A tracked change of ours accepted without a mark',
  'mark-rejected': 'A tracked change of ours removed without a mark',
  formatting: 'Formatting that changes what is read',
  object: 'An object changed',
};

/** What was done, in a line. */
export const kindWords = ({ kind, silentKind = '', authors }: Point): string => {
  if (kind === 'silent') return silentWords[silentKind] ?? 'Changed without a mark';
  return authors.length > 0 ? `Marked by ${authors.join(', ')}` : 'Marked';
};

/** Where a point stands in the document. */
export const placeWords = ({ part, heading, paragraph }: Point): string => {
  const place = part === 'body' ? `Paragraph ${paragraph}` : `Paragraph ${paragraph} of the ${part}`;
  return heading === undefined ? place : `${heading} · ${place}`;
};
