import { Box, Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { LoadingText } from '../components/loading-text.tsx';
import { call } from '../lib/api.ts';
import { dataKeys } from '../lib/data.ts';
import { appName, documentTitle } from '../lib/document-title.ts';
import { SupportLink } from '../components/support-link.tsx';
import { SessionContext, type Session } from './session.ts';

/** Asks whether anyone is let in; once more where the first answer fails. */
const checkPublicMode = async (): Promise<boolean> => {
  const ask = async (): Promise<boolean> => (await call('getPublicMode')).publicMode;
  try {
    return await ask().catch(ask);
  } catch (cause) {
    throw new Error('Failed to check public mode', { cause });
  }
};

/** What a visitor without an account sees where the public mode is off. */
const SignInCard = ({ checkFailed }: { readonly checkFailed: boolean }) => (
  <Center as="main" minH="100dvh" p="4">
    <title>{documentTitle('Sign In')}</title>
    <Box layerStyle="panel" boxShadow="md" w="full" maxW="md" p={{ base: '6', md: '8' }}>
      <Stack gap="3">
        <Heading as="h1" size="xl">
          Sign In to Clausewise
        </Heading>
        {checkFailed ? (
          <Stack role="alert" gap="4" align="flex-start">
            <Text color="fg.error">
              The server could not be asked whether it is open to the public. Check your connection and try again.
            </Text>
            <Button onClick={() => location.reload()}>Try again</Button>
          </Stack>
        ) : (
          <Text color="fg.muted">
            This installation is not open to the public, and signing in comes with a later version.
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          <SupportLink>Need access? Write to</SupportLink>
        </Text>
      </Stack>
    </Box>
  </Center>
);

const publicSession: Session = { isPublic: true, user: null };

/** Decides what a visitor sees: Loading..., the sign-in card, or the application. A failed check means not public. */
export const Gate = ({ children }: { readonly children: ReactNode }) => {
  const { data: publicMode, error } = useSWR<boolean, Error>(dataKeys.publicMode, checkPublicMode);
  if (publicMode === undefined && error === undefined) {
    return (
      <Center as="main" minH="100dvh">
        <title>{appName}</title>
        <LoadingText>Loading...</LoadingText>
      </Center>
    );
  }
  if (!publicMode) return <SignInCard checkFailed={error !== undefined} />;
  return <SessionContext value={publicSession}>{children}</SessionContext>;
};
