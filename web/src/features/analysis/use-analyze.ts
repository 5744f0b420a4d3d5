import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { AnalyzeRequest, AnalyzeResponse } from '../../../../shared/analysis.ts';
import { messages } from '../../../../shared/messages.ts';
import { ApiError, call, NetworkError } from '../../lib/api.ts';
import { dataKeys, forgetData } from '../../lib/data.ts';
import { toast, type ToastMessage } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';

const complete: ToastMessage = {
  title: 'Analysis Complete',
  description: 'Your contract clause has been analyzed successfully.',
};

/** What the server says where the plan has no analysis left; undefined for any other failure. */
const limitOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'limit_reached' ? error.error : undefined;

interface Attempt {
  readonly key: string;
  readonly body: string;
}

interface AnalyzeEvents {
  /** The analysis that was waited for is there, made from this request. */
  readonly onDone: (answer: AnalyzeResponse, request: AnalyzeRequest) => void;
  /** There is none, and a toast has said why; maybe that something it was made of is gone. */
  readonly onFailed: (isGone: boolean) => void;
}

/** The attempt at a request: the one whose connection was lost, where it asked for the same. */
const attemptAt = (request: AnalyzeRequest, lost: Attempt | undefined): Attempt => {
  const body = JSON.stringify(request);
  return lost?.body === body ? lost : { key: crypto.randomUUID(), body };
};

/** Makes the call of an attempt, and gives its answer or its failure. */
const callOf = ({ key }: Attempt, request: AnalyzeRequest) =>
  call('analyzeClause', { body: request, headers: { 'idempotency-key': key } }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

/**
 * Asks for an analysis, one at a time. A press after a lost connection repeats the same call under the same
 * idempotency key, so that what the server may have stored already is not made and counted twice.
 * Stopping ends the waiting only: the server finishes and stores what it began.
 */
export const useAnalyze = ({ onDone, onFailed }: AnalyzeEvents) => {
  const [isAnalysing, setAnalysing] = useState(false);
  const [limitMessage, setLimitMessage] = useState<string | undefined>(undefined);
  const current = useRef<object | undefined>(undefined);
  const lost = useRef<Attempt | undefined>(undefined);

  useEffect(
    // The screen may be put aside, when a session ends, and be taken up again: nothing is waited for then.
    () => () => {
      current.current = undefined;
      setAnalysing(false);
    },
    [],
  );

  const analyse = useCallback(
    async (request: AnalyzeRequest): Promise<void> => {
      if (current.current) return;
      if (request.clauseText.trim() === '') {
        toast({ title: 'No Clause Text', description: messages.noClauseText, variant: 'destructive' });
        return;
      }
      const attempt = attemptAt(request, lost.current);
      lost.current = undefined;
      const waiting = {};
      current.current = waiting;
      setAnalysing(true);
      const outcome = await callOf(attempt, request);
      // Done, stopped or left: whatever is stored now belongs into the list.
      void forgetData(dataKeys.analyses);
      void forgetData(dataKeys.subscription);
      if (current.current !== waiting) return;
      current.current = undefined;
      if ('error' in outcome && outcome.error instanceof NetworkError) lost.current = attempt;
      // With the address in one step, so that nothing flashes between skeletons and results.
      startTransition(() => {
        setAnalysing(false);
        if ('answer' in outcome) onDone(outcome.answer, request);
        else onFailed(outcome.error instanceof ApiError && outcome.error.status === 404);
      });
      if ('answer' in outcome) {
        toast(complete);
        return;
      }
      const limit = limitOf(outcome.error);
      if (limit === undefined) toastFailure(outcome.error, 'Analysis Failed', messages.analysisFailed);
      else setLimitMessage(limit);
    },
    [onDone, onFailed],
  );

  const stop = useCallback(() => {
    current.current = undefined;
    setAnalysing(false);
  }, []);

  const dismissLimit = useCallback(() => setLimitMessage(undefined), []);

  return { isAnalysing, analyse, stop, limitMessage, dismissLimit };
};
