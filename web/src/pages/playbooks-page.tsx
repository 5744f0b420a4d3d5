import { Box, Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { maxPlaybookNameLength, type Playbook, type PlaybookInput } from '../../../shared/playbooks.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { CloseIcon, OfflineIcon, PlusIcon, SparkIcon } from '../components/icons.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { Page } from '../components/page.tsx';
import { DeletePlaybookDialog } from '../features/playbook/delete-playbook-dialog.tsx';
import { contentOf, exportPlaybook } from '../features/playbook/exchange.ts';
import { ImportButton } from '../features/playbook/import-button.tsx';
import { NoPlaybooks } from '../features/playbook/no-playbooks.tsx';
import { PlaybookDialog } from '../features/playbook/playbook-dialog.tsx';
import { PlaybookGrid } from '../features/playbook/playbook-grid.tsx';
import type { ImportResult } from '../features/playbook/read-playbook-file.ts';
import { StarterDialog } from '../features/playbook/starter-dialog.tsx';
import { usePlaybookDialog } from '../features/playbook/use-playbook-dialog.ts';
import { noteTemplateCount, usePlaybooks } from '../features/playbook/use-playbooks.ts';
import { useToggle } from '../features/playbook/use-toggle.ts';
import { failureMessage } from '../lib/api.ts';

/** The second tab of the dialog is loaded with its first opening. */
const TemplatesPanel = lazy(() =>
  import('../features/template/templates-panel.tsx').then((panel) => ({ default: panel.TemplatesPanel })),
);

const unreadable = 'The server did not give the playbooks. Please try again.';

const Loading = () => (
  <Box>
    <LoadingText pt="2" pb="4" textAlign="start">
      Loading playbooks...
    </LoadingText>
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))" gap="4" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h="20rem" borderRadius="l3" />
      ))}
    </Grid>
  </Box>
);

const Unreadable = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <EmptyState icon={<OfflineIcon />} title="The playbooks could not be read" hint={failureMessage(error, unreadable)}>
    <Button onClick={onRetry}>Try again</Button>
  </EmptyState>
);

/** A copy's name says that it is one, and fits. */
const copyOf = (content: PlaybookInput): PlaybookInput => ({
  ...content,
  name: `Copy of ${content.name}`.slice(0, maxPlaybookNameLength),
});

/** Something that went wrong outside any dialog, until it is dismissed. */
const Notice = ({ children, onDismiss }: { readonly children: string; readonly onDismiss: () => void }) => (
  <Flex role="alert" align="flex-start" gap="3" px="4" py="3" mb="5" borderRadius="l2" bg="severity.medium.bg">
    <Text flex="1" minW="0" textStyle="sm" color="severity.medium.fg" overflowWrap="anywhere">
      {children}
    </Text>
    <Button variant="ghost" size="xs" px="1" aria-label="Dismiss" onClick={onDismiss}>
      <CloseIcon />
    </Button>
  </Flex>
);

interface OpenPlaybookProps {
  readonly list: ReturnType<typeof usePlaybooks>['list'];
  readonly dialog: ReturnType<typeof usePlaybookDialog>;
  readonly onDuplicate: (content: PlaybookInput) => void;
}

/** The dialog of the playbook that the address names, with its templates. */
const OpenPlaybook = ({ list, dialog, onDuplicate }: OpenPlaybookProps) => {
  const { playbook } = dialog;
  const templateCount =
    list?.items.find(({ id }) => id === playbook?.id)?.templateCount ?? playbook?.templateCount ?? 0;
  return (
    <PlaybookDialog
      key={dialog.key}
      playbook={playbook}
      seed={dialog.seed}
      tab={dialog.tab}
      onTab={dialog.setTab}
      onClose={dialog.close}
      onSaved={dialog.close}
      onCreated={dialog.goOnWith}
      onDuplicate={onDuplicate}
      isWithin={dialog.isWithin}
      templateCount={templateCount}
      templates={
        <Suspense>
          <TemplatesPanel
            playbookId={playbook?.id}
            canEdit={playbook?.canEdit ?? true}
            count={templateCount}
            onCount={(count) => {
              if (playbook) noteTemplateCount(playbook.id, count);
            }}
          />
        </Suspense>
      }
    />
  );
};

/** Reads a playbook from a file by code that is loaded when a person first chooses one. */
const readFile = (file: File): Promise<ImportResult> =>
  import('../features/playbook/read-playbook-file.ts').then(
    ({ importPlaybook }) => importPlaybook(file),
    () => ({ isRead: false, problem: 'Check your connection and try again.' }),
  );

/** Opens what a file holds as a new playbook, or says why it cannot. */
const useImport = (openNew: (content: PlaybookInput) => void) => {
  const [problem, setProblem] = useState('');
  const importFile = async (file: File): Promise<void> => {
    const read = await readFile(file);
    setProblem(read.isRead ? '' : `${file.name} could not be imported. ${read.problem}`);
    if (read.isRead) openNew(read.content);
  };
  return { problem, dismiss: () => setProblem(''), importFile };
};

interface WaysToBeginProps {
  readonly onStarter: () => void;
  readonly onFile: (file: File) => void;
}

/** Ways to a playbook beside writing it. */
const WaysToBegin = ({ onStarter, onFile }: WaysToBeginProps) => (
  <Flex gap="1.5" mb="4" ms="-3" wrap="wrap">
    <Button variant="ghost" size="sm" onClick={onStarter}>
      <SparkIcon />
      Use a starter
    </Button>
    <ImportButton onFile={onFile} />
  </Flex>
);

/** What is done on the cards of playbooks. */
const useCards = ({ openNew, openPlaybook }: ReturnType<typeof usePlaybookDialog>) => {
  const { busyId, toggle } = useToggle();
  const duplicate = useCallback((content: PlaybookInput) => openNew(copyOf(content)), [openNew]);
  // The cards stay as they are while the page around them changes: there may be hundreds.
  const onEdit = useCallback(({ id }: Playbook) => openPlaybook(id), [openPlaybook]);
  const onToggle = useCallback((item: Playbook, isActive: boolean) => void toggle(item, isActive), [toggle]);
  const onDuplicate = useCallback((item: Playbook) => duplicate(contentOf(item)), [duplicate]);
  return { busyId, duplicate, onEdit, onToggle, onDuplicate };
};

interface PlaybookListProps extends WaysToBeginProps, Omit<ReturnType<typeof useCards>, 'duplicate'> {
  readonly playbooks: ReturnType<typeof usePlaybooks>;
  readonly onDelete: (playbook: Playbook) => void;
}

/** The playbooks there are, with what was searched for in the address. */
const PlaybookList = ({ playbooks, onStarter, onFile, ...cards }: PlaybookListProps) => {
  const { list, isReadingRest, restError, readRest } = playbooks;
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <WaysToBegin onStarter={onStarter} onFile={onFile} />
      <PlaybookGrid
        playbooks={list?.items ?? []}
        isReadingRest={isReadingRest}
        hasRestFailed={restError !== undefined}
        onReadRest={readRest}
        initialSearch={search.get('q') ?? ''}
        onSearch={(words) => setSearch(words === '' ? {} : { q: words }, { replace: true })}
        {...cards}
        onExport={exportPlaybook}
      />
    </>
  );
};

/** Company Playbooks (specification, section 2). */
export const PlaybooksPage = () => {
  const playbooks = usePlaybooks();
  const { list, error, reload } = playbooks;
  const dialog = usePlaybookDialog(list);
  const { duplicate, ...cards } = useCards(dialog);
  const [isStarterOpen, setStarterOpen] = useState(false);
  const [toDelete, setToDelete] = useState<Playbook | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const { openNew } = dialog;
  const { problem, dismiss, importFile } = useImport(openNew);

  const startFrom = (content: PlaybookInput): void => {
    setStarterOpen(false);
    openNew(content);
  };

  const onStarter = () => setStarterOpen(true);
  const onFile = (file: File) => void importFile(file);

  const isEmpty = list?.items.length === 0 && list.next === null;
  return (
    <Page
      title="Company Playbooks"
      description="Your organization’s own rules for reading contracts."
      actions={
        !isEmpty && (
          <Button ref={createButton} onClick={() => openNew()}>
            <PlusIcon />
            Create Playbook
          </Button>
        )
      }
    >
      {problem !== '' && <Notice onDismiss={dismiss}>{problem}</Notice>}
      {dialog.isMissing && (
        <Notice onDismiss={dialog.close}>This playbook does not exist, or it has been deleted.</Notice>
      )}
      {!list && (error ? <Unreadable error={error} onRetry={() => void reload()} /> : <Loading />)}
      {isEmpty && (
        <NoPlaybooks onCreate={() => openNew()} onStarter={onStarter}>
          <ImportButton onFile={onFile} />
        </NoPlaybooks>
      )}
      {list && !isEmpty && (
        <PlaybookList playbooks={playbooks} onStarter={onStarter} onFile={onFile} onDelete={setToDelete} {...cards} />
      )}
      {isStarterOpen && <StarterDialog onChoose={startFrom} onClose={() => setStarterOpen(false)} />}
      {dialog.isOpen && <OpenPlaybook list={list} dialog={dialog} onDuplicate={duplicate} />}
      <DeletePlaybookDialog
        playbook={toDelete}
        onClose={(wasDeleted) => {
          setToDelete(null);
          // The button that opened the dialog went with its card.
          if (wasDeleted) setTimeout(() => createButton.current?.focus({ preventScroll: true }));
        }}
      />
    </Page>
  );
};
