import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useId } from 'react';
import type { Evidence } from '../../../../../shared/analysis.ts';
import { FindingFrame, useChosenCard } from '../finding-frame.tsx';
import type { FindingMarks } from '../finding-marks.ts';

/** A quote longer than this is cut in the card; the whole of it stands in the text. */
const shownQuoteLength = 280;

const Place = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    mt: '2.5',
    ps: '3',
    py: '1',
    minH: { base: '11', md: '6' },
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized/60',
    fontFamily: 'contract',
    textStyle: 'sm',
    lineHeight: '1.55',
    color: 'fg.muted',
    cursor: 'button',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg', borderColor: 'accent.solid', bg: 'mark.hover' },
  },
});

const shorten = (quote: string): string => {
  const words = quote.trim().replace(/\s+/g, ' ');
  return words.length > shownQuoteLength ? `${words.slice(0, shownQuoteLength).replace(/\s\S*$/, '')} …` : words;
};

interface FindingCardProps {
  readonly id: string;
  readonly title: string;
  /** The rank of its heading. */
  readonly titleLevel?: 'h3' | 'h4';
  readonly description?: string;
  /** What is known of it beside that. */
  readonly detail?: string;
  readonly evidence: readonly Evidence[];
  /** Colour token of the rail at the card's edge. */
  readonly rail: string;
  /** Says in word and shape what kind of finding it is. */
  readonly badge?: ReactNode;
  readonly marks: FindingMarks;
  /** Shows the place of the finding in the text. */
  readonly onShow: (id: string) => void;
}

/**
 * One finding: what it is, what it means, and the words it rests on. A click anywhere on the card shows the place; the
 * quoted words are the button that does so for keyboard and screen reader.
 */
export const FindingCard = memo((props: FindingCardProps) => {
  const { id, title, titleLevel = 'h3', description, detail, evidence, rail, badge, marks, onShow } = props;
  const { card, isChosen } = useChosenCard(marks, id);
  const titleId = useId();
  const [first, ...others] = evidence;
  const more = others.length > 0 && `and ${others.length} more ${others.length === 1 ? 'place' : 'places'}`;

  return (
    <FindingFrame
      {...{ card, isChosen, id, titleId, rail, marks, onShow }}
      isPlaced={first !== undefined}
      isForOther={(event) => event.defaultPrevented}
      py="3.5"
    >
      <Flex align="flex-start" gap="3" justify="space-between">
        <Heading as={titleLevel} id={titleId} size="sm" overflowWrap="anywhere">
          {title}
        </Heading>
        {badge}
      </Flex>
      {description && (
        <Text textStyle="sm" color="fg.muted" mt="1.5" textWrap="pretty" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      {detail && (
        <Text textStyle="xs" color="fg.subtle" mt="1.5" textWrap="pretty" overflowWrap="anywhere">
          {detail}
        </Text>
      )}
      {first && (
        <Place
          type="button"
          aria-pressed={isChosen}
          aria-label={`Show in the clause: ${[shorten(first.quote), more].filter(Boolean).join(' ')}`}
        >
          “{shorten(first.quote)}”
          {more && (
            <Text as="span" fontFamily="body" textStyle="xs" color="fg.subtle" ms="2">
              {more}
            </Text>
          )}
        </Place>
      )}
    </FindingFrame>
  );
});
FindingCard.displayName = 'FindingCard';
