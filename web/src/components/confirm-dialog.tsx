import { Box, Button } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What the button says while it works. */
  readonly busyLabel?: string;
  readonly isBusy?: boolean;
  readonly isDestructive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. Cancel has the focus first. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', busyLabel = 'Processing...' } = props;
  const { isBusy = false, isDestructive } = props;
  const textId = useId();
  return (
    <Modal
      open={open}
      onClose={props.onCancel}
      title={title}
      role="alertdialog"
      describedBy={textId}
      width="28rem"
      footer={
        <>
          <Button variant="outline" size="sm" data-autofocus="" onClick={props.onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button size="sm" colorPalette={isDestructive ? 'red' : 'accent'} onClick={props.onConfirm} disabled={isBusy}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <Box id={textId} px="5" py="4" textStyle="sm" color="fg.muted" textWrap="pretty">
        {children}
      </Box>
    </Modal>
  );
};
