import { Box, Button } from '@chakra-ui/react';
import type { User } from '../../../../shared/administration.ts';
import { tableRowsQuery } from '../../lib/use-media.ts';

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
  const name = planName(user.planId);
  const use = `${user.analysesUsed.toLocaleString('en')} used`;
  return (
    <Button
      size="xs"
      variant="ghost"
      colorPalette="gray"
      fontWeight="normal"
      gap="2"
      h="auto"
      minH={{ base: '11', md: '8' }}
      px="2"
      py="0"
      ms="-2"
      // Its two lines make no row of the table higher than others; a card has them beside each other.
      css={{
        [`@media ${tableRowsQuery}`]: { flexDirection: 'column', alignItems: 'flex-start', gap: '0', my: '-1.5' },
      }}
      aria-label={`Change the plan of ${user.name}: ${name}, ${use}`}
      title="Change the plan"
      onClick={() => onChangePlan(user)}
      {...(tabIndex !== undefined && { tabIndex })}
    >
      <Box as="span" textStyle="sm" color="fg" textDecoration="underline dotted" textUnderlineOffset="3px">
        {name}
      </Box>{' '}
      <span>{use}</span>
    </Button>
  );
};
