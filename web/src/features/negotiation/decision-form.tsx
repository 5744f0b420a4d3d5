import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react';
import { type SubmitEvent, useId, useState } from 'react';
import { maxDecisionReasonLength } from '../../../../shared/limits.ts';
import { pointVerdicts, type PointVerdict } from '../../../../shared/negotiation-records.ts';
import { verdictWords } from './point-words.ts';

interface VerdictsProps {
  readonly about: string;
  readonly chosen: PointVerdict | undefined;
  readonly onChoose: (verdict: PointVerdict) => void;
}

const Verdicts = ({ about, chosen, onChoose }: VerdictsProps) => (
  <Flex gap="2" wrap="wrap" role="group" aria-label={`Decide about ${about}`}>
    {pointVerdicts.map((verdict) => (
      <Button
        key={verdict}
        type="button"
        size={{ base: 'md', md: 'xs' }}
        variant={chosen === verdict ? 'solid' : 'outline'}
        aria-pressed={chosen === verdict}
        onClick={() => onChoose(verdict)}
      >
        {verdictWords[verdict].ask}
      </Button>
    ))}
  </Flex>
);

interface ReasonFieldProps {
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onReason: (words: string) => void;
}

const ReasonField = ({ reason, isMissing, onReason }: ReasonFieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <Text as="span" textStyle="sm" fontWeight="medium">
          Reason
        </Text>
      </label>
      <Textarea
        id={id}
        mt="1"
        rows={2}
        autoFocus
        value={reason}
        maxLength={maxDecisionReasonLength}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      {isMissing && (
        <Text id={`${id}-missing`} role="alert" mt="1" textStyle="xs" color="red.fg">
          A decision needs a reason.
        </Text>
      )}
    </>
  );
};

interface DecisionFormProps {
  /** What is decided about, for a screen reader. */
  readonly about: string;
  /** Makes the decision, and says how that went: it does not fail. */
  readonly onDecide: (verdict: PointVerdict, reason: string) => Promise<void>;
}

/** Four decisions; choosing one asks for the reason, which belongs to it. */
export const DecisionForm = ({ about, onDecide }: DecisionFormProps) => {
  const [chosen, setChosen] = useState<PointVerdict>();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const write = (words: string): void => {
    setReason(words);
    setMissing(false);
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    void onDecide(chosen, reason.trim()).finally(() => setBusy(false));
  };

  return (
    <Box as="form" mt="3" data-print="hide" onSubmit={submit}>
      <Verdicts about={about} chosen={chosen} onChoose={setChosen} />
      {chosen !== undefined && (
        <Box mt="3">
          <ReasonField reason={reason} isMissing={isMissing} onReason={write} />
          <Flex mt="2" gap="2">
            <Button type="submit" size={{ base: 'md', md: 'xs' }} disabled={isBusy}>
              {isBusy ? 'Saving...' : 'Save decision'}
            </Button>
            <Button
              type="button"
              variant="ghost"
              size={{ base: 'md', md: 'xs' }}
              disabled={isBusy}
              onClick={() => setChosen(undefined)}
            >
              Cancel
            </Button>
          </Flex>
        </Box>
      )}
    </Box>
  );
};
