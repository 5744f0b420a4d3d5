import { Button } from '@chakra-ui/react';
import type { User } from '../../../../shared/administration.ts';

/** How a plan is called, by its id. */
export type PlanName = (planId: string) => string;

interface PlanButtonProps {
  readonly user: User;
  readonly planName: PlanName;
  readonly onChangePlan: (user: User) => void;
  readonly tabIndex?: number;
}

/** Says which plan an account is on and what it used of it this month; pressed, it lets the plan be changed. */
export const PlanButton = ({ user, planName, onChangePlan, tabIndex }: PlanButtonProps) => {
  const use = `${planName(user.planId)}, ${user.analysesUsed.toLocaleString('en')} used`;
  return (
    <Button
      size="xs"
      variant="ghost"
      colorPalette="gray"
      fontWeight="normal"
      textDecoration="underline dotted"
      textUnderlineOffset="3px"
      aria-label={`Change the plan of ${user.name}: ${use}`}
      title="Change the plan"
      onClick={() => onChangePlan(user)}
      {...(tabIndex !== undefined && { tabIndex })}
    >
      {use}
    </Button>
  );
};
