import { Box, Button, Flex, TagsInput, Text, useTagsInput } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { maxRulesPerList } from '../../../../shared/playbooks.ts';
import { CloseIcon } from '../../components/icons.tsx';
import { FieldError } from './form-field.tsx';

/** Splits what was pasted. Phrases hold commas themselves; single words do not. */
const separators = { phrases: /[\r\n\t]+/, words: /[\r\n\t,;]+/ } as const;

/** Nothing that is typed ends an entry but Enter and the button: commas belong to phrases. */
const noDelimiter = /(?!)/;

/** Bullets and numbers that lists in other programs begin their lines with. */
const bullet = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/;

/**
 * A list with further entries: each trimmed, empty ones left out, none twice.
 * @param added as they were typed or pasted
 */
export const addEntries = (list: readonly string[], added: readonly string[]): string[] => [
  ...new Set([...list, ...added.map((entry) => entry.trim()).filter((entry) => entry !== '')]),
];

/** The entries a pasted text holds; one where it is not a list. */
export const splitPasted = (text: string, holds: keyof typeof separators): readonly string[] =>
  text
    .split(separators[holds])
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');

interface TagListProps {
  readonly label: string;
  /** What the rule will do. */
  readonly help: string;
  readonly placeholder: string;
  readonly holds: keyof typeof separators;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly error?: string | undefined;
  readonly isReadOnly: boolean;
}

interface EntryProps {
  readonly entry: string;
  readonly index: number;
  readonly isReadOnly: boolean;
}

const Entry = ({ entry, index, isReadOnly }: EntryProps) => (
  <TagsInput.Item index={index} value={entry}>
    <TagsInput.ItemPreview>
      <TagsInput.ItemText>{entry}</TagsInput.ItemText>
      {!isReadOnly && (
        <TagsInput.ItemDeleteTrigger>
          <CloseIcon />
        </TagsInput.ItemDeleteTrigger>
      )}
    </TagsInput.ItemPreview>
  </TagsInput.Item>
);

/** The entries as the list of tags keeps them, and the ways to new ones: typed or pasted. */
const useEntries = ({ holds, value, onChange, error, isReadOnly }: TagListProps) => {
  const input = useRef<HTMLInputElement>(null);
  const isFull = value.length >= maxRulesPerList;
  const list = useTagsInput({
    value: [...value],
    onValueChange: (details) => onChange(addEntries([], details.value)),
    max: Math.max(maxRulesPerList, value.length),
    delimiter: noDelimiter,
    readOnly: isReadOnly,
    invalid: error !== undefined,
    translations: { deleteTagTriggerLabel: (entry) => `Remove ${entry}` },
  });

  /** Takes what stands in the field into the list; a full list leaves it where it is. */
  const addTyped = (): void => {
    const typed = input.current?.value ?? '';
    if (isFull || typed === '') return;
    list.clearInputValue();
    if (typed.trim() !== '') onChange(addEntries(value, [typed]));
  };

  const onPaste = (event: ClipboardEvent): void => {
    const entries = splitPasted(event.clipboardData.getData('text'), holds);
    if (entries.length < 2 || isReadOnly) return;
    event.preventDefault();
    onChange(addEntries(value, entries));
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.currentTarget.querySelector('[data-highlighted]') !== null) return;
    // Escape takes back a highlighted entry; with none it is meant for the dialog.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Enter' && event.target === input.current && !event.nativeEvent.isComposing) {
      // By itself the list empties the field one frame later, and with it what was typed meanwhile.
      event.preventDefault();
      addTyped();
    }
  };

  return { input, list, isFull, addTyped, onPaste, onKeyDownCapture };
};

/** A list of short entries: Enter or the button adds, a pasted list adds several, Backspace and the arrows remove. */
export const TagList = (props: TagListProps) => {
  const { label, help, placeholder, value, error, isReadOnly } = props;
  const id = useId();
  const { input, list, isFull, addTyped, onPaste, onKeyDownCapture } = useEntries(props);

  return (
    <TagsInput.RootProvider value={list}>
      <TagsInput.Label>{label}</TagsInput.Label>
      <Flex gap="2" align="flex-start" onPasteCapture={onPaste} onKeyDownCapture={onKeyDownCapture}>
        <TagsInput.Control flex="1" minW="0">
          {value.map((entry, index) => (
            <Entry key={entry} entry={entry} index={index} isReadOnly={isReadOnly} />
          ))}
          <TagsInput.Input
            ref={input}
            placeholder={placeholder}
            // What was typed is meant, also where nobody pressed Enter.
            onBlur={addTyped}
            aria-describedby={`${id}-help ${id}-error`}
          />
        </TagsInput.Control>
        {!isReadOnly && (
          <Button
            variant="outline"
            type="button"
            aria-label={`Add to ${label}`}
            disabled={isFull}
            onClick={() => {
              addTyped();
              list.focus();
            }}
          >
            Add
          </Button>
        )}
      </Flex>
      <Box>
        <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" textWrap="pretty">
          {help} {isFull && `The list is full: ${maxRulesPerList} entries at most.`}
        </Text>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </Box>
    </TagsInput.RootProvider>
  );
};
