import { EmptyState } from '../components/empty-state.tsx';
import { SubscriptionIcon } from '../components/icons.tsx';
import { Page } from '../components/page.tsx';
import { SupportLink } from '../components/support-link.tsx';

/** Plans belong to accounts: without one there are none to see, and accounts come with a later version. */
export const SubscriptionPage = () => (
  <Page title="Choose Your Plan">
    <EmptyState
      icon={<SubscriptionIcon />}
      title="Authentication Required"
      hint={
        <>
          <p>Please sign in to view subscription plans</p>
          <p>Signing in and plans come with a later version. Analyzing clauses needs neither.</p>
        </>
      }
    >
      <SupportLink>Questions about plans? Write to</SupportLink>
    </EmptyState>
  </Page>
);
