import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { CurrentUser } from '../../../../shared/accounts.ts';
import type { UserState } from '../../../../shared/administration.ts';
import { EmailAddress } from '../../components/email-address.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { exactTime, longDate } from '../../lib/relative-time.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { AccountCard } from './account-card.tsx';

type WaitingState = Exclude<UserState, 'approved'>;

interface StatusWords {
  readonly title: string;
  readonly text: string;
  readonly nextSteps: readonly string[];
}

const words: Readonly<Record<WaitingState, StatusWords>> = {
  pending: {
    title: 'Thank you for signing up!',
    text: "Your account is pending our team's review and you'll get a decision within 48 hrs.",
    nextSteps: [
      'Our team reviews your registration',
      'You get an email notification about the decision',
      'The decision comes within 48 hrs',
    ],
  },
  rejected: {
    title: 'Account Access Denied',
    text: 'Your account has been denied access. Please contact support for more information.',
    nextSteps: [
      'Contact support to learn more',
      'Provide extra information about yourself',
      'Request an account review',
    ],
  },
  inactive: {
    title: 'Account Temporarily Inactive',
    text: 'Your account has been temporarily deactivated. Please contact support to reactivate your access.',
    nextSteps: [],
  },
};

const stages = ['Submitted', 'In review', 'Decided'] as const;
const stageOf: Readonly<Record<WaitingState, number>> = { pending: 1, rejected: 2, inactive: 2 };

const progressOf = (stage: number, current: number): string => {
  if (stage < current) return 'done';
  return stage === current ? 'you are here' : 'to come';
};

const Stages = ({ state }: { readonly state: WaitingState }) => {
  const current = stageOf[state];
  return (
    <Flex as="ol" listStyleType="none" gap="2" aria-label="Progress of your registration">
      {stages.map((stage, index) => (
        <Box as="li" key={stage} flex="1" aria-current={index === current ? 'step' : undefined}>
          <Box h="1" borderRadius="full" bg={index <= current ? 'accent.solid' : 'bg.emphasized'} />
          <Text
            mt="2"
            textStyle="xs"
            fontWeight={index === current ? 'semibold' : 'normal'}
            color={index <= current ? 'fg' : 'fg.muted'}
          >
            {stage}
            <VisuallyHidden>{` (${progressOf(index, current)})`}</VisuallyHidden>
          </Text>
        </Box>
      ))}
    </Flex>
  );
};

const Term = chakra('dt', { base: { color: 'fg.muted', textStyle: 'sm' } });
const Detail = chakra('dd', { base: { textStyle: 'sm', minW: '0', overflowWrap: 'break-word' } });

const Facts = ({ user }: { readonly user: CurrentUser }) => (
  <Box
    as="dl"
    display="grid"
    gridTemplateColumns="auto minmax(0, 1fr)"
    columnGap="5"
    rowGap="1.5"
    pt="5"
    borderTopWidth="1px"
    borderColor="border"
  >
    <Term>Email</Term>
    <Detail>
      <EmailAddress>{user.email}</EmailAddress>
    </Detail>
    <Term>Account created</Term>
    <Detail>
      <time dateTime={user.createdAt} title={exactTime(user.createdAt)}>
        {longDate(user.createdAt)}
      </time>
    </Detail>
  </Box>
);

/** Somebody decides elsewhere: whoever comes back to this tab finds the decision, without loading the page again. */
const useReturns = (onLookAgain: () => void): void => {
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onLookAgain();
  });
  useEffect(() => {
    const onReturn = (): void => lookAgain();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
};

interface StatusScreenProps {
  readonly user: CurrentUser;
  readonly state: WaitingState;
  readonly onSignOut: () => void;
  /** Asks again how the account stands. */
  readonly onLookAgain: () => void;
}

/** What stands instead of the application while an account is pending, rejected or inactive. */
export const StatusScreen = ({ user, state, onSignOut, onLookAgain }: StatusScreenProps) => {
  const { supportEmail } = useRuntimeConfig();
  const { title, text, nextSteps } = words[state];

  useReturns(onLookAgain);

  return (
    <AccountCard title={title} description={text} width="30rem">
      <Stack gap="6">
        {state !== 'inactive' && <Stages state={state} />}
        {nextSteps.length > 0 && (
          <Box as="section" aria-labelledby="next-steps">
            <Text as="h2" id="next-steps" textStyle="sm" fontWeight="semibold" mb="2">
              Next steps
            </Text>
            <Stack as="ol" listStyleType="decimal" ps="5" gap="1.5" textStyle="sm" color="fg.muted">
              {nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Stack>
          </Box>
        )}
        <Facts user={user} />
        <Flex gap="2.5" wrap="wrap">
          {state === 'rejected' && supportEmail && (
            <Button asChild>
              <a href={`mailto:${supportEmail}?subject=${encodeURIComponent('Account Review Request')}`}>
                Contact Support
              </a>
            </Button>
          )}
          <Button variant="outline" onClick={onSignOut}>
            Sign Out
          </Button>
        </Flex>
      </Stack>
    </AccountCard>
  );
};
