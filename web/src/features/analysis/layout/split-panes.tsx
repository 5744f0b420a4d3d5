import { chakra, Grid } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

/** The share of the width the left pane may take, in percent. */
export const narrowestPane = 25;
export const widestPane = 75;
const initialPane = 46;
const keyStep = 2;

const storageKey = 'clausewise.left-pane';

const clamp = (percent: number): number => Math.min(widestPane, Math.max(narrowestPane, Math.round(percent)));

const loadWidth = (): number => {
  try {
    const kept = Number.parseFloat(localStorage.getItem(storageKey) ?? '');
    return Number.isFinite(kept) ? clamp(kept) : initialPane;
  } catch {
    return initialPane;
  }
};

const keepWidth = (percent: number): void => {
  try {
    localStorage.setItem(storageKey, String(percent));
  } catch {
    // Without storage the width holds until the page is left.
  }
};

/** The width a key asks for, or undefined where the key has nothing to do with it. */
const widthByKey = (key: string, percent: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return percent - keyStep;
    case 'ArrowRight':
      return percent + keyStep;
    case 'Home':
      return narrowestPane;
    case 'End':
      return widestPane;
    case 'Enter':
      return initialPane;
    default:
      return undefined;
  }
};

const PaneBar = chakra('div', {
  base: {
    cursor: 'col-resize',
    touchAction: 'none',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '4px',
      width: '1px',
      bg: 'border',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3px',
      width: '3px',
      height: '8',
      mt: '-4',
      borderRadius: 'full',
      bg: 'border.emphasized/60',
    },
    '&:hover::before, &:focus-visible::before': { width: '3px', insetInlineStart: '3px', bg: 'accent.solid' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

interface SplitPanesProps {
  /** Whether there is room for both; else they share one place below the header, and whoever draws them shows one. */
  readonly isSplit: boolean;
  readonly header: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/**
 * Two panes side by side and a bar between them that can be dragged, or moved with the arrow keys. Where the window gets too
 * narrow for that, or wide enough again, the panes stay what they are, with all that is open and chosen in them.
 */
export const SplitPanes = ({ isSplit, header, left, right }: SplitPanesProps) => {
  const [percent, setPercent] = useState(loadWidth);
  const frame = useRef<HTMLDivElement>(null);

  const resize = (next: number) => {
    const width = clamp(next);
    setPercent(width);
    keepWidth(width);
  };

  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(((event.clientX - box.left) / box.width) * 100);
  };

  const press = (event: KeyboardEvent) => {
    const next = widthByKey(event.key, percent);
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };

  return (
    <Grid
      ref={frame}
      flex="1"
      minH="0"
      templateRows={isSplit ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)'}
      style={{
        gridTemplateColumns: isSplit ? `minmax(0, ${percent}fr) 9px minmax(0, ${100 - percent}fr)` : 'minmax(0, 1fr)',
      }}
    >
      {header}
      {left}
      {isSplit && (
        <PaneBar
          role="separator"
          aria-orientation="vertical"
          aria-label="Width of the clause pane"
          aria-valuenow={percent}
          aria-valuemin={narrowestPane}
          aria-valuemax={widestPane}
          aria-valuetext={`${percent} percent`}
          tabIndex={0}
          onKeyDown={press}
          onDoubleClick={() => resize(initialPane)}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
        />
      )}
      {right}
    </Grid>
  );
};
