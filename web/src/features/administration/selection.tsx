import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { decisionsIn, userStateOf, type User, type UserDecision } from '../../../../shared/administration.ts';
import { decisionLabels } from './decision-buttons.tsx';

/** Several accounts can be decided on at once while they wait for their first decision. */
export const isSelectable = (user: User, ownId: string | undefined): boolean =>
  user.id !== ownId && userStateOf(user) === 'pending';

/** Which users are ticked. */
export interface Selection {
  /** Whether the user can be ticked. */
  readonly offers: (user: User) => boolean;
  readonly has: (user: User) => boolean;
  readonly toggle: (user: User) => void;
}

const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    w: { base: '11', md: '6' },
    h: { base: '11', md: '6' },
    ms: { base: '-3', md: '-1' },
    me: '1',
    cursor: 'button',
  },
});
const Tick = chakra('input', { base: { w: '4', h: '4', accentColor: 'accent.solid', cursor: 'button' } });

interface UserTickProps {
  readonly user: User;
  readonly selection: Selection;
  readonly tabIndex?: number;
}

/** Ticks one user. */
export const UserTick = ({ user, selection, tabIndex }: UserTickProps) => (
  <Target>
    <Tick
      type="checkbox"
      aria-label={`Select ${user.name}`}
      checked={selection.has(user)}
      onChange={() => selection.toggle(user)}
      {...(tabIndex !== undefined && { tabIndex })}
    />
  </Target>
);

interface SelectionBarProps {
  readonly selectable: readonly User[];
  readonly selected: readonly User[];
  readonly onSelect: (users: readonly User[]) => void;
  readonly onDecide: (users: readonly User[], decision: UserDecision) => void;
}

/** What can be done with all users that are ticked; it has its place as soon as there are several to tick. */
export const SelectionBar = ({ selectable, selected, onSelect, onDecide }: SelectionBarProps) => {
  const isAll = selected.length === selectable.length;
  return (
    <Flex role="group" aria-label="Selected users" align="center" gap="2" wrap="wrap" mb="3" minH="8">
      <Button size="xs" variant="outline" onClick={() => onSelect(isAll ? [] : selectable)}>
        {isAll ? 'Select none' : `Select all ${selectable.length} pending`}
      </Button>
      {selected.length > 0 && (
        <>
          {decisionsIn.pending.map((decision) => (
            <Button
              key={decision}
              size="xs"
              variant={decision === 'approve' ? 'solid' : 'outline'}
              onClick={() => onDecide(selected, decision)}
            >
              {decisionLabels[decision]} selected
            </Button>
          ))}
          <Text as="span" role="status" textStyle="sm" color="fg.muted">
            {selected.length} selected
          </Text>
        </>
      )}
    </Flex>
  );
};
