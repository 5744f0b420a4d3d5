import { Box, Button, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { User } from '../../../../shared/administration.ts';
import { EmailAddress } from '../../components/email-address.tsx';
import { Modal } from '../../components/modal.tsx';
import { Select } from '../../components/select.tsx';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { refreshAdministration, setUserPlan, usePlanNames } from './administration-data.ts';

const Label = chakra('label', { base: { display: 'block', mb: '1.5', fontWeight: 'medium' } });

interface PlanDialogProps {
  /** Whose plan is to be changed; null while nobody's is. */
  readonly user: User | null;
  readonly onClose: () => void;
}

/** Puts an account on the plan that was chosen, and says so. */
const useSavePlan = (user: User, planId: string, onDone: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await setUserPlan(user.id, planId);
      toast({ title: 'Plan changed successfully' });
      onDone();
      await refreshAdministration();
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to change the plan');
      setBusy(false);
    }
  };
  return { isBusy, save };
};

const Form = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => {
  const { data: plans } = usePlanNames();
  const [planId, setPlanId] = useState(user.planId);
  const selectId = useId();

  const { isBusy, save } = useSavePlan(user, planId, onClose);

  return (
    <Modal
      open
      onClose={onClose}
      title="Change Plan"
      width="28rem"
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button size="sm" onClick={() => void save()} disabled={isBusy || planId === user.planId}>
            {isBusy ? 'Processing...' : 'Change Plan'}
          </Button>
        </>
      }
    >
      <Box px="5" py="4" textStyle="sm">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {user.name}
        </Box>
        <Box mb="4" color="fg.muted" overflowWrap="break-word">
          <EmailAddress>{user.email}</EmailAddress>
        </Box>
        <Label htmlFor={selectId}>Plan</Label>
        <Select
          id={selectId}
          options={(plans ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
          value={planId}
          onChange={setPlanId}
        />
        <Box mt="3" color="fg.muted">
          It holds at once. {user.analysesUsed.toLocaleString('en')}{' '}
          {user.analysesUsed === 1
            ? 'analysis was made this month, and stays'
            : 'analyses were made this month, and stay'}{' '}
          counted.
        </Box>
      </Box>
    </Modal>
  );
};

/** Puts an account on another plan. */
export const PlanDialog = ({ user, onClose }: PlanDialogProps) =>
  user === null ? null : <Form key={user.id} user={user} onClose={onClose} />;
