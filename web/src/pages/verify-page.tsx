import { useSearchParams } from 'react-router';
import { Page } from '../components/page.tsx';
import { VerifyPanel } from '../features/receipt/verify-panel.tsx';

/** Says of an exported Word document whether it was changed since; of one of an analysis where the address names it. */
export const VerifyPage = () => {
  const [params] = useSearchParams();
  return (
    <Page title="Verify a Document" description="Is this Word document as it was exported?">
      <VerifyPanel analysisId={params.get('analysis') ?? undefined} />
    </Page>
  );
};
