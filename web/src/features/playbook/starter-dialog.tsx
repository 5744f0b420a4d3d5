import { chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { PlaybookInput } from '../../../../shared/playbooks.ts';
import { Modal } from '../../components/modal.tsx';
import { ruleEntries } from './rule-summary.ts';

const Option = chakra('button', {
  base: {
    layerStyle: 'panel',
    display: 'block',
    textAlign: 'start',
    px: '4',
    py: '3',
    minW: '0',
    cursor: 'button',
    _hover: { borderColor: 'accent.solid', bg: 'bg.subtle' },
  },
});

interface StarterDialogProps {
  readonly onChoose: (content: PlaybookInput) => void;
  readonly onClose: () => void;
}

/** Offers a playbook to begin with for each contract type. Choosing one makes nothing yet: it opens for editing. */
export const StarterDialog = ({ onChoose, onClose }: StarterDialogProps) => {
  const [starters, setStarters] = useState<readonly PlaybookInput[]>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('./starters.ts').then(
      (module) => setStarters(module.starters),
      () => setFailed(true),
    );
  }, []);

  return (
    <Modal open onClose={onClose} title="Begin with a starter" width="46rem">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2.5" px="5" py="5">
        {starters?.map((starter) => (
          <Option key={starter.name} type="button" onClick={() => onChoose(starter)}>
            <Text fontWeight="semibold">{starter.name}</Text>
            <Text textStyle="sm" color="fg.muted" mt="0.5" textWrap="pretty">
              {starter.description}
            </Text>
            <Text textStyle="xs" color="fg.subtle" mt="1.5">
              {ruleEntries(starter.rules).length} rules
            </Text>
          </Option>
        ))}
        {!starters && !hasFailed && [0, 1, 2, 3].map((index) => <Skeleton key={index} h="6rem" />)}
      </Grid>
      {hasFailed && (
        <Text role="alert" px="5" pb="6" textStyle="sm">
          The starters could not be loaded. Check your connection and open this again.
        </Text>
      )}
      <Text px="5" pb="5" textStyle="xs" color="fg.subtle" textWrap="pretty">
        A starter is a point to begin from, not advice on what your company should accept. Nothing is saved before you
        have looked at it.
      </Text>
    </Modal>
  );
};
