import { Page } from '../components/page.tsx';

export const PlaybooksPage = () => <Page title="Company Playbooks">{null}</Page>;
