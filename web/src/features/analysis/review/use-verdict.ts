import { useSyncExternalStore } from 'react';
import { toast } from '../../../lib/toast.ts';
import type { ClauseReview, Verdict } from './clause-review.ts';

/** What can be done with a finding. */
export interface Decide {
  readonly accept: () => void;
  readonly reject: () => void;
  readonly undo: () => void;
}

const noteEdited = (isDone: boolean): void => {
  if (isDone) return;
  toast({
    title: 'Words Edited',
    description: 'The words this change is about were edited. Change them in the editor, or analyze again.',
    variant: 'destructive',
  });
};

/** Decides on a finding; where its words were edited meanwhile, that is said and nothing changes. */
export const decideOn = (review: ClauseReview, id: string): Decide => ({
  accept: () => noteEdited(review.accept([id])),
  reject: () => noteEdited(review.reject(id)),
  undo: () => noteEdited(review.reopen([id])),
});

/** What was decided on a finding; undefined while it is open. */
export const useVerdict = (review: ClauseReview, id: string): Verdict | undefined =>
  useSyncExternalStore(review.subscribe, () => review.read()[id]);
