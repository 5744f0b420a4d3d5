import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { memo, type MouseEvent, type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import type { MissingElement, NegotiationStrategy, Risk } from '../../../../../shared/analysis.ts';
import { besideTitle } from '../../../../../shared/finding-words.ts';
import { disputeLine } from '../../../../../shared/verdicts.ts';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { FindingFrame, useChosenCard } from '../finding-frame.tsx';
import type { FindingMarks } from '../finding-marks.ts';
import type { Proposal } from '../results/review-of.ts';
import { firstSentences } from '../results/sentences.ts';
import type { ClauseReview, Verdict } from './clause-review.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DerivationView } from './derivation-view.tsx';
import { besideExcerpt, type ExcerptPart, excerptOf, isAddedAtEnd, shortenKept } from './redline-excerpt.ts';
import { decideOn, useVerdict, type Decide } from './use-verdict.ts';

/** So many sentences say what a finding means; the rest unfolds. */
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

interface WordsProps {
  readonly parts: readonly ExcerptPart[];
  readonly isRejected: boolean;
  /** How many more places the finding has. */
  readonly others: number;
}

/** The words that a finding rests on, with its own change in them. */
const Words = ({ parts, isRejected, others }: WordsProps) => (
  <Excerpt opacity={isRejected ? 0.8 : 1}>
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
);

interface SaidProps {
  readonly finding: Risk | MissingElement;
  /** What it means, in few sentences; empty where the words say it. */
  readonly meaning: string;
  readonly isAddition: boolean;
}

/** What is said of a finding above its words. */
const Said = ({ finding, meaning, isAddition }: SaidProps) => (
  <>
    {meaning && (
      <Text textStyle="sm" color="fg.muted" mt="1" textWrap="pretty" overflowWrap="anywhere">
        {meaning}
      </Text>
    )}
    {'dispute' in finding && finding.dispute && (
      <Text textStyle="xs" fontWeight="medium" mt="2" textWrap="pretty" overflowWrap="anywhere">
        {disputeLine(finding.dispute)}
      </Text>
    )}
    {isAddition && (
      <Text textStyle="xs" fontWeight="medium" color="fg.muted" mt="2">
        Words to add at the end of the clause
      </Text>
    )}
  </>
);

type Opened = 'strategy' | 'why';

interface OpensProps {
  readonly what: Opened;
  readonly label: string;
  readonly opened: Opened | undefined;
  /** The id of what it opens. */
  readonly openedId: string;
  readonly onToggle: (what: Opened) => void;
}

const Opens = ({ what, label, opened, openedId, onToggle }: OpensProps) => (
  <Button
    size="xs"
    variant="ghost"
    aria-expanded={opened === what}
    aria-controls={opened === what ? openedId : undefined}
    onClick={() => onToggle(what)}
  >
    {label}
  </Button>
);

const Strategy = ({ id, strategy }: { readonly id: string; readonly strategy: NegotiationStrategy }) => (
  <Box id={id} mt="2.5" px="3" py="2.5" bg="bg.subtle" borderRadius="l2" textStyle="sm" textWrap="pretty">
    {strategy.type === 'primary' && (
      <Text as="span" fontWeight="semibold" me="1.5">
        Ask for this first.
      </Text>
    )}
    {strategy.description}
  </Box>
);

interface ActionsProps extends Pick<ProposalCardProps, 'proposal' | 'review' | 'onShow'> {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly isChosen: boolean;
  readonly verdict: Verdict | undefined;
  /** What else it means, which unfolds. */
  readonly rest: string;
}

/** What can be done with a finding, and what is asked to be read of it. */
const Actions = ({ proposal, review, onShow, card, isChosen, verdict, rest }: ActionsProps) => {
  const { finding, changes, strategy } = proposal;
  const { id, title, evidence, derivation } = finding;
  const [opened, setOpened] = useState<Opened>();
  const openedId = useId();
  const onToggle = (what: Opened) => setOpened(opened === what ? undefined : what);
  const opens = { opened, openedId, onToggle };

  return (
    <>
      <Flex align="center" gap="1.5" wrap="wrap" mt="2.5">
        {changes.length > 0 && (
          <DecisionButtons title={title} verdict={verdict} decide={decideAt(card, decideOn(review, id))} hasKeys />
        )}
        <Flex ms="auto" gap="0.5" wrap="wrap">
          {strategy && <Opens what="strategy" label="If they refuse" {...opens} />}
          {(derivation ?? rest) && <Opens what="why" label={derivation ? 'Why' : 'More'} {...opens} />}
          {evidence.length > 0 && (
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
      {opened === 'strategy' && strategy && <Strategy id={openedId} strategy={strategy} />}
      {opened === 'why' && <DerivationView id={openedId} derivation={derivation} rest={rest} />}
    </>
  );
};

/** Decisions after which the focus stays at the card: the button that was pressed gives way to others. */
const decideAt = (card: RefObject<HTMLDivElement | null>, decisions: Decide): Decide => {
  const thenFocus = (run: () => void) => () => {
    run();
    card.current?.focus({ preventScroll: true });
  };
  return {
    accept: thenFocus(decisions.accept),
    reject: thenFocus(decisions.reject),
    undo: thenFocus(decisions.undo),
  };
};

const isOnButton = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('button') !== null;

/**
 * One finding to decide on: the problem, what it means, the words it rests on with its own change in them, and what can
 * be done. A click on it shows the place in the text.
 */
export const ProposalCard = memo((props: ProposalCardProps) => {
  const { proposal, badge, rail, clauseText, review, marks, onShow, isStop } = props;
  const { finding, number, changes } = proposal;
  const { id, title, description, evidence } = finding;
  const verdict = useVerdict(review, id);
  const { card, isChosen } = useChosenCard(marks, id);
  const titleId = useId();
  const parts = useMemo(() => excerptOf(clauseText, evidence[0], changes), [clauseText, evidence, changes]);
  const { first, rest } = firstSentences(besideExcerpt(besideTitle({ title, description }), parts), shownSentences);

  return (
    <FindingFrame
      {...{ card, isChosen, id, titleId, rail, marks, onShow }}
      isPlaced={evidence.length > 0}
      isForOther={isOnButton}
      data-verdict={verdict}
      tabIndex={isStop ? 0 : -1}
      py="3"
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
      <Said finding={finding} meaning={first} isAddition={isAddedAtEnd(clauseText, changes)} />
      {parts.length > 0 && <Words parts={parts} isRejected={verdict === 'rejected'} others={evidence.length - 1} />}
      <Actions {...{ proposal, review, onShow, card, isChosen, verdict, rest }} />
    </FindingFrame>
  );
});
ProposalCard.displayName = 'ProposalCard';
