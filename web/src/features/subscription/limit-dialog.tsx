import { Box, Button } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Modal } from '../../components/modal.tsx';

interface LimitDialogProps {
  /** What the server says about the limit and the day the count begins again; undefined while nothing was refused. */
  readonly message: string | undefined;
  readonly onClose: () => void;
}

/** Says that the month's analyses are used, until when, and where the plans are. The clause stays in the editor. */
export const LimitDialog = ({ message, onClose }: LimitDialogProps) => {
  const textId = useId();
  return (
    <Modal
      open={message !== undefined}
      onClose={onClose}
      title="No analyses left this month"
      role="alertdialog"
      describedBy={textId}
      width="28rem"
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            Close
          </Button>
          <Button size="sm" asChild>
            <Link to="/subscription">See plans</Link>
          </Button>
        </>
      }
    >
      <Box id={textId} px="5" py="4" textStyle="sm" color="fg.muted" textWrap="pretty">
        {message} Your clause stays in the editor.
      </Box>
    </Modal>
  );
};
