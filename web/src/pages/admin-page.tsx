import { Page } from '../components/page.tsx';

export const AdminPage = () => <Page title="Admin Dashboard">{null}</Page>;
