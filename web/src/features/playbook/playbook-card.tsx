import { Box, Button, Flex, Heading, Stack, Switch, Text } from '@chakra-ui/react';
import { memo, useId } from 'react';
import type { Playbook } from '../../../../shared/playbooks.ts';
import { ActiveBadge } from '../../components/active-badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { exactTime, longDate } from '../../lib/relative-time.ts';
import { cutValue, ruleEntries, shownRules } from './rule-summary.ts';

/** What can be done with a playbook of the grid. */
export interface PlaybookActions {
  readonly onEdit: (playbook: Playbook) => void;
  readonly onDelete: (playbook: Playbook) => void;
  readonly onToggle: (playbook: Playbook, isActive: boolean) => void;
  readonly onDuplicate: (playbook: Playbook) => void;
  readonly onExport: (playbook: Playbook) => void;
}

interface ActionProps {
  readonly label: string;
  readonly name: string;
  readonly onClick: () => void;
}

const Action = ({ label, name, onClick }: ActionProps) => (
  <Button variant="ghost" size="xs" px="2" aria-label={`${label} ${name}`} onClick={onClick}>
    {label}
  </Button>
);

interface PlaybookCardProps extends PlaybookActions {
  readonly playbook: Playbook;
  /** Whether a change of it is under way. */
  readonly isBusy: boolean;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Who made it and when, and what it holds. */
const Facts = ({ playbook, ruleCount }: { readonly playbook: Playbook; readonly ruleCount: number }) => {
  const { createdAt, createdBy, rules, templateCount } = playbook;
  return (
    <>
      <Text textStyle="xs" color="fg.subtle" mt="2">
        Created{' '}
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {longDate(createdAt)}
        </time>{' '}
        by {createdBy.name}
      </Text>
      <Flex textStyle="sm" mt="3" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted">
        <Text fontWeight="medium" color="fg">
          {ruleCount} rules configured
        </Text>
        {rules.positions.length > 0 && <Text>{counted(rules.positions.length, 'position')}</Text>}
        {templateCount > 0 && <Text>{counted(templateCount, 'template')}</Text>}
      </Flex>
    </>
  );
};

const RuleSummary = ({ entries }: { readonly entries: ReturnType<typeof ruleEntries> }) => {
  const more = entries.length - shownRules;
  return (
    <Box mt="3" borderInlineStartWidth="2px" borderColor="border" ps="3">
      <Heading as="h3" textStyle="xs" color="fg.subtle" fontWeight="medium" letterSpacing="normal" mb="1.5">
        Rule Summary
      </Heading>
      <Stack as="dl" gap="1" textStyle="sm">
        {entries.slice(0, shownRules).map(({ label, value }) => (
          <Flex key={label} gap="2" justify="space-between">
            <Text as="dt" color="fg.muted" flexShrink={0}>
              {label}
            </Text>
            <Text as="dd" minW="0" textAlign="end" overflowWrap="anywhere">
              {cutValue(value)}
            </Text>
          </Flex>
        ))}
      </Stack>
      {more > 0 && (
        <Text textStyle="xs" color="fg.subtle" mt="1.5">
          +{more} more rules...
        </Text>
      )}
    </Box>
  );
};

/** Whether it is used in analyses; or who may say so. */
const Use = ({ playbook, isBusy, onToggle }: Pick<PlaybookCardProps, 'playbook' | 'isBusy' | 'onToggle'>) => {
  if (!playbook.canEdit) {
    return (
      <Text textStyle="xs" color="fg.subtle" textWrap="pretty">
        Only {playbook.createdBy.name} and admins can change or delete it.
      </Text>
    );
  }
  return (
    <Switch.Root
      checked={playbook.isActive}
      disabled={isBusy}
      onCheckedChange={({ checked }) => onToggle(playbook, checked)}
    >
      <Switch.HiddenInput role="switch" />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label fontWeight="normal" color="fg.muted">
        Used in analyses
        <VisuallyHidden>: {playbook.name}</VisuallyHidden>
      </Switch.Label>
    </Switch.Root>
  );
};

const Actions = ({ playbook, ...on }: { readonly playbook: Playbook } & Omit<PlaybookActions, 'onToggle'>) => {
  const { name, canEdit } = playbook;
  return (
    <Flex gap="0.5" mx="-2">
      {canEdit ? (
        <Action label="Edit" name={name} onClick={() => on.onEdit(playbook)} />
      ) : (
        <Button size="xs" variant="outline" aria-label={`View ${name}`} onClick={() => on.onEdit(playbook)}>
          View
        </Button>
      )}
      <Action label="Duplicate" name={name} onClick={() => on.onDuplicate(playbook)} />
      <Action label="Export" name={name} onClick={() => on.onExport(playbook)} />
      {canEdit && <Action label="Delete" name={name} onClick={() => on.onDelete(playbook)} />}
    </Flex>
  );
};

/** A playbook in the grid (specification, section 2). */
export const PlaybookCard = memo(({ playbook, isBusy, onToggle, ...on }: PlaybookCardProps) => {
  const { name, description, isActive, rules } = playbook;
  const titleId = useId();
  const entries = ruleEntries(rules);
  return (
    <Flex
      as="article"
      aria-labelledby={titleId}
      data-playbook={playbook.id}
      direction="column"
      layerStyle="panel"
      minW="0"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' }}
    >
      <Box px="5" pt="4" pb="4" flex="1">
        <Flex mb="2">
          <ActiveBadge isActive={isActive} />
        </Flex>
        <Heading as="h2" id={titleId} size="md" overflowWrap="anywhere">
          {name}
        </Heading>
        {description && (
          <Text textStyle="sm" color="fg.muted" mt="1" lineClamp="3" overflowWrap="anywhere" textWrap="pretty">
            {description}
          </Text>
        )}
        <Facts playbook={playbook} ruleCount={entries.length} />
        <RuleSummary entries={entries} />
      </Box>
      <Flex
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap={{ base: '0', md: '1.5' }}
        wrap="wrap"
        px="5"
        py="2.5"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Use playbook={playbook} isBusy={isBusy} onToggle={onToggle} />
        <Actions playbook={playbook} {...on} />
      </Flex>
    </Flex>
  );
});
PlaybookCard.displayName = 'PlaybookCard';
