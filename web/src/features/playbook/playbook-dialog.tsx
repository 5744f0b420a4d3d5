import { Badge, Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { To } from 'react-router';
import type { Playbook, PlaybookInput } from '../../../../shared/playbooks.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Modal } from '../../components/modal.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { panelProps, tabId, TabStrip } from '../../components/tab-strip.tsx';
import { longDate } from '../../lib/relative-time.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { contentOf } from './exchange.ts';
import { RulesForm } from './rules-form.tsx';
import { type PlaybookForm, usePlaybookForm } from './use-playbook-form.ts';

export type DialogTab = 'rules' | 'templates';

interface PlaybookDialogProps {
  /** The playbook to edit; undefined for a new one. */
  readonly playbook: Playbook | undefined;
  /** What a new one begins with: a starter, a copy, an imported file. */
  readonly seed: PlaybookInput | undefined;
  readonly tab: DialogTab;
  readonly onTab: (tab: DialogTab) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Shows the templates of a playbook that was just made, which can be added from now on. */
  readonly onCreated: (playbook: Playbook) => void;
  /** Makes a copy of one that this person may not change. */
  readonly onDuplicate: (content: PlaybookInput) => void;
  readonly templateCount: number;
  /** What the tab of the templates shows. */
  readonly templates: ReactNode;
  /** Whether an address still shows this dialog. */
  readonly isWithin: (to: To) => boolean;
}

/** Once a new playbook was made, puts the focus on the tab of its templates. */
const useFocusOnTemplates = (playbook: PlaybookDialogProps['playbook']): void => {
  const wasNew = useRef(!playbook);
  useEffect(() => {
    // The button that made the playbook has gone from the foot of the dialog.
    if (playbook && wasNew.current) document.getElementById(tabId('playbook', 'templates'))?.focus();
    wasNew.current = !playbook;
  }, [playbook]);
};

/** Makes or edits a playbook, in two tabs. What is not saved is not lost without a question. */
export const PlaybookDialog = (props: PlaybookDialogProps) => {
  const { playbook, seed, tab, onTab, onClose, onSaved, onCreated } = props;
  const [leaving, setLeaving] = useState<{ readonly leave: () => void }>();
  const formId = useId();
  const isReadOnly = playbook?.canEdit === false;
  const edited = usePlaybookForm({
    playbook,
    seed,
    onSaved: () => {
      release();
      onSaved();
    },
    onCreated: (created) => {
      release();
      onCreated(created);
    },
  });
  const release = useLeaveGuard(edited.isUnsaved, (leave) => setLeaving({ leave }), props.isWithin);

  useFocusOnTemplates(playbook);

  const leave = (): void => {
    release();
    onClose();
  };
  const close = (): void => {
    if (edited.isSaving) return;
    if (edited.isUnsaved) setLeaving({ leave });
    else onClose();
  };

  return (
    <>
      <Modal
        open
        onClose={close}
        title={playbook ? 'Edit Playbook' : 'Create New Playbook'}
        width="48rem"
        steadyHeight="44rem"
        footer={
          tab === 'templates' || isReadOnly ? (
            <CloseButton onClose={close} />
          ) : (
            <SaveButtons formId={formId} isNew={!playbook} isSaving={edited.isSaving} onCancel={close} />
          )
        }
      >
        <Tabs tab={tab} onTab={onTab} templateCount={props.templateCount} />
        <Panel name="rules" tab={tab}>
          <Rules formId={formId} edited={edited} playbook={playbook} onDuplicate={props.onDuplicate} />
        </Panel>
        <Panel name="templates" tab={tab}>
          {props.templates}
        </Panel>
      </Modal>
      <DiscardQuestion leaving={leaving} onStay={() => setLeaving(undefined)} />
    </>
  );
};

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <Button variant="outline" size="sm" onClick={onClose}>
    Close
  </Button>
);

interface SaveButtonsProps {
  readonly formId: string;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

const SaveButtons = ({ formId, isNew, isSaving, onCancel }: SaveButtonsProps) => (
  <>
    <Button variant="outline" size="sm" onClick={onCancel} disabled={isSaving}>
      Cancel
    </Button>
    <Button type="submit" form={formId} size="sm" disabled={isSaving} aria-busy={isSaving}>
      {isSaving && <Spinner size="xs" />}
      {isNew ? 'Create Playbook' : 'Update Playbook'}
    </Button>
  </>
);

const Tabs = ({ tab, onTab, templateCount }: Pick<PlaybookDialogProps, 'tab' | 'onTab' | 'templateCount'>) => {
  const tabs = [
    { id: 'rules', label: 'Playbook Rules' },
    {
      id: 'templates',
      label: (
        <>
          Contract Templates <Badge variant="surface">{templateCount}</Badge>
        </>
      ),
    },
  ] as const;
  return (
    <Box position="sticky" top="0" zIndex="docked" bg="bg.panel" px={{ base: '2', md: '3' }}>
      <TabStrip label="Parts of the playbook" name="playbook" tabs={tabs} chosen={tab} onChoose={onTab} />
    </Box>
  );
};

interface PanelProps {
  readonly name: DialogTab;
  /** The tab that is shown. */
  readonly tab: DialogTab;
  readonly children: ReactNode;
}

const Panel = ({ name, tab, children }: PanelProps) => (
  <Box {...panelProps('playbook', name)} hidden={tab !== name} px={{ base: '4', md: '6' }} py="6">
    {children}
  </Box>
);

const Conflict = ({ edited }: { readonly edited: PlaybookForm }) =>
  edited.conflict && (
    <ConflictNotice
      conflict={edited.conflict}
      mine={edited.form.getValues()}
      isSaving={edited.isSaving}
      onKeepMine={edited.keepMine}
      onLoadTheirs={edited.loadTheirs}
      onBringBackMine={edited.bringBackMine}
      onSaveAsNew={() => void edited.saveAsNew()}
    />
  );

interface ReadOnlyNoticeProps {
  readonly playbook: Playbook;
  readonly onDuplicate: () => void;
}

const ReadOnlyNotice = ({ playbook, onDuplicate }: ReadOnlyNoticeProps) => (
  <Flex
    align="center"
    justify="space-between"
    gap="3"
    wrap="wrap"
    px="4"
    py="3"
    mb="6"
    borderRadius="l2"
    bg="bg.subtle"
    textStyle="sm"
    color="fg.muted"
  >
    <Text flex="1" minW="14rem">
      Only {playbook.createdBy.name}, who made this playbook, and admins can change it. You can make a copy of your own.
    </Text>
    <Button size="sm" variant="outline" onClick={onDuplicate}>
      Duplicate
    </Button>
  </Flex>
);

const VersionLine = ({ playbook }: { readonly playbook: Playbook }) => (
  <Text textStyle="xs" color="fg.subtle" mt="8" pt="3" borderTopWidth="1px" borderColor="border">
    Version {playbook.version}. Made by {playbook.createdBy.name} on {longDate(playbook.createdAt)}, last changed by{' '}
    {playbook.updatedBy.name} <RelativeTime iso={playbook.updatedAt} />.
  </Text>
);

interface RulesProps extends Pick<PlaybookDialogProps, 'playbook' | 'onDuplicate'> {
  readonly formId: string;
  readonly edited: PlaybookForm;
}

/** The rules, with what stands against changing them. */
const Rules = ({ formId, edited, playbook, onDuplicate }: RulesProps) => {
  const isReadOnly = playbook?.canEdit === false;
  return (
    <>
      <Conflict edited={edited} />
      {isReadOnly && <ReadOnlyNotice playbook={playbook} onDuplicate={() => onDuplicate(contentOf(playbook))} />}
      <form id={formId} noValidate onSubmit={(event) => void edited.save(event)}>
        <RulesForm form={edited.form} isReadOnly={isReadOnly} />
      </form>
      {edited.base && <VersionLine playbook={edited.base} />}
    </>
  );
};

interface DiscardQuestionProps {
  readonly leaving: { readonly leave: () => void } | undefined;
  readonly onStay: () => void;
}

const DiscardQuestion = ({ leaving, onStay }: DiscardQuestionProps) => (
  <ConfirmDialog
    open={leaving !== undefined}
    title="Discard unsaved changes?"
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    isDestructive
    onConfirm={() => leaving?.leave()}
    onCancel={onStay}
  >
    What you changed in this playbook has not been saved, and will be gone.
  </ConfirmDialog>
);
