import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { maxPositions, type PlaybookInput, type Position } from '../../../../../shared/playbooks.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { FieldError } from '../form-field.tsx';
import { ruleLabels } from '../rule-summary.ts';
import { offerUndo } from './list-order.ts';
import { isEmptyPosition, PositionFields } from './position-fields.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const emptyPosition: Position = { topic: '', standard: '', fallbacks: [], walkAway: '' };

interface PositionsEditorProps {
  readonly form: UseFormReturn<PlaybookInput>;
  readonly isReadOnly: boolean;
}

/** The positions of a form, what is done with them and said of it, and where the focus goes then. */
const usePositions = (form: UseFormReturn<PlaybookInput>) => {
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name: 'rules.positions' });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();

  const nameOf = (index: number): string => form.getValues(`rules.positions.${index}.topic`).trim() || 'The position';

  const moveTo = (from: number, to: number): void => {
    const held = document.activeElement;
    setSaid(`${nameOf(from)} is now ${to + 1} of ${fields.length}.`);
    move(from, to);
    focusAfter(() => (held instanceof HTMLElement ? held : null));
  };

  const removeAt = (index: number): void => {
    const removed = form.getValues(`rules.positions.${index}`);
    const name = nameOf(index);
    remove(index);
    setSaid(`${name} was removed.`);
    focusAfter(() => {
      const rows = list.current?.querySelectorAll('[data-position]');
      return rows?.[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>('button') ?? addButton.current;
    });
    if (!isEmptyPosition(removed)) {
      offerUndo('Position Removed', name, () => insert(index, removed, { shouldFocus: false }));
    }
  };

  return { fields, add: () => append({ ...emptyPosition }), moveTo, removeAt, said, list, addButton };
};

/** The positions of a playbook in their order: added, moved and removed; what was written is brought back by Undo. */
export const PositionsEditor = ({ form, isReadOnly }: PositionsEditorProps) => {
  const { fields, add, moveTo, removeAt, said, list, addButton } = usePositions(form);
  const id = useId();
  const isFull = fields.length >= maxPositions;
  const problem = form.formState.errors.rules?.positions;

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`}>
      <Text id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {ruleLabels.positions}
      </Text>
      <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" textWrap="pretty">
        {fields.length === 0 && isReadOnly
          ? 'None.'
          : 'For each topic what you ask for, what you can live with, and where you walk away. An analysis says which of these the clause meets, and what of it no position covers.'}{' '}
        {isFull && `The list is full: ${maxPositions} positions at most.`}
      </Text>
      <Stack ref={list} gap="2" mt={fields.length > 0 ? '3' : '0'}>
        {fields.map((field, index) => (
          <PositionFields
            key={field.id}
            form={form}
            index={index}
            count={fields.length}
            isReadOnly={isReadOnly}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </Stack>
      <FieldError id={`${id}-error`}>{problem?.root?.message ?? problem?.message}</FieldError>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!isReadOnly && (
        <Button ref={addButton} type="button" variant="outline" size="sm" mt="3" disabled={isFull} onClick={add}>
          <PlusIcon />
          Add position
        </Button>
      )}
    </Box>
  );
};
