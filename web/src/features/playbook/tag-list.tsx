import { Box, Button, Flex, TagsInput, Text } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
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

/** A list of short entries: Enter or the button adds, a pasted list adds several, Backspace and the arrows remove. */
export const TagList = (props: TagListProps) => {
  const { label, help, placeholder, holds, value, onChange, error, isReadOnly } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const isFull = value.length >= maxRulesPerList;

  const addTyped = (): void => {
    setTyped('');
    if (typed.trim() !== '' && !isFull) onChange(addEntries(value, [typed]));
  };

  const onPaste = (event: ClipboardEvent): void => {
    const entries = splitPasted(event.clipboardData.getData('text'), holds);
    if (entries.length < 2 || isReadOnly) return;
    event.preventDefault();
    onChange(addEntries(value, entries));
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    // Escape takes back a highlighted entry; with none it is meant for the dialog.
    const isHighlighting = event.currentTarget.querySelector('[data-highlighted]') !== null;
    if (event.key === 'Escape' && !isHighlighting) event.stopPropagation();
  };

  return (
    <TagsInput.Root
      value={[...value]}
      onValueChange={(details) => onChange(addEntries([], details.value))}
      max={Math.max(maxRulesPerList, value.length)}
      delimiter={noDelimiter}
      inputValue={typed}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      readOnly={isReadOnly}
      invalid={error !== undefined}
      translations={{ deleteTagTriggerLabel: (entry) => `Remove ${entry}` }}
    >
      <TagsInput.Label>{label}</TagsInput.Label>
      <Flex gap="2" align="flex-start" onPasteCapture={onPaste} onKeyDownCapture={onKeyDownCapture}>
        <TagsInput.Control flex="1" minW="0">
          {value.map((entry, index) => (
            <TagsInput.Item key={entry} index={index} value={entry}>
              <TagsInput.ItemPreview>
                <TagsInput.ItemText>{entry}</TagsInput.ItemText>
                {!isReadOnly && (
                  <TagsInput.ItemDeleteTrigger>
                    <CloseIcon />
                  </TagsInput.ItemDeleteTrigger>
                )}
              </TagsInput.ItemPreview>
            </TagsInput.Item>
          ))}
          <TagsInput.Input
            placeholder={placeholder}
            // What was typed is meant, also where nobody pressed Enter.
            onBlur={addTyped}
            aria-describedby={`${id}-help ${id}-error`}
          />
        </TagsInput.Control>
        {!isReadOnly && (
          <TagsInput.Context>
            {(list) => (
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
          </TagsInput.Context>
        )}
      </Flex>
      <Box>
        <Text id={`${id}-help`} textStyle="xs" color="fg.subtle" textWrap="pretty">
          {help} {isFull && `The list is full: ${maxRulesPerList} entries at most.`}
        </Text>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </Box>
    </TagsInput.Root>
  );
};
