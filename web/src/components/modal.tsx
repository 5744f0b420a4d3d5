import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { enterTopLayer } from '../lib/top-layer.ts';
import { CloseIcon } from './icons.tsx';

const Dialog = chakra('dialog');
const surface = {
  p: '0',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'lg',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  insetBlockEnd: 'var(--dialog-foot)',
} as const;
const closeButtonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: { base: '11', md: '8' },
  borderRadius: 'l2',
  color: 'fg.muted',
  cursor: 'button',
  textStyle: 'lg',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const;
const CloseButton = chakra('button', { base: closeButtonStyle });

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Whether the title is for a screen reader alone. */
  readonly hideHeader?: boolean;
  /** `alertdialog` interrupts: it asks something that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly placement?: 'center' | 'top' | 'left';
  readonly width?: string;
  /** The height it keeps from `md` on, whatever stands in it, as far as the window has room. Without it, it is as high as that. */
  readonly steadyHeight?: string;
  /** Whether it is only read: nothing in it takes the focus, so that what scrolls does. */
  readonly isRead?: boolean;
  /** Whether printing prints this dialog alone, instead of the page behind it. */
  readonly isPrintable?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const placements = {
  center: {
    m: 'auto',
    maxH: 'calc(100dvh - 2rem - var(--dialog-foot))',
    borderRadius: 'l3',
    animation: 'rise-in 160ms',
  },
  top: {
    mt: { base: '4', md: '24' },
    mx: 'auto',
    mb: 'auto',
    maxH: '70dvh',
    borderRadius: 'l3',
    animation: 'fade-in 120ms',
  },
  left: {
    m: '0',
    maxH: 'calc(100dvh - var(--dialog-foot))',
    h: 'calc(100dvh - var(--dialog-foot))',
    borderRadius: '0',
    animation: 'slide-in-left 200ms',
  },
} as const;

/** Opens a dialog above the page while it is wanted, and gives the focus back where it was. */
const useDialog = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether it is this component that closes it: with its owner, or put aside with the screen it belongs to. */
  const isLeaving = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    isLeaving.current = false;
    if (!element.open) element.showModal();
    // What asks for the focus first gets it; by itself the browser would give it to the first button, which closes.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leaveTopLayer = enterTopLayer(element);
    return () => {
      isLeaving.current = true;
      leaveTopLayer();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    // The browser closed it by itself, and whoever owns it wants it to stay.
    if (open && dialog.current?.open === false) dialog.current.showModal();
  });

  return { dialog, isLeaving };
};

interface HeadProps extends Pick<ModalProps, 'title' | 'hideHeader' | 'onClose'> {
  readonly titleId: string;
}

const Head = ({ title, titleId, hideHeader = false, onClose }: HeadProps) => (
  <Flex
    align="center"
    justify="space-between"
    gap="3"
    ps="5"
    pe="3"
    py="3"
    borderBottomWidth="1px"
    borderColor="border"
    hidden={hideHeader}
  >
    <Heading as="h2" size="md" id={titleId}>
      {title}
    </Heading>
    <CloseButton type="button" aria-label="Close" onClick={onClose} data-print="hide">
      <CloseIcon />
    </CloseButton>
  </Flex>
);

const Foot = ({ children }: { readonly children: ReactNode }) => (
  <Flex justify="flex-end" gap="2.5" px="5" py="3.5" borderTopWidth="1px" borderColor="border" data-print="hide">
    {children}
  </Flex>
);

/**
 * A dialog above the page, on the browser's own `<dialog>`: it keeps the focus, makes the rest inert, closes with
 * Escape and gives the focus back where it was. It stands at the end of the body, so that it can be printed alone.
 */
export const Modal = (props: ModalProps) => {
  const { open, onClose, title, role = 'dialog', placement = 'center', width = '32rem', steadyHeight } = props;
  const { dialog, isLeaving } = useDialog(open);
  const titleId = useId();

  if (!open) return null;
  return createPortal(
    <Dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      aria-modal="true"
      data-print={props.isPrintable ? 'sheet' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes a dialog by itself where Escape is pressed twice.
        if (event.target === event.currentTarget && !event.currentTarget.open && !isLeaving.current) onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') onClose();
      }}
      w={width}
      maxW={placement === 'left' ? '100vw' : 'calc(100vw - 2rem)'}
      h={{ md: steadyHeight }}
      // A notification stands below it and covers none of it; one that keeps its height keeps its place, too.
      css={{ '--dialog-foot': steadyHeight ? 'max(3rem, var(--toast-height, 0px))' : 'var(--toast-height, 0px)' }}
      {...surface}
      {...placements[placement]}
    >
      <Flex direction="column" maxH="inherit" h={placement === 'left' ? 'full' : { md: steadyHeight && 'full' }}>
        <Head title={title} titleId={titleId} hideHeader={props.hideHeader ?? false} onClose={onClose} />
        {/* Words for screen readers are placed absolutely: within what scrolls, so that they don't lengthen the dialog. */}
        <Box
          flex="1"
          minH="0"
          overflowY="auto"
          position="relative"
          {...(props.isRead && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {props.children}
        </Box>
        {props.footer && <Foot>{props.footer}</Foot>}
      </Flex>
    </Dialog>,
    document.body,
  );
};
