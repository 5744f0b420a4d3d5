import { Box, Button, Flex } from '@chakra-ui/react';
import { decisionsIn, userStateOf, type User, type UserDecision } from '../../../../shared/administration.ts';

/** What each decision is called. */
export const decisionLabels: Readonly<Record<UserDecision, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
};

/** Decisions that let somebody in stand out from those that keep somebody out. */
const variants = {
  approve: { variant: 'subtle', colorPalette: 'accent' },
  reactivate: { variant: 'subtle', colorPalette: 'accent' },
  reject: { variant: 'outline', colorPalette: 'gray' },
  deactivate: { variant: 'outline', colorPalette: 'gray' },
} as const satisfies Readonly<Record<UserDecision, unknown>>;

export interface DecisionButtonsProps {
  readonly user: User;
  /** The admin who looks: nobody decides about themselves. */
  readonly ownId: string | undefined;
  readonly onDecide: (user: User, decision: UserDecision) => void;
  readonly tabIndex?: number;
}

/** What can be decided about an account now: nothing for a rejected one and one's own. */
export const DecisionButtons = ({ user, ownId, onDecide, tabIndex }: DecisionButtonsProps) => {
  const decisions = user.id === ownId ? [] : decisionsIn[userStateOf(user)];
  return (
    <Flex gap="2" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {user.id === ownId && (
        <Box as="span" color="fg.muted" textStyle="sm">
          You
        </Box>
      )}
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="xs"
          {...variants[decision]}
          aria-label={`${decisionLabels[decision]} ${user.name}`}
          onClick={() => onDecide(user, decision)}
          {...(tabIndex !== undefined && { tabIndex })}
        >
          {decisionLabels[decision]}
        </Button>
      ))}
    </Flex>
  );
};
