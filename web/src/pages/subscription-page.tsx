import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useSession } from '../app/session.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { OfflineIcon, SubscriptionIcon } from '../components/icons.tsx';
import { Page } from '../components/page.tsx';
import { SupportLink } from '../components/support-link.tsx';
import { CurrentSubscription, CurrentSubscriptionSkeleton } from '../features/subscription/current-subscription.tsx';
import { PlanGrid, PlanSkeletons } from '../features/subscription/plan-grid.tsx';
import { usePlans, useSubscription } from '../features/subscription/subscription-data.ts';
import { failureMessage } from '../lib/api.ts';

const AuthenticationRequired = () => (
  <EmptyState
    icon={<SubscriptionIcon />}
    title="Authentication Required"
    hint="Please sign in to view subscription plans"
  >
    <Button asChild>
      <Link to="/sign-in">Sign In</Link>
    </Button>
  </EmptyState>
);

const Plans = () => {
  const plans = usePlans();
  const subscription = useSubscription();
  const error = plans.error ?? subscription.error;
  if (error) {
    return (
      <EmptyState
        icon={<OfflineIcon />}
        title="The plans could not be read"
        hint={failureMessage(error, 'The server did not give them. Please try again.')}
      >
        <Button
          onClick={() => {
            void plans.mutate();
            void subscription.mutate();
          }}
        >
          Try again
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {subscription.data ? (
        <CurrentSubscription
          subscription={subscription.data}
          plan={plans.data?.find(({ id }) => id === subscription.data?.planId)}
        />
      ) : (
        <CurrentSubscriptionSkeleton />
      )}
      {plans.data ? <PlanGrid plans={plans.data} subscription={subscription.data} /> : <PlanSkeletons />}
      <Flex as="footer" justify="center" mt="8" textStyle="sm" color="fg.muted" textAlign="center">
        <span>
          <SupportLink>Need a custom plan? Contact us at</SupportLink>
        </span>
      </Flex>
    </>
  );
};

/** Choose Your Plan (specification, section 2): for whoever is signed in. */
export const SubscriptionPage = () => {
  const { user } = useSession();
  return (
    <Page title="Choose Your Plan" description={user ? 'A change takes effect at once.' : undefined}>
      {user ? <Plans /> : <AuthenticationRequired />}
    </Page>
  );
};
