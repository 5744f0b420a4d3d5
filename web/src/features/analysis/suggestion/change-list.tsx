import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { MissingElement, Risk } from '../../../../../shared/analysis.ts';
import { MarkedWords } from '../../../components/marked-words.tsx';
import type { Proposal, Review } from '../results/review-of.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { DecisionButtons } from '../review/decision-buttons.tsx';
import { decideOn, useVerdict, type Decide } from '../review/use-verdict.ts';

interface ChangeRowProps {
  readonly proposal: Proposal<Risk | MissingElement>;
  readonly clauseText: string;
  readonly review: ClauseReview;
}

const ChangeRow = ({ proposal: { finding, changes }, clauseText, review }: ChangeRowProps) => {
  const verdict = useVerdict(review, finding.id);
  const row = useRef<HTMLLIElement>(null);
  const decisions = decideOn(review, finding.id);
  // The button that was pressed gives way to others; the focus stays at the row.
  const thenFocus = (run: () => void) => () => {
    run();
    row.current?.focus({ preventScroll: true });
  };
  const decide: Decide = {
    accept: thenFocus(decisions.accept),
    reject: thenFocus(decisions.reject),
    undo: thenFocus(decisions.undo),
  };
  return (
    <Box as="li" ref={row} tabIndex={-1} py="3" borderTopWidth="1px" borderColor="border" aria-label={finding.title}>
      <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {finding.title}
      </Text>
      <Stack gap="1" mt="1" fontFamily="contract" textStyle="sm" overflowWrap="anywhere">
        {changes.map(({ start, end, put, reason }) => (
          <Box key={`${start}-${end}`}>
            <MarkedWords deleted={clauseText.slice(start, end)} inserted={put} />
            {reason !== finding.title && (
              <Text as="span" fontFamily="body" textStyle="xs" color="fg.muted" display="block">
                {reason}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
      <Flex align="center" gap="1.5" wrap="wrap" mt="2">
        <DecisionButtons title={finding.title} verdict={verdict} decide={decide} />
      </Flex>
    </Box>
  );
};

interface ChangeListProps extends Pick<ChangeRowProps, 'clauseText' | 'review'> {
  readonly content: Pick<Review, 'issues' | 'missing'>;
}

/** The changes one by one, each with the reason for it, to be accepted or rejected; those for one finding go together. */
export const ChangeList = ({ content: { issues, missing }, ...rest }: ChangeListProps) => {
  const [isOpen, setOpen] = useState(false);
  const proposals = [...issues, ...missing].filter(({ changes }) => changes.length > 0);
  if (proposals.length === 0) return null;
  return (
    <Box borderTopWidth="1px" borderColor="border" px="5">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box as="summary" textStyle="sm" py="2.5" minH={{ base: '11', md: '6' }} alignContent="center" cursor="button">
          Decide change by change
        </Box>
        {isOpen && (
          <Box as="ul" aria-label="Changes with their reasons" listStyleType="none" pb="2">
            {proposals.map((proposal) => (
              <ChangeRow key={proposal.finding.id} proposal={proposal} {...rest} />
            ))}
          </Box>
        )}
      </details>
    </Box>
  );
};
