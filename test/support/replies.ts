import type { ReplyMark, SilentChange } from '../../shared/negotiations.ts';

/** A silent change of a paragraph of the body. */
export const silent = (before: string, after: string): SilentChange => ({
  kind: 'text',
  part: 'body',
  paragraph: 1,
  before,
  after,
});

/** What a counterparty marked in a paragraph of the body. */
export const mark = (before: string, after: string): ReplyMark => ({
  id: `m-${before.length}-${after.length}`,
  authors: ['Bea Counter'],
  part: 'body',
  paragraph: 2,
  before,
  after,
  comments: [],
});
