import { Page } from '../components/page.tsx';
import { VerifyPanel } from '../features/receipt/verify-panel.tsx';

/** Says of an exported Word document whether it was changed since. */
export const VerifyPage = () => (
  <Page title="Verify a Document" description="Is this Word document as it was exported?">
    <VerifyPanel />
  </Page>
);
