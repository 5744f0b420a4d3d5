import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlaybookIcon, PlusIcon, SparkIcon } from '../../components/icons.tsx';

interface NoPlaybooksProps {
  readonly onCreate: () => void;
  readonly onStarter: () => void;
  /** Another way to begin. */
  readonly children: ReactNode;
}

/** Says what a playbook does, and offers one to begin with. */
export const NoPlaybooks = ({ onCreate, onStarter, children }: NoPlaybooksProps) => (
  <EmptyState
    icon={<PlaybookIcon />}
    title="No playbooks yet"
    hint={
      <>
        <p>
          A playbook holds what your company accepts, what it avoids and which wording it prefers. Each analysis is then
          checked against it, rule by rule, with the place in the clause that each answer rests on.
        </p>
        <p>Begin with an empty one, or with a starter for your kind of contract and make it your own.</p>
      </>
    }
  >
    <Flex gap="2" wrap="wrap" justify="center" align="center">
      <Button onClick={onCreate}>
        <PlusIcon />
        Create Your First Playbook
      </Button>
      <Button variant="outline" onClick={onStarter}>
        <SparkIcon />
        Use a starter
      </Button>
      {children}
    </Flex>
  </EmptyState>
);
