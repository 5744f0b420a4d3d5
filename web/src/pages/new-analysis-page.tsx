import { Page } from '../components/page.tsx';

export const NewAnalysisPage = () => <Page title="New Analysis">{null}</Page>;
