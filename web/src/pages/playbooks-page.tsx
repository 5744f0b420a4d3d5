import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { EmptyState } from '../components/empty-state.tsx';
import { PlaybookIcon } from '../components/icons.tsx';
import { Page } from '../components/page.tsx';

/** Says what playbooks will be: they come with a later version. */
export const PlaybooksPage = () => (
  <Page title="Company Playbooks" description="Your organization’s own rules for reading contracts.">
    <EmptyState
      icon={<PlaybookIcon />}
      title="Playbooks come with a later version"
      hint="A playbook will say what your organization accepts, what it avoids and which wording it prefers, and each analysis will be checked against it. Until then clauses are analyzed without company rules."
    >
      <Button asChild>
        <Link to="/">Analyze a clause</Link>
      </Button>
    </EmptyState>
  </Page>
);
