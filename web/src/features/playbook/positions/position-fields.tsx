import { Box, chakra, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PlaybookInput, Position } from '../../../../../shared/playbooks.ts';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { FormField } from '../form-field.tsx';
import { FallbackList } from './fallback-list.tsx';
import { moveAsked } from './list-order.ts';
import { RowButtons } from './row-buttons.tsx';

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: '0',
    minH: { base: '11', md: '9' },
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'medium',
    borderRadius: 'l1',
    cursor: 'button',
    '& svg': { flexShrink: 0, transition: 'transform 150ms' },
    '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  },
});

/** Whether nothing is written in a position. */
export const isEmptyPosition = ({ topic, standard, fallbacks, walkAway }: Position): boolean =>
  [topic, standard, ...fallbacks, walkAway].every((words) => words.trim() === '');

/** What a folded position says beside its topic. */
const ladderLine = ({ fallbacks, walkAway }: Position): string =>
  [
    fallbacks.length > 0 && `${fallbacks.length} ${fallbacks.length === 1 ? 'fallback' : 'fallbacks'}`,
    walkAway.trim() !== '' && 'walk-away',
  ]
    .filter(Boolean)
    .join(', ');

interface PositionFieldsProps {
  readonly form: UseFormReturn<PlaybookInput>;
  readonly index: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

type Path = `rules.positions.${number}`;

/** What is wrong with the fields of a position, of those that somebody was at. */
const shownErrors = ({ formState, getFieldState }: UseFormReturn<PlaybookInput>, path: Path, index: number) => {
  const isShown = (field: keyof Position): boolean =>
    // A list of fields is checked whole when an entry is added, the new entry's untouched fields too.
    formState.isSubmitted || getFieldState(`${path}.${field}`, formState).isTouched;
  const found = formState.errors.rules?.positions?.[index];
  return {
    topic: isShown('topic') ? found?.topic?.message : undefined,
    standard: isShown('standard') ? found?.standard?.message : undefined,
    walkAway: found?.walkAway?.message,
    fallbacks: isShown('fallbacks') ? found?.fallbacks : undefined,
  };
};

type Errors = ReturnType<typeof shownErrors>;

interface HeadProps {
  readonly id: string;
  readonly position: Position;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The topic of a position, and in few words what else it says while it is folded. */
const Head = ({ id, position, index, isOpen, onToggle }: HeadProps) => (
  <Toggle type="button" aria-expanded={isOpen} aria-controls={`${id}-fields`} data-control="toggle" onClick={onToggle}>
    <ChevronDownIcon />
    <Box minW="0">
      <Text as="span" id={`${id}-name`} display="block" truncate>
        {position.topic.trim() || `Position ${index + 1}`}
      </Text>
      {!isOpen && (
        <Text as="span" display="block" truncate textStyle="xs" color="fg.subtle" fontWeight="normal">
          {[position.standard, ladderLine(position)].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Box>
  </Toggle>
);

interface LadderProps extends Pick<PositionFieldsProps, 'form' | 'isReadOnly'> {
  readonly path: Path;
  readonly errors: Errors;
}

const Fallbacks = ({ form, isReadOnly, path, errors }: LadderProps) => {
  const ofEach: readonly ({ readonly message?: string } | undefined)[] = Array.isArray(errors.fallbacks)
    ? errors.fallbacks
    : [];
  return (
    <Controller
      control={form.control}
      name={`${path}.fallbacks`}
      render={({ field }) => (
        <FallbackList
          value={field.value}
          onChange={field.onChange}
          read={() => form.getValues(`${path}.fallbacks`)}
          onBlur={field.onBlur}
          fieldRef={field.ref}
          error={Array.isArray(errors.fallbacks) ? undefined : errors.fallbacks?.message}
          errors={ofEach.map((error) => error?.message)}
          isReadOnly={isReadOnly}
        />
      )}
    />
  );
};

/** The fields of a position, from what is wanted down to where one walks away. */
const Ladder = (props: LadderProps) => {
  const { form, isReadOnly, path, errors } = props;
  return (
    <>
      <FormField label="Topic" isRequired error={errors.topic}>
        {(field) => (
          <Input
            {...field}
            {...form.register(`${path}.topic`)}
            placeholder="For example: liability cap"
            autoComplete="off"
            readOnly={isReadOnly}
            aria-required="true"
          />
        )}
      </FormField>
      <FormField
        label="Standard"
        isRequired
        help="What you ask for, as a clause would have it or as a figure in words."
        error={errors.standard}
      >
        {(field) => (
          <Textarea
            {...field}
            {...form.register(`${path}.standard`)}
            rows={2}
            readOnly={isReadOnly}
            aria-required="true"
          />
        )}
      </FormField>
      <Fallbacks {...props} />
      <FormField
        label="Walk-away"
        help="Where you stop: terms you do not sign. It may stay empty."
        error={errors.walkAway}
      >
        {(field) => <Textarea {...field} {...form.register(`${path}.walkAway`)} rows={2} readOnly={isReadOnly} />}
      </FormField>
    </>
  );
};

/** One position: its topic, and the ladder from what is wanted down to where one walks away. */
export const PositionFields = ({ form, index, count, isReadOnly, onMove, onRemove }: PositionFieldsProps) => {
  const id = useId();
  const path = `rules.positions.${index}` as const;
  const position = form.watch(path);
  const [isUnfolded, setUnfolded] = useState(() => isEmptyPosition(position));
  const errors = shownErrors(form, path, index);
  const hasError = Object.values(errors).some((error) => error !== undefined);
  const isOpen = isUnfolded || hasError;
  const name = position.topic.trim() || `position ${index + 1}`;

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moveAsked(event, index, count);
    if (to === undefined || isReadOnly) return;
    event.preventDefault();
    onMove(to);
  };

  return (
    <Box
      data-position=""
      role="group"
      aria-labelledby={`${id}-name`}
      borderWidth="1px"
      borderColor={hasError ? 'border.error' : 'border'}
      borderRadius="l2"
      onKeyDown={onKeyDown}
    >
      <Flex align="center" gap="1" ps="3" pe="1.5" py="1">
        <Head {...{ id, position, index, isOpen }} onToggle={() => setUnfolded(!isOpen)} />
        {!isReadOnly && <RowButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />}
      </Flex>
      <Stack id={`${id}-fields`} hidden={!isOpen} gap="4" px={{ base: '3', md: '4' }} pb="4" pt="1">
        <Ladder {...{ form, isReadOnly, path, errors }} />
      </Stack>
    </Box>
  );
};
