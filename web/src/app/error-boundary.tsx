import { Button, Center, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { documentTitle } from '../lib/document-title.ts';

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** A part of the program that could not be loaded: the page is older than the server, or the connection is gone. */
const isLoadFailure = (error: Error): boolean =>
  /dynamically imported module|Importing a module script failed|error loading/i.test(error.message);

/** Catches what a screen throws while it is drawn, and offers a way on. Given a new `key` it begins afresh. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Center minH="60dvh" p="6">
        <title>{documentTitle('Something went wrong')}</title>
        <Stack role="alert" gap="3" maxW="md">
          <Heading as="h1" size="xl">
            {isLoadFailure(error) ? 'This screen could not be loaded' : 'Something went wrong'}
          </Heading>
          <Text color="fg.muted">
            {isLoadFailure(error)
              ? 'Check your connection, then load the page again. There may also be a newer version of the application.'
              : 'This screen stopped working. Saved analyses are not affected. Load the page again, or go back to the start.'}
          </Text>
          <HStack gap="2.5" pt="2">
            <Button onClick={() => location.reload()}>Load again</Button>
            <Button variant="outline" onClick={() => location.assign('/')}>
              Go to New Analysis
            </Button>
          </HStack>
        </Stack>
      </Center>
    );
  }
}
