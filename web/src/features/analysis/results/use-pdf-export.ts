import { useCallback, useState } from 'react';
import { apiRequest, urlOf } from '../../../lib/api.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { toast } from '../../../lib/toast.ts';

/**
 * Downloads the report of an analysis.
 * @param analysisId the analysis; empty where there is none yet, which is said in a toast
 */
export const usePdfExport = (analysisId: string) => {
  const [isExporting, setExporting] = useState(false);

  const exportPdf = useCallback(async (): Promise<void> => {
    if (analysisId === '') {
      toast({ title: 'Cannot Export PDF', description: 'No analysis available to export.', variant: 'destructive' });
      return;
    }
    setExporting(true);
    try {
      const response = await apiRequest('GET', urlOf('exportAnalysis', { params: { id: analysisId } }));
      saveAs(await response.blob(), `contract-analysis-${analysisId}.pdf`);
      toast({ title: 'PDF Downloaded', description: 'The analysis report has been downloaded successfully.' });
    } catch {
      toast({
        title: 'Download Failed',
        description: 'Unable to download the PDF report. Please try again.',
        variant: 'destructive',
      });
    } finally {
      setExporting(false);
    }
  }, [analysisId]);

  return { isExporting, exportPdf };
};
