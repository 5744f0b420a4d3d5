import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReviewProgress, StoredAnalysis } from '../../../../../shared/analysis.ts';
import { ApiError, call, failureMessage, NetworkError } from '../../../lib/api.ts';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { dataKeys, forgetData } from '../../../lib/data.ts';
import { toast } from '../../../lib/toast.ts';
import { useReviewProgress } from './use-review-progress.ts';

interface ModelReviewBarProps {
  readonly analysisId: string;
  /** Whether the clause is so long that the model reads it in parts. */
  readonly isReadInParts: boolean;
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

interface PartsReadProps {
  readonly progress: ReviewProgress;
  /** What becomes of them. */
  readonly outlook: string;
}

/** How many parts of a long clause are read. */
const PartsRead = ({ progress: { read, parts }, outlook }: PartsReadProps) => {
  const words = `${read} of ${parts} parts read`;
  return (
    <Box textStyle="xs" mt="1">
      <Text>{words}</Text>
      <ProgressBar label="The language model’s reading" value={read} max={parts} valueText={words} my="1" />
      <Text color="fg.muted">{outlook}</Text>
    </Box>
  );
};

/** Has a pending analysis reviewed, says so meanwhile, and offers to try again where it failed. */
const ModelReviewBar = ({ analysisId, isReadInParts, onReviewed }: ModelReviewBarProps) => {
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);

  const isWaiting = failure === undefined;
  const progress = useReviewProgress(analysisId, { isReadInParts, isWaiting });

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
      role={isWaiting ? 'status' : 'alert'}
      aria-live={isWaiting ? 'polite' : 'assertive'}
      // While it reads, only what changes is read out: the count.
      aria-atomic={!isWaiting}
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {isWaiting && <Spinner size="xs" alignSelf="flex-start" mt="1" aria-hidden />}
      <Box flex="1" minW="0">
        <Text textStyle="sm">
          {isWaiting
            ? 'The language model is still reading. What it finds is added here; the clause engine’s findings stay.'
            : `The language model’s review is not here yet. ${failure}`}
        </Text>
        {progress && (
          <PartsRead
            progress={progress}
            outlook={
              isWaiting
                ? 'You may close the page: what is read is kept, and opening this analysis again goes on with the rest.'
                : 'What is read is kept. “Continue” asks for the rest alone.'
            }
          />
        )}
      </Box>
      {!isWaiting && (
        <Button size="xs" variant="outline" onClick={tryAgain}>
          {progress ? 'Continue' : 'Try again'}
        </Button>
      )}
    </Flex>
  );
};

export default ModelReviewBar;
