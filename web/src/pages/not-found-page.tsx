import { Page } from '../components/page.tsx';

export const NotFoundPage = () => <Page title="404 Page Not Found">{null}</Page>;
