import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabStripProps<Id extends string> {
  readonly label: string;
  /** What the ids of tabs and panels begin with; see `panelProps`. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly isFullWidth?: boolean;
}

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    cursor: 'button',
    fontWeight: 'medium',
    textStyle: 'sm',
    px: '2.5',
    whiteSpace: 'nowrap',
    minH: { base: '11', md: '9' },
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    flexShrink: '0',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** How far the tabs fade at an end of the strip beyond which there are more, in pixels. */
const fadeWidth = 40;

const fadeTo = (side: string): string => `linear-gradient(to ${side}, transparent, black ${fadeWidth}px)`;

const fades = {
  '&[data-cut=start]': { maskImage: fadeTo('right') },
  '&[data-cut=end]': { maskImage: fadeTo('left') },
  '&[data-cut=both]': { maskImage: `${fadeTo('right')}, ${fadeTo('left')}`, maskComposite: 'intersect' },
};

/** Writes on a strip at which of its ends tabs are cut off. */
const tellWhatIsCut = (strip: HTMLElement): void => {
  const { scrollLeft, scrollWidth, clientWidth } = strip;
  const isCutAtStart = scrollLeft > 1;
  const isCutAtEnd = scrollLeft + clientWidth < scrollWidth - 1;
  if (isCutAtStart && isCutAtEnd) strip.dataset['cut'] = 'both';
  else if (isCutAtStart) strip.dataset['cut'] = 'start';
  else if (isCutAtEnd) strip.dataset['cut'] = 'end';
  else delete strip.dataset['cut'];
};

/** The id of a tab of a strip, by the strip's name. */
export const tabId = (name: string, id: string): string => `${name}-${id}-tab`;

/** What ties a panel to its tab. */
export const panelProps = (name: string, id: string) =>
  ({ role: 'tabpanel', id: `${name}-${id}-panel`, 'aria-labelledby': tabId(name, id) }) as const;

/** Keeps on a strip at which of its ends tabs are cut off, whatever becomes of its width. */
const useWhatIsCut = (strip: RefObject<HTMLDivElement | null>, ids: string): void => {
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new ResizeObserver(() => tellWhatIsCut(element));
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [strip, ids]);
};

/** Brings the chosen tab into the strip whole, clear of where it fades. */
const useChosenInView = (strip: RefObject<HTMLDivElement | null>, name: string, chosen: string): void => {
  // Scrolled by hand, for the browser's own way of it would scroll the page as well.
  useEffect(() => {
    const element = strip.current;
    const tab = document.getElementById(tabId(name, chosen));
    if (!element || !tab) return;
    const place = element.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const [start, end] = [place.left + fadeWidth, place.right - fadeWidth];
    if (left < start) element.scrollLeft -= start - left;
    else if (right > end) element.scrollLeft += right - end;
  }, [strip, name, chosen]);
};

/** Tabs as the keyboard knows them: one stop, the arrow keys go from one to the next. */
export const TabStrip = <Id extends string>(props: TabStripProps<Id>) => {
  const { label, name, tabs, chosen, onChoose, isFullWidth = false } = props;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(name, next.id))?.focus();
  };

  const strip = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id).join(' ');

  useWhatIsCut(strip, ids);
  useChosenInView(strip, name, chosen);

  return (
    <Box borderBottomWidth="1px" borderColor="border">
      {/* Where the tabs are wider than their pane they scroll by themselves, and the pane stays in its place. */}
      <Flex
        ref={strip}
        css={fades}
        onScroll={(event) => tellWhatIsCut(event.currentTarget)}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        mb="-1px"
        overflowX="auto"
        overflowY="hidden"
        scrollbarWidth="none"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(name, tab.id)}
            aria-controls={`${name}-${tab.id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            flex={isFullWidth ? '1 0 auto' : undefined}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </Trigger>
        ))}
      </Flex>
    </Box>
  );
};
