import { Box, Kbd, Stack, Text } from '@chakra-ui/react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { MissingElement, Risk } from '../../../../../shared/analysis.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { FindingMarks } from '../finding-marks.ts';
import type { Proposal } from '../results/review-of.ts';
import type { ClauseReview } from './clause-review.ts';
import { ProposalCard } from './proposal-card.tsx';
import { decideOn } from './use-verdict.ts';

interface ProposalListProps<Finding extends Risk | MissingElement> {
  readonly label: string;
  readonly proposals: readonly Proposal<Finding>[];
  readonly look: (finding: Finding) => { readonly badge: ReactNode; readonly rail: string };
  readonly clauseText: string;
  readonly review: ClauseReview;
  readonly marks: FindingMarks;
  readonly onShow: (id: string) => void;
}

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-finding]') : null;

/** Puts the focus on the card of a finding in a list. */
const focusOn = (list: HTMLElement, id: string | undefined): void => {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-finding]')];
  cards.find((one) => one.dataset['finding'] === id)?.focus();
};

const said = { accepted: 'Accepted', rejected: 'Rejected', open: 'Open again' } as const;

const Keys = () => (
  <Text textStyle="xs" color="fg.muted" mt="3" hideBelow="md">
    With the focus on a card: <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous, <Kbd>A</Kbd> accept, <Kbd>R</Kbd> reject,{' '}
    <Kbd>U</Kbd> undo, <Kbd>Enter</Kbd> show the place.
  </Text>
);

/** What the keys do in the list, and what is said of it. */
const useKeys = <Finding extends Risk | MissingElement>({ proposals, review, onShow }: ProposalListProps<Finding>) => {
  const [words, setSaid] = useState('');

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const card = cardOf(event.target);
    const at = proposals.findIndex(({ finding }) => finding.id === card?.dataset['finding']);
    const proposal = proposals[at];
    if (!card || !proposal || event.ctrlKey || event.metaKey || event.altKey) return;
    const { id, title, evidence } = proposal.finding;
    const verdict = review.read()[id];
    const goTo = (index: number) => focusOn(event.currentTarget, proposals[index]?.finding.id);
    const decide = (run: () => void) => {
      run();
      // The button that had the focus may be gone now.
      card.focus();
      setSaid(`${said[review.read()[id] ?? 'open']}: ${title}`);
    };
    const decisions = decideOn(review, id);
    const hasChange = proposal.changes.length > 0;
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => goTo(at + 1),
      k: () => goTo(at - 1),
      a: hasChange && verdict !== 'accepted' ? () => decide(decisions.accept) : undefined,
      r: hasChange && verdict !== 'rejected' ? () => decide(decisions.reject) : undefined,
      u: verdict ? () => decide(decisions.undo) : undefined,
      // On a button Enter presses that button.
      Enter: event.target === card && evidence.length > 0 ? () => onShow(id) : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return { words, press };
};

/**
 * Findings to be worked through one by one. With the focus in the list, and nowhere else, j and k go from one to the
 * next, a accepts, r rejects, u takes that back and Enter shows the place (WCAG 2.2, 2.1.4).
 */
export const ProposalList = <Finding extends Risk | MissingElement>(props: ProposalListProps<Finding>) => {
  const { label, proposals, look, ...rest } = props;
  const [current, setCurrent] = useState<string>();
  const stop = proposals.some(({ finding }) => finding.id === current) ? current : proposals[0]?.finding.id;
  const { words, press } = useKeys(props);

  return (
    <Box>
      <Stack
        gap="3"
        role="group"
        aria-label={label}
        onKeyDown={press}
        onFocus={(event: FocusEvent) => setCurrent(cardOf(event.target)?.dataset['finding'])}
      >
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.finding.id}
            proposal={proposal}
            {...look(proposal.finding)}
            isStop={proposal.finding.id === stop}
            {...rest}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {proposals.length > 0 && <Keys />}
    </Box>
  );
};
