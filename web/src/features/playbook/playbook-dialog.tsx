import { Badge, Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { To } from 'react-router';
import { playbookInputSchema, type Playbook, type PlaybookInput } from '../../../../shared/playbooks.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Modal } from '../../components/modal.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { panelProps, TabStrip } from '../../components/tab-strip.tsx';
import { longDate } from '../../lib/relative-time.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ConflictNotice, type Conflict } from './conflict-notice.tsx';
import { contentOf } from './exchange.ts';
import { resolvePlaybook } from './resolve-playbook.ts';
import { RulesForm } from './rules-form.tsx';
import { saveChange, saveNew, type SaveOutcome } from './save-playbook.ts';

export type DialogTab = 'rules' | 'templates';

/** What the form begins with where there is nothing yet. */
const emptyContent: PlaybookInput = playbookInputSchema.parse({ name: '-' });

interface PlaybookDialogProps {
  /** The playbook to edit; undefined for a new one. */
  readonly playbook: Playbook | undefined;
  /** What a new one begins with: a starter, a copy, an imported file. */
  readonly seed: PlaybookInput | undefined;
  readonly tab: DialogTab;
  readonly onTab: (tab: DialogTab) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Leads on to the templates of a playbook that was just made. */
  readonly onAddTemplates: (playbook: Playbook) => void;
  /** Makes a copy of one that this person may not change. */
  readonly onDuplicate: (content: PlaybookInput) => void;
  readonly templateCount: number;
  /** What the tab of the templates shows. */
  readonly templates: ReactNode;
  /** Whether an address still shows this dialog. */
  readonly isWithin: (to: To) => boolean;
}

/** Makes or edits a playbook, in two tabs. What is not saved is not lost without a question. */
export const PlaybookDialog = (props: PlaybookDialogProps) => {
  const { playbook, seed, tab, onTab, onClose, onSaved, templateCount } = props;
  const [base, setBase] = useState(playbook);
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaved, setSaved] = useState(false);
  const [leaving, setLeaving] = useState<{ readonly leave: () => void }>();
  const formId = useId();
  const isReadOnly = playbook?.canEdit === false;

  const form = useForm<PlaybookInput>({
    defaultValues: playbook ? contentOf(playbook) : (seed ?? { ...emptyContent, name: '' }),
    resolver: resolvePlaybook,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting: isSaving } = form.formState;
  const isUnsaved = !isSaved && !isReadOnly && (isDirty || seed !== undefined || conflict !== undefined);
  const release = useLeaveGuard(isUnsaved, (leave) => setLeaving({ leave }), props.isWithin);

  const close = (): void => {
    if (isSaving) return;
    if (isUnsaved) {
      setLeaving({
        leave: () => {
          release();
          onClose();
        },
      });
    } else onClose();
  };

  const settle = (outcome: SaveOutcome): void => {
    if (outcome.kind === 'saved') {
      setSaved(true);
      release();
      onSaved();
    } else if (outcome.kind !== 'failed') setConflict(outcome);
  };
  const saveOn = (onto: Playbook | undefined) =>
    form.handleSubmit(async (content) =>
      settle(await (onto ? saveChange(content, onto) : saveNew(content, props.onAddTemplates))),
    );

  const resolveWith = (content: PlaybookInput, next: Conflict | undefined, onto: Playbook | undefined): void => {
    setConflict(next);
    setBase(onto);
    form.reset(onto ? contentOf(onto) : content);
    form.reset(content, { keepDefaultValues: true });
  };

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
    <>
      <Modal
        open
        onClose={close}
        title={playbook ? 'Edit Playbook' : 'Create New Playbook'}
        width="48rem"
        footer={
          tab === 'templates' || isReadOnly ? (
            <Button variant="outline" size="sm" onClick={close}>
              Close
            </Button>
          ) : (
            <>
              <Button variant="outline" size="sm" onClick={close} disabled={isSaving}>
                Cancel
              </Button>
              <Button type="submit" form={formId} size="sm" disabled={isSaving} aria-busy={isSaving}>
                {isSaving && <Spinner size="xs" />}
                {playbook ? 'Update Playbook' : 'Create Playbook'}
              </Button>
            </>
          )
        }
      >
        <Box position="sticky" top="0" zIndex="docked" bg="bg.panel" px={{ base: '2', md: '3' }}>
          <TabStrip label="Parts of the playbook" name="playbook" tabs={tabs} chosen={tab} onChoose={onTab} />
        </Box>
        <Box
          {...panelProps('playbook', 'rules')}
          hidden={tab !== 'rules'}
          px={{ base: '4', md: '6' }}
          py="6"
          minH={{ md: '28rem' }}
        >
          {conflict && (
            <ConflictNotice
              conflict={conflict}
              mine={form.getValues()}
              isSaving={isSaving}
              onKeepMine={() => {
                if (conflict.kind === 'changed-meanwhile') void saveOn(conflict.theirs)();
              }}
              onLoadTheirs={() => {
                if (conflict.kind !== 'changed-meanwhile') return;
                const { theirs } = conflict;
                resolveWith(contentOf(theirs), { kind: 'theirs-loaded', mine: form.getValues() }, theirs);
              }}
              onBringBackMine={() => {
                if (conflict.kind === 'theirs-loaded') resolveWith(conflict.mine, undefined, base);
              }}
              onSaveAsNew={() => void saveOn(undefined)()}
            />
          )}
          {isReadOnly && (
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
                Only {playbook.createdBy.name}, who made this playbook, and admins can change it. You can make a copy of
                your own.
              </Text>
              <Button size="sm" variant="outline" onClick={() => props.onDuplicate(contentOf(playbook))}>
                Duplicate
              </Button>
            </Flex>
          )}
          <form id={formId} noValidate onSubmit={(event) => void saveOn(base)(event)}>
            <RulesForm form={form} isReadOnly={isReadOnly} />
          </form>
          {playbook && (
            <Text textStyle="xs" color="fg.subtle" mt="8" pt="3" borderTopWidth="1px" borderColor="border">
              Version {base?.version}. Made by {playbook.createdBy.name} on {longDate(playbook.createdAt)}, last changed
              by {base?.updatedBy.name} <RelativeTime iso={base?.updatedAt ?? playbook.updatedAt} />.
            </Text>
          )}
        </Box>
        <Box
          {...panelProps('playbook', 'templates')}
          hidden={tab !== 'templates'}
          px={{ base: '4', md: '6' }}
          py="6"
          minH={{ md: '28rem' }}
        >
          {props.templates}
        </Box>
      </Modal>
      <ConfirmDialog
        open={leaving !== undefined}
        title="Discard unsaved changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        isDestructive
        onConfirm={() => leaving?.leave()}
        onCancel={() => setLeaving(undefined)}
      >
        What you changed in this playbook has not been saved, and will be gone.
      </ConfirmDialog>
    </>
  );
};
