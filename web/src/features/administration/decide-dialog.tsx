import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { userDecisions, type User, type UserDecision } from '../../../../shared/administration.ts';
import { EmailAddress } from '../../components/email-address.tsx';
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

/** A decision about to be taken, on one account or on several alike. */
export interface PendingDecision {
  readonly users: readonly User[];
  readonly decision: UserDecision;
}

interface DecideDialogProps {
  readonly pending: PendingDecision | null;
  readonly onClose: (wasDecided: boolean) => void;
}

/** Whether somebody else was quicker, so that trying again is no use. */
const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/**
 * Decides on one account after the other. The first refusal ends it, for those after it would most likely meet it, too.
 * @returns how many were decided on, and what ended it
 */
const decideAll = async ({ users, decision }: PendingDecision): Promise<{ decided: number; error?: unknown }> => {
  for (const [decided, user] of users.entries()) {
    try {
      await decideUser(user.id, decision);
    } catch (error) {
      return { decided, error };
    }
  }
  return { decided: users.length };
};

/** Asks before an admin's decision, names the people, and takes the decision. */
export const DecideDialog = ({ pending, onClose }: DecideDialogProps) => {
  const [isBusy, setBusy] = useState(false);
  if (!pending) return null;
  const { users, decision } = pending;
  const isOne = users.length === 1;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const { decided, error } = await decideAll(pending);
    setBusy(false);
    if (error === undefined) {
      toast({ title: `${isOne ? 'User' : `${decided} users`} ${userDecisions[decision]} successfully` });
    } else {
      const done = decided > 0 ? `${decided} of ${users.length} Users ${userDecisions[decision]}` : 'Error';
      toastFailure(error, done, `Failed to ${decision} user`);
      // Nothing was decided, and trying again may help: the dialog stays.
      if (decided === 0 && !isOvertaken(error)) return;
    }
    onClose(decided > 0);
    void refreshAdministration();
  };

  return (
    <ConfirmDialog
      open
      title={`Confirm ${decisionLabels[decision]} ${isOne ? 'User' : `${users.length} Users`}`}
      confirmLabel="Confirm"
      isBusy={isBusy}
      isDestructive={decision === 'reject' || decision === 'deactivate'}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!isBusy) onClose(false);
      }}
    >
      <Box mb="3" maxH="40dvh" overflowY="auto" {...(!isOne && { tabIndex: 0, role: 'group', 'aria-label': 'Users' })}>
        {users.map((user) => (
          <Box key={user.id} _notFirst={{ mt: '2' }}>
            <Box color="fg" fontWeight="medium" overflowWrap="anywhere">
              {user.name}
            </Box>
            <Box overflowWrap="break-word">
              <EmailAddress>{user.email}</EmailAddress>
            </Box>
          </Box>
        ))}
      </Box>
      {consequences[decision]}
    </ConfirmDialog>
  );
};
