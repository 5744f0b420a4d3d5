import { EmptyState } from '../components/empty-state.tsx';
import { AdminIcon } from '../components/icons.tsx';
import { Page } from '../components/page.tsx';

/** The place where admins will manage access; being let in publicly makes nobody an admin. */
export const AdminPage = () => (
  <Page title="Admin Dashboard" description="Manage user access and approvals">
    <EmptyState
      icon={<AdminIcon />}
      title="Access Denied"
      hint={
        <>
          <p>You don&apos;t have admin access to view this page. Please contact your system administrator.</p>
          <p>Accounts, and with them the admin’s tools, come with a later version.</p>
        </>
      }
    />
  </Page>
);
