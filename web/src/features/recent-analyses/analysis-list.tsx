import { Box } from '@chakra-ui/react';
import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { heightOfCard, keepCardHeight } from './card-heights.ts';

/** Cards kept drawn above and below what is visible, so that the tab key always finds a next one. */
const overscan = 4;

interface AnalysisListProps {
  readonly analyses: readonly AnalysisSummary[];
  readonly onDelete: (analysis: AnalysisSummary) => void;
}

/** Which cards are drawn, and where: those near the window, and the one that has the focus. */
const useDrawnCards = (analyses: readonly AnalysisSummary[], scrollMargin: number, focused: number | null) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  return useWindowVirtualizer({
    count: analyses.length,
    estimateSize: (index) => heightOfCard(analyses[index]?.id),
    measureElement: (element: HTMLLIElement, entry, instance) => {
      const height = measureElement(element, entry, instance);
      keepCardHeight(analyses[Number(element.dataset.index)]?.id, height);
      return height;
    },
    getItemKey: (index) => analyses[index]?.id ?? index,
    overscan,
    scrollMargin,
    rangeExtractor,
  });
};

/**
 * The cards, of which only those near the window are drawn: ten thousand cost no more than fifty. They stand in the
 * document in their order, each knowing its place, and the one that has the focus stays.
 */
export const AnalysisList = ({ analyses, onDelete }: AnalysisListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setOffset(box.top + window.scrollY);
  }, []);

  const virtualizer = useDrawnCards(analyses, offset, focused);

  return (
    <Box
      as="ul"
      ref={list}
      aria-label="Analyses"
      listStyleType="none"
      position="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => setFocused(null)}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const analysis = analyses[index];
        return (
          analysis && (
            <Box
              as="li"
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={analyses.length}
              aria-posinset={index + 1}
              position="absolute"
              top="0"
              insetInline="0"
              pb="3"
              style={{ transform: `translateY(${start - offset}px)` }}
              onFocus={() => setFocused(index)}
            >
              <AnalysisCard analysis={analysis} onDelete={onDelete} />
            </Box>
          )
        );
      })}
    </Box>
  );
};
