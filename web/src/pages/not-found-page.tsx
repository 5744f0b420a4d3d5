import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Page } from '../components/page.tsx';

/** What any address that is no screen's shows. */
export const NotFoundPage = () => (
  <Page title="404 Page Not Found">
    <Stack align="flex-start" gap="4" color="fg.muted">
      <Text>There is no screen at this address. Did you forget to add the page to the router?</Text>
      <Button asChild>
        <Link to="/">Go to New Analysis</Link>
      </Button>
    </Stack>
  </Page>
);
