import { Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { type Ref, useId, useRef } from 'react';
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

/** What may be conceded one after the other, in order. */
export const FallbackList = (props: FallbackListProps) => {
  const { value, onChange, read, onBlur, error, errors, isReadOnly, fieldRef } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const isFull = value.length >= maxFallbacks;

  const focusIn = (row: number, control: string) =>
    focusAfter(() => list.current?.querySelector<HTMLElement>(`[data-fallback="${row}"] [data-control="${control}"]`));
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

  return (
    <Box ref={list} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`}>
      <Text id={`${id}-label`} textStyle="sm" fontWeight="medium">
        Fallbacks
      </Text>
      <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" textWrap="pretty">
        {value.length === 0 && isReadOnly ? 'None.' : 'What you can live with, in the order you would give way.'}
      </Text>
      <Stack as="ol" listStyleType="none" gap="2" mt="2">
        {value.map((entry, index) => {
          const name = `fallback ${index + 1}`;
          return (
            // An entry has no other name than its place.
            <Box as="li" key={index} data-fallback={index}>
              <Flex gap="2" align="flex-start" justify="flex-end" wrap="wrap">
                <Flex flex="1 1 15rem" minW="0" gap="2">
                  <Text as="span" aria-hidden="true" textStyle="sm" color="fg.subtle" pt="2" minW="4">
                    {index + 1}
                  </Text>
                  <Textarea
                    ref={index === 0 ? fieldRef : undefined}
                    aria-label={`Fallback ${index + 1}`}
                    aria-invalid={errors[index] !== undefined}
                    aria-describedby={`${id}-error-${index}`}
                    data-control="words"
                    rows={2}
                    minW="0"
                    flex="1"
                    value={entry}
                    readOnly={isReadOnly}
                    onBlur={onBlur}
                    onChange={(event) => onChange(value.with(index, event.target.value))}
                    onKeyDown={(event) => {
                      const to = moveAsked(event, index, value.length);
                      if (to === undefined || isReadOnly) return;
                      event.preventDefault();
                      // The position this belongs to moves by the same keys.
                      event.stopPropagation();
                      move(index, to, 'words');
                    }}
                  />
                </Flex>
                {!isReadOnly && (
                  <RowButtons
                    name={name}
                    index={index}
                    count={value.length}
                    onMove={(to) => move(index, to, to < index ? 'up' : 'down')}
                    onRemove={() => remove(index)}
                  />
                )}
              </Flex>
              <FieldError id={`${id}-error-${index}`}>{errors[index]}</FieldError>
            </Box>
          );
        })}
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
            if (isFull) return;
            onChange([...value, '']);
            focusIn(value.length, 'words');
          }}
        >
          <PlusIcon />
          Add fallback
        </Button>
      )}
    </Box>
  );
};
