import { Page } from '../components/page.tsx';

export const RecentAnalysesPage = () => <Page title="Recent Analyses">{null}</Page>;
