import { useSession } from '../app/session.ts';
import { Page } from '../components/page.tsx';
import { AdminDashboard } from '../features/administration/admin-dashboard.tsx';

/** Admin Dashboard: who may use the application (specification, section 2). */
export const AdminPage = () => {
  const { user } = useSession();
  return (
    <Page title="Admin Dashboard" description="Manage user access and approvals">
      <AdminDashboard ownId={user?.id} />
    </Page>
  );
};
