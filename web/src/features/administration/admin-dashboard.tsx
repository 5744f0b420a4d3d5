import { Box, Button, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { AdminIcon } from '../../components/icons.tsx';
import { panelProps, TabStrip } from '../../components/tab-strip.tsx';
import { ApiError, failureMessage } from '../../lib/api.ts';
import { useUsers } from './administration-data.ts';
import { DecisionList } from './decision-list.tsx';
import { StatCards } from './stat-cards.tsx';
import { tabOf, tabParameter, tabs } from './tabs.ts';
import { UsagePanel } from './usage-panel.tsx';
import { useUsersView } from './use-users-view.ts';
import { UserManagement } from './user-management.tsx';

const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

interface AccessDeniedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

const AccessDenied = ({ error, onRetry }: AccessDeniedProps) => (
  <EmptyState
    icon={<AdminIcon />}
    title="Access Denied"
    hint={
      <>
        <p>You don&apos;t have admin access to view this page. Please contact your system administrator.</p>
        {!isRefusal(error) && <p>{failureMessage(error, 'The server did not answer as it should.')}</p>}
      </>
    }
  >
    {!isRefusal(error) && (
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    )}
  </EmptyState>
);

/** Who may use the application, and who decided so. Without an admin's rights it says so (specification, section 2). */
export const AdminDashboard = ({ ownId }: { readonly ownId: string | undefined }) => {
  const [params, setParams] = useSearchParams();
  const control = useUsersView();
  const list = useUsers(control.view);
  const chosen = tabOf(params);

  if (list.error && (!list.data || isRefusal(list.error))) {
    return <AccessDenied error={list.error} onRetry={() => void list.mutate()} />;
  }
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <StatCards />
      <Box>
        <TabStrip
          label="Administration"
          name="admin"
          tabs={tabs}
          chosen={chosen}
          onChoose={(id) => setParams(id === 'users' ? {} : { [tabParameter]: id })}
        />
        <Box {...panelProps('admin', chosen)} pt="5">
          {chosen === 'users' && <UserManagement list={list} control={control} ownId={ownId} />}
          {chosen === 'decisions' && <DecisionList />}
          {chosen === 'usage' && <UsagePanel />}
        </Box>
      </Box>
    </Stack>
  );
};
