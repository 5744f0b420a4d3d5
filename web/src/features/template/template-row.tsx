import { Badge, Box, Button, Flex, Heading, Switch, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Template } from '../../../../shared/playbooks.ts';
import { ActiveBadge } from '../../components/active-badge.tsx';
import { ChevronDownIcon, DownloadIcon, TrashIcon } from '../../components/icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { ApiError, urlOf } from '../../lib/api.ts';
import { exactTime, longDate } from '../../lib/relative-time.ts';
import { toast } from '../../lib/toast.ts';
import { TemplateSections } from './template-sections.tsx';
import { toggleTemplate } from './use-templates.ts';

interface TemplateRowProps {
  readonly template: Template;
  readonly onDelete: (template: Template) => void;
}

/** What a template is. */
const About = ({ template, titleId }: { readonly template: Template; readonly titleId: string }) => {
  const { name, description, templateType, isActive, createdAt, sections } = template;
  return (
    <Box flex="1" minW="12rem">
      <Flex align="center" gap="2" wrap="wrap">
        <Heading as="h3" id={titleId} size="sm" overflowWrap="anywhere">
          {name}
        </Heading>
        <Badge variant="surface">{templateType}</Badge>
        <ActiveBadge isActive={isActive} />
      </Flex>
      {description && (
        <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      <Text textStyle="xs" color="fg.subtle" mt="1">
        Sections: {sections.length} · Uploaded{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {longDate(createdAt)}
        </time>
      </Text>
    </Box>
  );
};

interface ControlsProps extends TemplateRowProps {
  readonly onToggle: (isActive: boolean) => void;
}

/** What can be done with a template. */
const Controls = ({ template, onDelete, onToggle }: ControlsProps) => {
  const { id, name, isActive, canEdit } = template;
  return (
    <Flex align="center" gap="1">
      {canEdit && (
        <Switch.Root checked={isActive} onCheckedChange={({ checked }) => onToggle(checked)} px="1">
          <Switch.HiddenInput role="switch" />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>
            <VisuallyHidden>Active: {name}</VisuallyHidden>
          </Switch.Label>
        </Switch.Root>
      )}
      <Button asChild variant="ghost" size="xs" px="0" title="Download the original">
        <a href={urlOf('downloadTemplate', { params: { id } })} download aria-label={`Download ${name}`}>
          <DownloadIcon />
        </a>
      </Button>
      {canEdit && (
        <Button
          variant="ghost"
          size="xs"
          px="0"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={() => onDelete(template)}
        >
          <TrashIcon />
        </Button>
      )}
    </Flex>
  );
};

/** The sections of a template, on demand. */
const Sections = ({ template }: Pick<TemplateRowProps, 'template'>) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {template.sections.length > 0 && (
        <Button
          variant="ghost"
          size="xs"
          mt="1.5"
          ms="-2.5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
          {isOpen ? 'Hide sections' : 'Show sections'}
          <VisuallyHidden> of {template.name}</VisuallyHidden>
        </Button>
      )}
      <Box id={id}>{isOpen && <TemplateSections template={template} />}</Box>
    </>
  );
};

/** A template in the list: what it is, whether it applies, and its sections on demand (specification, section 2). */
export const TemplateRow = ({ template, onDelete }: TemplateRowProps) => {
  const [refusal, setRefusal] = useState<string>();
  const titleId = useId();

  const toggle = async (checked: boolean): Promise<void> => {
    setRefusal(undefined);
    try {
      await toggleTemplate(template, checked);
      toast({ title: 'Template Updated', description: 'Template status has been updated.' });
    } catch (error) {
      // A failure is shown by the switch going back (specification, section 8); a refusal has a reason beside it.
      if (error instanceof ApiError && error.code === 'conflict') setRefusal(error.error);
    }
  };

  return (
    <Box as="li" aria-labelledby={titleId} data-template={template.id} layerStyle="panel" px="4" py="3.5">
      <Flex align="flex-start" gap="2" wrap="wrap">
        <About template={template} titleId={titleId} />
        <Controls template={template} onDelete={onDelete} onToggle={(checked) => void toggle(checked)} />
      </Flex>
      <Box role="alert">
        {refusal !== undefined && (
          <Text textStyle="sm" color="fg.error" mt="2">
            {refusal}
          </Text>
        )}
      </Box>
      <Sections template={template} />
    </Box>
  );
};
