import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../../components/modal.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { usePlaybooks } from '../../features/playbook/use-playbooks.ts';
import { useAnalyses } from '../../features/recent-analyses/use-analyses.ts';
import { useColorMode } from '../../theme/color-mode.ts';
import { useSession } from '../session.ts';
import { commandsFor, type Command } from './commands.ts';

interface CommandPaletteProps {
  readonly onClose: () => void;
  /** Called with a path when somebody is about to go there. */
  readonly onIntent: (path: string) => void;
}

const none = [] as const;

/** The commands that suit what was typed. */
const useCommands = (query: string): readonly Command[] => {
  const navigate = useNavigate();
  const session = useSession();
  const { mode } = useColorMode();
  const analyses = useAnalyses().list?.items ?? none;
  const playbooks = usePlaybooks().list?.items ?? none;
  const deferredQuery = useDeferredValue(query);
  return useMemo(
    () =>
      commandsFor({ query: deferredQuery, session, mode, analyses, playbooks, goTo: (path) => void navigate(path) }),
    [deferredQuery, session, mode, analyses, playbooks, navigate],
  );
};

interface QueryProps {
  readonly query: string;
  readonly listId: string;
  /** The id of the option that Enter takes; undefined where there is none. */
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const QueryField = ({ query, listId, activeId, onQuery, onKeyDown }: QueryProps) => (
  <Box position="sticky" top="0" bg="bg.panel" borderBottomWidth="1px" borderColor="border" zIndex="base">
    <Input
      data-autofocus=""
      role="combobox"
      aria-label="Search screens and analyses"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      placeholder="Go to a screen or an analysis"
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
      h="12"
      px="5"
      borderWidth="0"
      borderRadius="0"
      bg="transparent"
      _focusVisible={{ outline: 'none' }}
    />
  </Box>
);

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const Option = ({ id, command, isActive, onPoint, onChoose }: OptionProps) => (
  <Flex
    id={id}
    role="option"
    aria-selected={isActive}
    align="center"
    gap="3"
    px="3"
    minH={{ base: '11', md: '9' }}
    // Neither the field, which stays above the list, nor the edge covers what the arrows choose; its group is read, too.
    scrollMarginTop="5.25rem"
    scrollMarginBottom="2"
    borderRadius="l2"
    cursor="button"
    textStyle="sm"
    _selected={{ bg: 'accent.subtle', color: 'accent.fg' }}
    onPointerMove={onPoint}
    onClick={onChoose}
  >
    <Text as="span" flex="1" minW="0" truncate>
      {command.label}
    </Text>
    {command.detail && (
      <Text as="span" textStyle="xs" color="fg.muted" flexShrink={0}>
        {command.detail}
      </Text>
    )}
  </Flex>
);

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ResultsProps {
  readonly listId: string;
  readonly commands: readonly Command[];
  readonly active: number;
  readonly onPoint: (index: number, command: Command) => void;
  readonly onChoose: (command: Command) => void;
}

/** The commands found, each group under its name. */
const Results = ({ listId, commands, active, onPoint, onChoose }: ResultsProps) => (
  <>
    <Box id={listId} role="listbox" aria-label="Results" p="2">
      {commands.map((command, index) => (
        <Box key={command.id} role="presentation">
          {command.group !== commands[index - 1]?.group && (
            <Text role="presentation" textStyle="xs" color="fg.subtle" px="3" pt="2.5" pb="1">
              {command.group}
            </Text>
          )}
          <Option
            id={optionId(listId, index)}
            command={command}
            isActive={index === active}
            onPoint={() => onPoint(index, command)}
            onChoose={() => onChoose(command)}
          />
        </Box>
      ))}
    </Box>
    {commands.length === 0 && (
      <Text px="5" pb="6" textStyle="sm" color="fg.muted" textAlign="center">
        Nothing found. Try fewer words.
      </Text>
    )}
  </>
);

/** How far the keys move in the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The palette that ctrl or cmd and k opens: type, choose with the arrows, Enter. */
export const CommandPalette = ({ onClose, onIntent }: CommandPaletteProps) => {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const commands = useCommands(query);

  const choose = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    // The dialog gives the focus back first, and a page that is gone to may take it then.
    queueMicrotask(command.run);
  };

  const moveTo = (index: number): void => {
    const next = (index + commands.length) % Math.max(commands.length, 1);
    setActive(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) choose(commands[active]);
    else moveTo(active + step);
  };

  const pointAt = (index: number, { path }: Command): void => {
    setActive(index);
    if (path !== undefined) onIntent(path.split('?')[0] ?? '/');
  };

  return (
    <Modal open onClose={onClose} title="Search and commands" hideHeader placement="top" width="38rem">
      <QueryField
        query={query}
        listId={listId}
        activeId={commands.length > 0 ? optionId(listId, active) : undefined}
        onQuery={(words) => {
          setQuery(words);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results listId={listId} commands={commands} active={active} onPoint={pointAt} onChoose={choose} />
      <VisuallyHidden role="status">{commands.length} results</VisuallyHidden>
    </Modal>
  );
};
