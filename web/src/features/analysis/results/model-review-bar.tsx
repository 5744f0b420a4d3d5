import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import { ApiError, call, failureMessage, NetworkError } from '../../../lib/api.ts';
import { dataKeys, forgetData } from '../../../lib/data.ts';
import { toast } from '../../../lib/toast.ts';

interface ModelReviewBarProps {
  readonly analysisId: string;
  /** The analysis is there with the review. */
  readonly onReviewed: (analysis: StoredAnalysis) => void;
}

/** How often a review is asked for again by itself, and after how many milliseconds. */
const mostRepeats = 3;
const repeatMs = 2_000;

/** Whether the review may still come: another call is at work on it, or the answer was lost on its way. */
const mayStillCome = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.code === 'conflict' || error.status >= 500));

/** Asks for the review. Repeating it is safe: the server asks the model once, however often it is called. */
const askForReview = async (id: string, signal: AbortSignal): Promise<StoredAnalysis> => {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call('reviewAnalysis', { params: { id }, signal });
    } catch (error) {
      if (signal.aborted || repeats >= mostRepeats || !mayStillCome(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, repeatMs));
    }
  }
};

const complete = (analysis: StoredAnalysis) =>
  analysis.analysis.source.model === null
    ? 'The language model added nothing. The notes say why, where there is a reason.'
    : 'The language model’s findings were added.';

/** Has a pending analysis reviewed, says so meanwhile, and offers to try again where it failed. */
const ModelReviewBar = ({ analysisId, onReviewed }: ModelReviewBarProps) => {
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);

  const take = useEffectEvent((reviewed: StoredAnalysis) => {
    void forgetData(dataKeys.analyses);
    onReviewed(reviewed);
    toast({ title: 'Review Complete', description: complete(reviewed) });
  });

  useEffect(() => {
    const left = new AbortController();
    askForReview(analysisId, left.signal).then(
      (reviewed) => {
        if (!left.signal.aborted) take(reviewed);
      },
      (error: unknown) => {
        if (!left.signal.aborted) setFailure(failureMessage(error, 'The review did not arrive.'));
      },
    );
    // Leaving ends the waiting only: the server finishes and stores what it began.
    return () => left.abort();
  }, [analysisId, attempt]);

  const tryAgain = () => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  };

  return (
    <Flex
      role={failure === undefined ? 'status' : 'alert'}
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {failure === undefined && <Spinner size="xs" aria-hidden />}
      <Text textStyle="sm" flex="1" minW="0">
        {failure === undefined
          ? 'The language model is still reading. What it finds is added here; the clause engine’s findings stay.'
          : `The language model’s review is not here yet. ${failure}`}
      </Text>
      {failure !== undefined && (
        <Button size="xs" variant="outline" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </Flex>
  );
};

export default ModelReviewBar;
