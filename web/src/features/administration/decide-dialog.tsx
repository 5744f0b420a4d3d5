import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { userDecisions, type User, type UserDecision } from '../../../../shared/administration.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ApiError } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { decideUser, refreshAdministration } from './administration-data.ts';
import { decisionLabels } from './decision-buttons.tsx';

/** What a decision does, said before it is taken (specification, section 8). */
const consequences: Readonly<Record<UserDecision, string>> = {
  approve: 'This will grant them access to use the application.',
  reject: 'This will deny them access to the application.',
  deactivate: 'This will temporarily suspend their access while keeping their account.',
  reactivate: 'This will restore their access to the application.',
};

/** A decision about to be taken. */
export interface PendingDecision {
  readonly user: User;
  readonly decision: UserDecision;
}

interface DecideDialogProps {
  readonly pending: PendingDecision | null;
  readonly onClose: (wasDecided: boolean) => void;
}

/** Whether somebody else was quicker, so that trying again is no use. */
const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Asks before an admin's decision, names the person, and takes the decision. */
export const DecideDialog = ({ pending, onClose }: DecideDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  if (!pending) return null;
  const { user, decision } = pending;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await decideUser(user.id, decision);
      toast({ title: `User ${userDecisions[decision]} successfully` });
      onClose(true);
      await refreshAdministration();
    } catch (error) {
      toastFailure(error, 'Error', `Failed to ${decision} user`);
      if (isOvertaken(error)) {
        onClose(false);
        void refreshAdministration();
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={`Confirm ${decisionLabels[decision]} User`}
      confirmLabel="Confirm"
      isBusy={isBusy}
      isDestructive={decision === 'reject' || decision === 'deactivate'}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!isBusy) onClose(false);
      }}
    >
      <Box color="fg" fontWeight="medium" overflowWrap="anywhere">
        {user.name}
      </Box>
      <Box mb="3" overflowWrap="anywhere">
        {user.email}
      </Box>
      {consequences[decision]}
    </ConfirmDialog>
  );
};
