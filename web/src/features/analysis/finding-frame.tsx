import { Box, type BoxProps } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FindingMarks } from './finding-marks.ts';

interface ChosenCard {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly isChosen: boolean;
}

/** Whether a finding is chosen in the text, and its card, which is brought into view then. */
export const useChosenCard = (marks: FindingMarks, id: string): ChosenCard => {
  const isChosen = useSyncExternalStore(marks.onChosen, () => marks.chosen() === id);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A mark that was clicked in the text brings its card into view; a card that was clicked is there already.
    if (isChosen && card.current && !card.current.contains(document.activeElement)) {
      card.current.scrollIntoView({ block: 'nearest' });
    }
  }, [isChosen]);

  return { card, isChosen };
};

interface FindingFrameProps extends ChosenCard, Pick<BoxProps, 'py' | 'tabIndex'> {
  readonly id: string;
  /** The id of the heading that names it. */
  readonly titleId: string;
  /** Colour token of the rail at the card's edge. */
  readonly rail: string;
  readonly marks: FindingMarks;
  /** Whether it has a place in the text that can be shown. */
  readonly isPlaced: boolean;
  /** Shows the place of the finding in the text. */
  readonly onShow: (id: string) => void;
  /** Whether a click on it was for something else than its place. */
  readonly isForOther: (event: MouseEvent) => boolean;
  readonly 'data-verdict'?: string | undefined;
  readonly children: ReactNode;
}

/** The card of a finding: it lights up with its mark in the text, and a click anywhere on it shows that. */
export const FindingFrame = (props: FindingFrameProps) => {
  const { card, isChosen, id, titleId, rail, marks, isPlaced, onShow, isForOther, children, ...others } = props;
  return (
    <Box
      ref={card}
      as="article"
      aria-labelledby={titleId}
      data-finding={id}
      layerStyle="panel"
      borderInlineStartWidth="4px"
      borderInlineStartColor={rail}
      px="4"
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
        if (isPlaced && !isSelecting && !isForOther(event)) onShow(id);
      }}
      {...others}
    >
      {children}
    </Box>
  );
};
