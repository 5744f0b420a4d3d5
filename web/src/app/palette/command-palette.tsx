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

/** The palette that ctrl or cmd and k opens: type, choose with the arrows, Enter. */
export const CommandPalette = ({ onClose, onIntent }: CommandPaletteProps) => {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const session = useSession();
  const { mode } = useColorMode();
  const { list } = useAnalyses();
  const deferredQuery = useDeferredValue(query);
  const analyses = list?.items ?? none;
  const playbooks = usePlaybooks().list?.items ?? none;
  const commands = useMemo(
    () =>
      commandsFor({ query: deferredQuery, session, mode, analyses, playbooks, goTo: (path) => void navigate(path) }),
    [deferredQuery, session, mode, analyses, playbooks, navigate],
  );
  const optionId = (index: number): string => `${listId}-${index}`;

  const choose = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    // The dialog gives the focus back first, and a page that is gone to may take it then.
    queueMicrotask(command.run);
  };

  const moveTo = (index: number): void => {
    const next = (index + commands.length) % Math.max(commands.length, 1);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const target = moves[event.key];
    if (event.nativeEvent.isComposing) return;
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(commands[active]);
    }
  };

  return (
    <Modal open onClose={onClose} title="Search and commands" hideHeader placement="top" width="38rem">
      <Box position="sticky" top="0" bg="bg.panel" borderBottomWidth="1px" borderColor="border" zIndex="base">
        <Input
          data-autofocus=""
          role="combobox"
          aria-label="Search screens and analyses"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={commands.length > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Go to a screen or an analysis"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          h="12"
          px="5"
          borderWidth="0"
          borderRadius="0"
          bg="transparent"
          _focusVisible={{ outline: 'none' }}
        />
      </Box>
      <Box id={listId} role="listbox" aria-label="Results" p="2">
        {commands.map((command, index) => (
          <Box key={command.id} role="presentation">
            {command.group !== commands[index - 1]?.group && (
              <Text role="presentation" textStyle="xs" color="fg.subtle" px="3" pt="2.5" pb="1">
                {command.group}
              </Text>
            )}
            <Flex
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
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
              onPointerMove={() => {
                setActive(index);
                if (command.path !== undefined) onIntent(command.path.split('?')[0] ?? '/');
              }}
              onClick={() => choose(command)}
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
          </Box>
        ))}
      </Box>
      {commands.length === 0 && (
        <Text px="5" pb="6" textStyle="sm" color="fg.muted" textAlign="center">
          Nothing found. Try fewer words.
        </Text>
      )}
      <VisuallyHidden role="status">{commands.length} results</VisuallyHidden>
    </Modal>
  );
};
