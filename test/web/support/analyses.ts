import type { AnalysisSummary } from '../../../shared/analysis.ts';

interface SummaryOptions extends Partial<Omit<AnalysisSummary, 'analysis'>> {
  readonly riskLevel?: AnalysisSummary['analysis']['riskLevel'];
}

/** A listed analysis; what is not given is plain. */
export const buildSummary = ({ riskLevel = 'medium', ...fields }: SummaryOptions = {}): AnalysisSummary => ({
  id: '0f3a1c2b-1111-4222-8333-444455556666',
  title: '',
  clauseText: 'The Supplier shall deliver the Goods by 1 March 2026.',
  contractType: 'purchase-agreement',
  riskTolerance: 'moderate',
  usePlaybook: false,
  createdAt: new Date(Date.now() - 3 * 60_000).toISOString(),
  analysis: { riskLevel, overallRiskScore: 5, completenessScore: 6, partyRole: 'buyer' },
  ...fields,
});

/** A list that an endpoint answers with, in pages. */
export const pagesOf = (items: readonly AnalysisSummary[]) => (request: { readonly url: string }) => {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? 50);
  const link = end < items.length ? { link: `</api/analyses?limit=50&cursor=${end}>; rel="next"` } : {};
  return { body: items.slice(start, end), headers: { 'x-total-count': String(items.length), ...link } };
};
