import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { MissingElement, Risk } from '../../../../../shared/analysis.ts';
import { besideTitle } from '../../../../../shared/finding-words.ts';
import { disputeLine } from '../../../../../shared/verdicts.ts';
import type { FindingMarks } from '../finding-marks.ts';
import type { Proposal } from '../results/review-of.ts';
import { firstSentences } from '../results/sentences.ts';
import type { ClauseReview } from './clause-review.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DerivationView } from './derivation-view.tsx';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { besideExcerpt, excerptOf, isAddedAtEnd, shortenKept } from './redline-excerpt.ts';
import { decideOn, useVerdict, type Decide } from './use-verdict.ts';

/** So many sentences say what a finding means; the rest stands under Why. */
const shownSentences = 2;

const Excerpt = chakra('div', {
  base: {
    mt: '2',
    ps: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized/60',
    fontFamily: 'contract',
    textStyle: 'sm',
    lineHeight: '1.55',
    overflowWrap: 'anywhere',
  },
});

type Opened = 'strategy' | 'why';

export interface ProposalCardProps {
  readonly proposal: Proposal<Risk | MissingElement>;
  readonly badge: ReactNode;
  /** Colour token of the rail at the card's edge. */
  readonly rail: string;
  readonly clauseText: string;
  readonly review: ClauseReview;
  readonly marks: FindingMarks;
  /** Shows the place of the finding in the text. */
  readonly onShow: (id: string) => void;
  /** Whether the Tab key stops at this card of its list. */
  readonly isStop: boolean;
}

/**
 * One finding to decide on: the problem, what it means, the words it rests on with its own change in them, and what can
 * be done. A click on it shows the place in the text.
 */
export const ProposalCard = memo((props: ProposalCardProps) => {
  const { proposal, badge, rail, clauseText, review, marks, onShow, isStop } = props;
  const { finding, number, changes, strategy } = proposal;
  const { id, title, description, evidence, derivation } = finding;
  const verdict = useVerdict(review, id);
  const isChosen = useSyncExternalStore(marks.onChosen, () => marks.chosen() === id);
  const [opened, setOpened] = useState<Opened>();
  const titleId = useId();
  const openedId = useId();
  const card = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => excerptOf(clauseText, evidence[0], changes), [clauseText, evidence, changes]);
  const { first, rest } = firstSentences(besideExcerpt(besideTitle({ title, description }), parts), shownSentences);
  const isPlaced = evidence.length > 0;
  const others = evidence.length - 1;

  useEffect(() => {
    // A mark that was clicked in the text brings its card into view; a card that was clicked is there already.
    if (isChosen && card.current && !card.current.contains(document.activeElement)) {
      card.current.scrollIntoView({ block: 'nearest' });
    }
  }, [isChosen]);

  const decisions = decideOn(review, id);
  // The button that was pressed gives way to others; the focus stays at the card.
  const thenFocus = (run: () => void) => () => {
    run();
    card.current?.focus({ preventScroll: true });
  };
  const decide: Decide = {
    accept: thenFocus(decisions.accept),
    reject: thenFocus(decisions.reject),
    undo: thenFocus(decisions.undo),
  };
  const toggle = (what: Opened) => setOpened(opened === what ? undefined : what);

  return (
    <Box
      ref={card}
      as="article"
      aria-labelledby={titleId}
      data-finding={id}
      data-verdict={verdict}
      tabIndex={isStop ? 0 : -1}
      layerStyle="panel"
      borderInlineStartWidth="4px"
      borderInlineStartColor={rail}
      px="4"
      py="3"
      cursor={isPlaced ? 'pointer' : undefined}
      transition="box-shadow 150ms, border-color 150ms"
      boxShadow={isChosen ? 'sm' : undefined}
      borderColor={isChosen ? 'border.emphasized' : 'border'}
      onPointerEnter={() => marks.hover(id)}
      onPointerLeave={() => marks.hover(undefined)}
      onFocus={() => marks.hover(id)}
      onBlur={() => marks.hover(undefined)}
      onClick={(event) => {
        const isSelecting = window.getSelection()?.isCollapsed === false;
        const isControl = event.target instanceof Element && event.target.closest('button') !== null;
        if (isPlaced && !isSelecting && !isControl) onShow(id);
      }}
    >
      <Flex align="flex-start" gap="2">
        <Text as="span" color="fg.muted" fontWeight="medium" textStyle="sm" fontVariantNumeric="tabular-nums">
          {number}
        </Text>
        <Heading as="h3" id={titleId} size="sm" overflowWrap="anywhere" flex="1" minW="0">
          {title}
        </Heading>
        {badge}
      </Flex>
      {first && (
        <Text textStyle="sm" color="fg.muted" mt="1" textWrap="pretty" overflowWrap="anywhere">
          {first}
        </Text>
      )}
      {'dispute' in finding && finding.dispute && (
        <Text textStyle="xs" fontWeight="medium" mt="2" textWrap="pretty" overflowWrap="anywhere">
          {disputeLine(finding.dispute)}
        </Text>
      )}
      {isAddedAtEnd(clauseText, changes) && (
        <Text textStyle="xs" fontWeight="medium" color="fg.muted" mt="2">
          Words to add at the end of the clause
        </Text>
      )}
      {parts.length > 0 && (
        <Excerpt opacity={verdict === 'rejected' ? 0.8 : 1}>
          {parts.map((part, index) =>
            part.kind === 'kept' ? (
              shortenKept(part.text)
            ) : (
              <MarkedWords key={index} deleted={part.deleted} inserted={part.inserted} />
            ),
          )}
          {others > 0 && (
            <Text as="span" fontFamily="body" textStyle="xs" color="fg.muted" ms="2">
              and {others} more {others === 1 ? 'place' : 'places'}
            </Text>
          )}
        </Excerpt>
      )}
      <Flex align="center" gap="1.5" wrap="wrap" mt="2.5">
        {changes.length > 0 && <DecisionButtons title={title} verdict={verdict} decide={decide} hasKeys />}
        <Flex ms="auto" gap="0.5" wrap="wrap">
          {strategy && (
            <Button
              size="xs"
              variant="ghost"
              aria-expanded={opened === 'strategy'}
              aria-controls={opened === 'strategy' ? openedId : undefined}
              onClick={() => toggle('strategy')}
            >
              If they refuse
            </Button>
          )}
          {derivation && (
            <Button
              size="xs"
              variant="ghost"
              aria-expanded={opened === 'why'}
              aria-controls={opened === 'why' ? openedId : undefined}
              onClick={() => toggle('why')}
            >
              Why
            </Button>
          )}
          {isPlaced && (
            <Button
              size="xs"
              variant="ghost"
              aria-label={`Show in the clause: ${title}`}
              aria-pressed={isChosen}
              aria-keyshortcuts="Enter"
              onClick={() => onShow(id)}
            >
              Show
            </Button>
          )}
        </Flex>
      </Flex>
      {opened === 'strategy' && strategy && (
        <Box id={openedId} mt="2.5" px="3" py="2.5" bg="bg.subtle" borderRadius="l2" textStyle="sm" textWrap="pretty">
          {strategy.type === 'primary' && (
            <Text as="span" fontWeight="semibold" me="1.5">
              Ask for this first.
            </Text>
          )}
          {strategy.description}
        </Box>
      )}
      {opened === 'why' && derivation && <DerivationView id={openedId} derivation={derivation} rest={rest} />}
    </Box>
  );
});
ProposalCard.displayName = 'ProposalCard';
