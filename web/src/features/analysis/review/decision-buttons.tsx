import { Button, Text } from '@chakra-ui/react';
import { CheckIcon, CloseIcon, UndoIcon } from '../../../components/icons.tsx';
import type { Verdict } from './clause-review.ts';
import type { Decide } from './use-verdict.ts';

const verdictWords: Readonly<Record<Verdict, string>> = { accepted: 'Accepted', rejected: 'Rejected' };

interface DecisionButtonsProps {
  readonly title: string;
  readonly verdict: Verdict | undefined;
  readonly decide: Decide;
  /** Whether they stand where a, r and u do the same. */
  readonly hasKeys?: boolean;
}

/** Accepts or rejects what is proposed for a finding; once decided, what was, and how to take it back. */
export const DecisionButtons = ({
  title,
  verdict,
  decide: { accept, reject, undo },
  hasKeys = false,
}: DecisionButtonsProps) => {
  const keyed = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {});
  if (verdict) {
    return (
      <>
        <Text as="span" textStyle="xs" fontWeight="semibold" display="inline-flex" alignItems="center" gap="1.5" me="1">
          {verdict === 'accepted' ? <CheckIcon /> : <CloseIcon />}
          {verdictWords[verdict]}
        </Text>
        <Button size="xs" variant="outline" {...keyed('u')} onClick={undo} aria-label={`Undo: ${title}`}>
          <UndoIcon />
          Undo
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="xs" {...keyed('a')} onClick={accept} aria-label={`Accept: ${title}`}>
        Accept
      </Button>
      <Button size="xs" variant="outline" {...keyed('r')} onClick={reject} aria-label={`Reject: ${title}`}>
        Reject
      </Button>
    </>
  );
};
