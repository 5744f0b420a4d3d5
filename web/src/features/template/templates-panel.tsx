import { Badge, Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import type { Template } from '../../../../shared/playbooks.ts';
import { DeleteDialog } from '../../components/delete-dialog.tsx';
import { failureMessage } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { TemplateDrop } from './template-drop.tsx';
import { TemplateRow } from './template-row.tsx';
import { useTemplateUpload } from './use-template-upload.ts';
import { deleteTemplate, useTemplates } from './use-templates.ts';

interface TemplatesPanelProps {
  /** The saved playbook; undefined while there is none. */
  readonly playbookId: string | undefined;
  readonly canEdit: boolean;
  /** How many there are, as far as the playbook's list says. */
  readonly count: number;
  readonly onCount: (count: number) => void;
}

const Loading = ({ count }: { readonly count: number }) => (
  <Stack gap="2.5" role="status" aria-label="Loading templates">
    {Array.from({ length: Math.min(count, 3) }, (_, index) => (
      <Skeleton key={index} h="6rem" borderRadius="l3" />
    ))}
  </Stack>
);

const Unreadable = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <Box role="alert" textStyle="sm">
    <Text mb="2">{failureMessage(error, 'The templates could not be read. Please try again.')}</Text>
    <Button size="sm" variant="outline" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);

/** The template that somebody is asked about, and its deletion. */
const useDeletion = (onCount: TemplatesPanelProps['onCount']) => {
  const [toDelete, setToDelete] = useState<Template | null>(null);

  const remove = async (): Promise<void> => {
    if (!toDelete) return;
    try {
      const left = await deleteTemplate(toDelete);
      if (left !== undefined) onCount(left);
      toast({ title: 'Template Deleted', description: 'Contract template has been removed.' });
    } catch {
      // Its row stays where it is; no message is shown (specification, section 8).
    } finally {
      setToDelete(null);
    }
  };

  return { toDelete, setToDelete, remove };
};

/** The contract templates of a playbook: adding them, and the list of those there are. */
export const TemplatesPanel = ({ playbookId, canEdit, count, onCount }: TemplatesPanelProps) => {
  const { data: templates, error, mutate } = useTemplates(playbookId);
  const { running, rejection, upload, cancel } = useTemplateUpload(playbookId, onCount);
  const { toDelete, setToDelete, remove } = useDeletion(onCount);
  const onFile = useCallback((file: File) => void upload(file), [upload]);

  return (
    <Stack gap="5">
      <Flex align="center" gap="2">
        <Heading as="h3" size="sm">
          Contract Templates
        </Heading>
        <Badge variant="surface">{templates?.length ?? count}</Badge>
      </Flex>
      {canEdit && (
        <TemplateDrop
          isSaved={playbookId !== undefined}
          running={running}
          rejection={rejection}
          onFile={onFile}
          onCancel={cancel}
        />
      )}
      {playbookId !== undefined && !templates && !error && count > 0 && <Loading count={count} />}
      {error && <Unreadable error={error} onRetry={() => void mutate()} />}
      {templates && templates.length > 0 && (
        <Stack as="ul" gap="2.5" listStyleType="none">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onDelete={setToDelete} />
          ))}
        </Stack>
      )}
      {templates?.length === 0 && (
        <Text textStyle="sm" color="fg.muted" textWrap="pretty">
          No templates yet. Each clause you analyze is laid beside the nearest section of your templates, and what
          deviates is named.
        </Text>
      )}
      <DeleteDialog
        open={toDelete !== null}
        title="Delete this template?"
        onDelete={remove}
        onCancel={() => setToDelete(null)}
      >
        “{toDelete?.name}” goes with its file and its sections. This action cannot be undone.
      </DeleteDialog>
    </Stack>
  );
};
