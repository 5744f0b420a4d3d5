import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Playbook, PlaybookInput, PlaybookRules } from '../../../../shared/playbooks.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { ruleLabels } from './rule-summary.ts';

/** What stands in the way of saving, or what was done about it. */
export type Conflict =
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Playbook }
  | { readonly kind: 'theirs-loaded'; readonly mine: PlaybookInput }
  | { readonly kind: 'gone' };

const ruleNames = Object.keys(ruleLabels) as readonly (keyof PlaybookRules)[];

/** The fields in which two playbooks differ, by their names on the screen. */
export const differingFields = (a: PlaybookInput, b: PlaybookInput): readonly string[] => [
  ...(a.name === b.name ? [] : ['Playbook Name']),
  ...(a.description === b.description ? [] : ['Description']),
  ...(a.isActive === b.isActive ? [] : ['Active Playbook']),
  ...ruleNames
    .filter((name) => JSON.stringify(a.rules[name]) !== JSON.stringify(b.rules[name]))
    .map((name) => ruleLabels[name]),
];

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  /** What the form holds. */
  readonly mine: PlaybookInput;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
  readonly onBringBackMine: () => void;
  readonly onSaveAsNew: () => void;
}

/** Offers both versions where somebody else changed the playbook meanwhile. Whichever is taken, the other can be had. */
export const ConflictNotice = ({ conflict, mine, isSaving, ...on }: ConflictNoticeProps) => {
  const differing = conflict.kind === 'changed-meanwhile' ? differingFields(mine, conflict.theirs) : [];
  return (
    <Stack role="alert" gap="2.5" px="4" py="3" mb="6" borderRadius="l2" bg="severity.medium.bg" textStyle="sm">
      {conflict.kind === 'changed-meanwhile' && (
        <>
          <Text color="severity.medium.fg">
            <strong>{conflict.theirs.updatedBy.name}</strong> changed this playbook{' '}
            <RelativeTime iso={conflict.theirs.updatedAt} />, while you were editing it. Nothing has been overwritten.{' '}
            {differing.length > 0 ? `The two differ in: ${differing.join(', ')}.` : 'Both say the same now.'}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button size="sm" disabled={isSaving} onClick={on.onKeepMine}>
              Keep mine
            </Button>
            <Button size="sm" variant="outline" disabled={isSaving} onClick={on.onLoadTheirs}>
              Load theirs
            </Button>
          </Flex>
        </>
      )}
      {conflict.kind === 'theirs-loaded' && (
        <>
          <Text color="severity.medium.fg">Their version is shown. Yours is kept until you close this dialog.</Text>
          <Flex>
            <Button size="sm" variant="outline" disabled={isSaving} onClick={on.onBringBackMine}>
              Bring back mine
            </Button>
          </Flex>
        </>
      )}
      {conflict.kind === 'gone' && (
        <>
          <Text color="severity.medium.fg">
            This playbook was deleted while you were editing it. What you wrote is still here.
          </Text>
          <Flex>
            <Button size="sm" disabled={isSaving} onClick={on.onSaveAsNew}>
              Save as a new playbook
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
};
