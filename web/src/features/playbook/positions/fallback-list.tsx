import { Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { maxFallbacks } from '../../../../../shared/playbooks.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { FieldError } from '../form-field.tsx';
import { moveAsked, moved, offerUndo } from './list-order.ts';
import { RowButtons } from './row-buttons.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface FallbackListProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** What the list holds by the time a removal is taken back. */
  readonly read: () => readonly string[];
  readonly onBlur: () => void;
  /** What is wrong with the list, and with each entry. */
  readonly error: string | undefined;
  readonly errors: readonly (string | undefined)[];
  readonly isReadOnly: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

interface RowProps {
  readonly entry: string;
  readonly index: number;
  readonly count: number;
  readonly error: string | undefined;
  readonly errorId: string;
  readonly isReadOnly: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement> | undefined;
  readonly onChange: (words: string) => void;
  readonly onBlur: () => void;
  /** Moves it, after which the control has the focus. */
  readonly onMove: (to: number, control: string) => void;
  readonly onRemove: () => void;
}

const Row = (props: RowProps) => {
  const { entry, index, count, error, errorId, isReadOnly, fieldRef, onChange, onBlur, onMove, onRemove } = props;

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveAsked(event, index, count);
    if (to === undefined || isReadOnly) return;
    event.preventDefault();
    // The position this belongs to moves by the same keys.
    event.stopPropagation();
    onMove(to, 'words');
  };

  return (
    <Box as="li" data-fallback={index}>
      <Flex gap="2" align="flex-start" justify="flex-end" wrap="wrap">
        <Flex flex="1 1 15rem" minW="0" gap="2">
          <Text as="span" aria-hidden="true" textStyle="sm" color="fg.subtle" pt="2" minW="4">
            {index + 1}
          </Text>
          <Textarea
            ref={fieldRef}
            aria-label={`Fallback ${index + 1}`}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
            data-control="words"
            rows={2}
            minW="0"
            flex="1"
            value={entry}
            readOnly={isReadOnly}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Flex>
        {!isReadOnly && (
          <RowButtons
            name={`fallback ${index + 1}`}
            index={index}
            count={count}
            onMove={(to) => onMove(to, to < index ? 'up' : 'down')}
            onRemove={onRemove}
          />
        )}
      </Flex>
      <FieldError id={errorId}>{error}</FieldError>
    </Box>
  );
};

/** What is done with the entries and their order, and where the focus goes then. */
const useOrder = ({ value, onChange, read }: FallbackListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();

  const focusIn = (row: number, control: string) =>
    focusAfter(() => list.current?.querySelector<HTMLElement>(`[data-fallback="${row}"] [data-control="${control}"]`));
  const add = () => {
    onChange([...value, '']);
    focusIn(value.length, 'words');
  };
  const move = (from: number, to: number, control: string) => {
    onChange(moved(value, from, to));
    focusIn(to, control);
  };
  const remove = (index: number) => {
    const words = value[index] ?? '';
    onChange(value.toSpliced(index, 1));
    focusAfter(() => list.current?.querySelector<HTMLElement>('[data-control=add]'));
    if (words.trim() !== '') {
      offerUndo('Fallback Removed', words, () => onChange(read().toSpliced(index, 0, words)));
    }
  };
  return { list, add, move, remove };
};

/** What may be conceded one after the other, in order. */
export const FallbackList = (props: FallbackListProps) => {
  const { value, onChange, onBlur, error, errors, isReadOnly, fieldRef } = props;
  const id = useId();
  const { list, add, move, remove } = useOrder(props);
  const isFull = value.length >= maxFallbacks;

  return (
    <Box ref={list} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`}>
      <Text id={`${id}-label`} textStyle="sm" fontWeight="medium">
        Fallbacks
      </Text>
      <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" textWrap="pretty">
        {value.length === 0 && isReadOnly ? 'None.' : 'What you can live with, in the order you would give way.'}
      </Text>
      <Stack as="ol" listStyleType="none" gap="2" mt="2">
        {value.map((entry, index) => (
          // An entry has no other name than its place.
          <Row
            key={index}
            {...{ entry, index, isReadOnly, onBlur }}
            count={value.length}
            error={errors[index]}
            errorId={`${id}-error-${index}`}
            fieldRef={index === 0 ? fieldRef : undefined}
            onChange={(words) => onChange(value.with(index, words))}
            onMove={(to, control) => move(index, to, control)}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {!isReadOnly && (
        <Button
          type="button"
          variant="outline"
          size="xs"
          mt="2"
          data-control="add"
          aria-disabled={isFull}
          opacity={isFull ? '0.4' : undefined}
          title={isFull ? `${maxFallbacks} fallbacks at most` : undefined}
          onClick={() => {
            if (!isFull) add();
          }}
        >
          <PlusIcon />
          Add fallback
        </Button>
      )}
    </Box>
  );
};
