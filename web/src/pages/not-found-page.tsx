import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';

/** What any address that is no screen's shows. */
export const NotFoundPage = () => (
  <Page title="404 Page Not Found">
    <EmptyState title="There is no screen at this address" hint="Did you forget to add the page to the router?">
      <Button asChild>
        <Link to="/">Go to New Analysis</Link>
      </Button>
    </EmptyState>
  </Page>
);
