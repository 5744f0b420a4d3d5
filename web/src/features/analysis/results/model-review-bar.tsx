import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReviewProgress, StoredAnalysis } from '../../../../../shared/analysis.ts';
import { ApiError, call, failureMessage, NetworkError } from '../../../lib/api.ts';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { dataKeys, forgetData } from '../../../lib/data.ts';
import { dollars } from '../../../lib/dollars.ts';
import { toast } from '../../../lib/toast.ts';
import { useReviewProgress } from './use-review-progress.ts';

interface ModelReviewBarProps {
  readonly analysisId: string;
  /** Whether the clause is so long that the model reads it in parts. */
  readonly isReadInParts: boolean;
  /** The analysis is there with the review. */
  readonly onReviewed: (analysis: StoredAnalysis) => void;
}

/**
 * How often a review is asked for again by itself, and after how many milliseconds. A clause in parts is read by a job that
 * each call waits half a minute for: ten minutes are more than it has.
 */
const mostRepeats = 3;
const mostRepeatsInParts = 20;
const repeatMs = 2_000;

/** Whether the review may still come: another call is at work on it, or the answer was lost on its way. */
const mayStillCome = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.code === 'conflict' || error.status >= 500));

/** Asks for the review. Repeating it is safe: the server asks the model once, however often it is called. */
const askForReview = async (id: string, most: number, signal: AbortSignal): Promise<StoredAnalysis> => {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call('reviewAnalysis', { params: { id }, signal });
    } catch (error) {
      if (signal.aborted || repeats >= most || !mayStillCome(error)) throw error;
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

/** How much of a long clause is read: by its sections, where it has some, and by the parts that are read at once. */
const readOf = ({ read, parts, sections }: ReviewProgress) =>
  sections && sections.all > parts
    ? {
        value: sections.read,
        max: sections.all,
        words: `${sections.read} of ${sections.all} sections read, in ${read} of ${parts} parts`,
      }
    : { value: read, max: parts, words: `${read} of ${parts} parts read` };

/** How much of a long clause is read, and what that took of what may be spent in a day. */
const PartsRead = ({ progress, outlook }: PartsReadProps) => {
  const { cost, dayLimit } = progress;
  const { value, max, words } = readOf(progress);
  const budget = dayLimit === undefined ? 'today’s budget' : `your ${dollars(dayLimit)} a day`;
  return (
    <Box textStyle="xs" mt="1">
      <Text>{words}</Text>
      <ProgressBar label="The language model’s reading" value={value} max={max} valueText={words} my="1" />
      {cost > 0 && (
        <Text>
          {dollars(cost)} of {budget} for the language model used so far
        </Text>
      )}
      <Text color="fg.muted">{outlook}</Text>
    </Box>
  );
};

/** What becomes of the parts that are read. */
const outlookOf = ({ read, parts }: ReviewProgress, isWaiting: boolean): string => {
  if (!isWaiting) return 'What is read is kept. “Continue” asks for the rest alone.';
  const doing = read < parts ? 'it is read on without you' : 'the parts are looked at together without you';
  return `You may close the page: ${doing}, and what it finds is added to this analysis.`;
};

/** The risks the model has found and proved by now; how they join the engine's is told when it has read the clause. */
const FoundSoFar = ({ found }: Pick<ReviewProgress, 'found'>) => (
  <Box textStyle="xs" mt="1">
    <Text color="fg.muted">Found so far:</Text>
    <Box as="ul" aria-label="Found by the language model so far" ps="4" listStyleType="disc">
      {found.map(({ id, title, level }) => (
        <li key={id}>
          {title} ({level})
        </li>
      ))}
    </Box>
  </Box>
);

/** Has a pending analysis reviewed; where that failed, why, and what asks again. */
const useReview = ({ analysisId, isReadInParts, onReviewed }: ModelReviewBarProps) => {
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);

  const take = useEffectEvent((reviewed: StoredAnalysis) => {
    void forgetData(dataKeys.analyses);
    onReviewed(reviewed);
    toast({ title: 'Review Complete', description: complete(reviewed) });
  });

  useEffect(() => {
    const left = new AbortController();
    askForReview(analysisId, isReadInParts ? mostRepeatsInParts : mostRepeats, left.signal).then(
      (reviewed) => {
        if (!left.signal.aborted) take(reviewed);
      },
      (error: unknown) => {
        if (!left.signal.aborted) setFailure(failureMessage(error, 'The review did not arrive.'));
      },
    );
    // Leaving ends the waiting only: the server finishes and stores what it began.
    return () => left.abort();
  }, [analysisId, isReadInParts, attempt]);

  const tryAgain = () => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  };

  return { failure, tryAgain };
};

/** Has a pending analysis reviewed, says so meanwhile, and offers to try again where it failed. */
const ModelReviewBar = ({ analysisId, isReadInParts, onReviewed }: ModelReviewBarProps) => {
  const { failure, tryAgain } = useReview({ analysisId, isReadInParts, onReviewed });
  const isWaiting = failure === undefined;
  const progress = useReviewProgress(analysisId, isWaiting);

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
        {progress && progress.found.length > 0 && <FoundSoFar found={progress.found} />}
        {progress && isReadInParts && <PartsRead progress={progress} outlook={outlookOf(progress, isWaiting)} />}
      </Box>
      {!isWaiting && (
        <Button size="xs" variant="outline" onClick={tryAgain}>
          {progress && isReadInParts ? 'Continue' : 'Try again'}
        </Button>
      )}
    </Flex>
  );
};

export default ModelReviewBar;
