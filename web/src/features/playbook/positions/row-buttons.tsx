import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../../../components/icons.tsx';

interface RowButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** At the end of the list it keeps the focus, and does nothing. */
  readonly isIdle?: boolean;
  readonly control: string;
  readonly onClick: () => void;
}

const RowButton = ({ label, icon, isIdle = false, control, onClick }: RowButtonProps) => (
  <Button
    type="button"
    variant="ghost"
    size="xs"
    px="0"
    aria-label={label}
    title={label}
    aria-disabled={isIdle}
    data-control={control}
    opacity={isIdle ? '0.4' : undefined}
    onClick={() => {
      if (!isIdle) onClick();
    }}
  >
    {icon}
  </Button>
);

interface RowButtonsProps {
  /** What is moved and removed, for instance `position 2`. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves an entry of an ordered list up and down, and removes it. */
export const RowButtons = ({ name, index, count, onMove, onRemove }: RowButtonsProps) => (
  <Flex flexShrink={0}>
    <RowButton
      label={`Move ${name} up`}
      icon={<ChevronUpIcon />}
      isIdle={index === 0}
      control="up"
      onClick={() => onMove(index - 1)}
    />
    <RowButton
      label={`Move ${name} down`}
      icon={<ChevronDownIcon />}
      isIdle={index === count - 1}
      control="down"
      onClick={() => onMove(index + 1)}
    />
    <RowButton label={`Remove ${name}`} icon={<TrashIcon />} control="remove" onClick={onRemove} />
  </Flex>
);
