import { Box, chakra } from '@chakra-ui/react';
import * as RadixToast from '@radix-ui/react-toast';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, useShownToast } from '../lib/toast.ts';
import { useTopmostDialog } from '../lib/top-layer.ts';
import { CloseIcon } from './icons.tsx';

/** How long a notification stays, in milliseconds, and how far a swipe must go, in pixels (specification, section 9). */
const defaultDurationMs = 5000;
const swipeThreshold = 50;

const Root = chakra(RadixToast.Root);
const Viewport = chakra(RadixToast.Viewport);
const Title = chakra(RadixToast.Title);
const Description = chakra(RadixToast.Description);
const Action = chakra(RadixToast.Action);
const Close = chakra(RadixToast.Close);
const closeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: { base: '11', md: '8' },
  flexShrink: 0,
  borderRadius: 'l1',
  color: 'fg.muted',
  cursor: 'button',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;

type ShownToast = NonNullable<ReturnType<typeof useShownToast>>;

/**
 * Keeps the height of what is notified free at the foot of the window, so that it covers nothing that could be clicked:
 * what is as high as the window ends above `--toast-height`.
 * @param shownId what is visible now
 * @returns the reference to the notification area
 */
const useReservedHeight = (shownId: number | undefined) => {
  const area = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = shownId === undefined ? 0 : (area.current?.offsetHeight ?? 0);
    style.setProperty('--toast-height', `${height}px`);
    return () => void style.removeProperty('--toast-height');
  }, [shownId]);
  return area;
};

/** The words of a notification, beside what can be done about it. */
const Notification = ({ shown }: { readonly shown: ShownToast }) => {
  const isDestructive = shown.variant === 'destructive';
  return (
    <Root
      type="foreground"
      {...(shown.duration !== undefined && { duration: shown.duration })}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id);
      }}
      data-variant={shown.variant ?? 'default'}
      display="flex"
      gap="3"
      alignItems="center"
      bg="bg.panel"
      borderTopWidth="3px"
      borderColor={isDestructive ? 'severity.high.rail' : 'accent.solid'}
      ps={{ base: '4', md: '5' }}
      pe="2"
      py="1.5"
      css={{
        '&[data-state=open]': { animation: 'fade-in 200ms' },
        '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
        '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 150ms' },
      }}
    >
      <Box flex="1" minW="0" display="flex" flexWrap="wrap" columnGap="2.5">
        <Title textStyle="sm" fontWeight="semibold" color={isDestructive ? 'fg.error' : 'fg'}>
          {shown.title}
        </Title>
        {shown.description && (
          <Description textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {shown.description}
          </Description>
        )}
      </Box>
      {shown.action && <Offer {...shown.action} />}
      <Close aria-label="Close notification" {...closeStyle}>
        <CloseIcon />
      </Close>
    </Root>
  );
};

const Offer = ({ label, onAction }: NonNullable<ShownToast['action']>) => (
  <Action
    altText={label}
    onClick={onAction}
    textStyle="sm"
    fontWeight="medium"
    color="accent.fg"
    px="2"
    minH={{ base: '11', md: '8' }}
    borderRadius="l1"
    cursor="button"
    _hover={{ bg: 'accent.subtle' }}
  >
    {label}
  </Action>
);

/**
 * The notification area: one at a time, F8 brings the focus to it, a swipe to the right dismisses. While a dialog is
 * open it stands within that dialog, where it can be read and reached.
 */
export const Toaster = () => {
  const shown = useShownToast();
  const dialog = useTopmostDialog();
  const measure = useReservedHeight(shown?.id);
  const area = (
    <RadixToast.Provider duration={defaultDurationMs} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown && <Notification key={shown.id} shown={shown} />}
      <Viewport
        hotkey={['F8']}
        position="fixed"
        bottom="0"
        insetEnd="0"
        insetStart="0"
        ref={measure}
        p="0"
        m="0"
        listStyle="none"
        zIndex="toast"
        css={{ '&:empty': { pointerEvents: 'none' } }}
      />
    </RadixToast.Provider>
  );
  return dialog ? createPortal(area, dialog) : area;
};
