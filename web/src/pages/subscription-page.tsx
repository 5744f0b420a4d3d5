import { Page } from '../components/page.tsx';

export const SubscriptionPage = () => <Page title="Choose Your Plan">{null}</Page>;
