import type { Point, PointState, PointVerdict } from '../../../../shared/negotiation-records.ts';

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
};

/** The decisions a person can make, as their buttons read, and as they read once they are made. */
export const verdictWords: Readonly<Record<PointVerdict, { readonly ask: string; readonly made: string }>> = {
  accept: { ask: 'Accept', made: 'Accepted' },
  counter: { ask: 'Counter', made: 'Countered' },
  escalate: { ask: 'Escalate', made: 'Escalated' },
  reject: { ask: 'Reject', made: 'Rejected' },
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
