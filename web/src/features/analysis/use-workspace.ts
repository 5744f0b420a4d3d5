import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import useSWR, { useSWRConfig } from 'swr';
import type { AnalyzeRequest, AnalyzeResponse, StoredAnalysis } from '../../../../shared/analysis.ts';
import { defaultRiskTolerance, riskToleranceChoices, type RiskTolerance } from '../../../../shared/contracts.ts';
import { dataKeys } from '../../lib/data.ts';
import { toast } from '../../lib/toast.ts';
import { useAnalyze } from './use-analyze.ts';
import { Workbench } from './workbench.ts';

/** How long the offer to take a cleared text back stays, in milliseconds. */
const undoOfferMs = 10_000;

/** A failed analysis goes back to the bare address; its text stays. */
interface KeepsText {
  readonly keepsText?: true;
}

/** The tolerance an analysis was made with: the one asked for, else the playbooks', which their rules tell, else the default. */
const toleranceOf = ({ analysis }: AnalyzeResponse, request: AnalyzeRequest): RiskTolerance => {
  const applied = analysis.playbookRules.find(({ kind, outcome }) => kind === 'risk-tolerance' && outcome === 'met');
  const ofPlaybook = riskToleranceChoices.find(({ label }) => label === applied?.rule)?.value;
  return request.riskTolerance || ofPlaybook || defaultRiskTolerance;
};

/** What a request chose beside the text. */
const optionsOf = ({
  contractType = '',
  riskTolerance = '',
  partyRole = '',
  usePlaybook = true,
  modelReview,
}: AnalyzeRequest) => ({
  contractType,
  riskTolerance,
  partyRole,
  usePlaybook,
  useModel: modelReview !== 'off',
});

/** The analysis as reading it back would give it, so that nothing needs to be fetched. */
const storedOf = (answer: AnalyzeResponse, request: AnalyzeRequest): StoredAnalysis => ({
  id: answer.analysisId,
  title: request.title ?? '',
  clauseText: request.clauseText,
  contractType: request.contractType ?? '',
  riskTolerance: toleranceOf(answer, request),
  usePlaybook: request.usePlaybook ?? true,
  ...(request.modelReview === 'off' && { modelReview: 'off' }),
  ...(answer.modelReview && { modelReview: answer.modelReview }),
  createdAt: new Date().toISOString(),
  analysis: answer.analysis,
  documentId: request.documentId && answer.analysisId,
  revision: 0,
  decisions: [],
});

interface Followed {
  readonly bench: Workbench;
  readonly analysisId: string;
  readonly stored: StoredAnalysis | undefined;
  readonly error: Error | undefined;
}

/** Has what lies on the bench follow the address: another analysis, none, or a new beginning. */
const useFollowing = ({ bench, analysisId, stored, error }: Followed): void => {
  const location = useLocation();
  const navigationType = useNavigationType();

  const clear = () => {
    const lost = bench.clear();
    if (!lost) return;
    toast({
      title: 'New Analysis',
      description: 'The text was cleared.',
      duration: undoOfferMs,
      action: { label: 'Undo', onAction: () => bench.restore(lost) },
    });
  };

  const isFirst = useRef(true);
  const follow = useEffectEvent((id: string) => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (id !== '') {
      if (stored && bench.shownId() !== id) bench.show(stored);
      else if (error && bench.shownId() !== '') bench.showNothing();
      return;
    }
    if (wasFirst || (location.state as KeepsText | null)?.keepsText) return;
    if (navigationType !== NavigationType.Pop) clear();
    else bench.leave();
  });
  useEffect(() => follow(analysisId), [analysisId, stored, error, location.key]);
};

/** An analysis as it was read, with the decisions of another reading of it where those are newer: answers overtake each other. */
const withDecisionsOf = ({ revision, decisions }: StoredAnalysis, read: StoredAnalysis): StoredAnalysis =>
  revision > read.revision ? { ...read, revision, decisions } : read;

/** What becomes of a call, and of a model's later review: shown on the bench, kept as data, named by the address. */
const useOutcomes = (bench: Workbench) => {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();

  const onDone = useCallback(
    (answer: AnalyzeResponse, request: AnalyzeRequest) => {
      const made = storedOf(answer, request);
      void mutate(dataKeys.analysis(made.id), made, { revalidate: false });
      bench.adopt(made, optionsOf(request));
      void navigate(`/?analysis=${encodeURIComponent(made.id)}`, { replace: true });
    },
    [bench, mutate, navigate],
  );

  const onFailed = useCallback(
    (isGone: boolean) => {
      // The document is not kept any longer: the next attempt does without.
      if (isGone) bench.setup.write({ ...bench.setup.read(), documentId: undefined });
      bench.dropAnalysis();
      void navigate('/', { replace: true, state: { keepsText: true } satisfies KeepsText });
    },
    [bench, navigate],
  );

  const takeReview = useCallback(
    (reviewed: StoredAnalysis) => {
      bench.addFindings(reviewed);
      void mutate<StoredAnalysis>(
        dataKeys.analysis(reviewed.id),
        (known) => (known ? withDecisionsOf(known, reviewed) : reviewed),
        { revalidate: false },
      );
    },
    [bench, mutate],
  );

  return { onDone, onFailed, takeReview };
};

/**
 * Everything the New Analysis screen works on: the text, the options, the analysis the address names, and what can be
 * done with them. The address is the only word on which analysis is shown.
 */
export const useWorkspace = () => {
  const [search] = useSearchParams();
  const analysisId = search.get('analysis') ?? '';
  const [bench] = useState(() => new Workbench(analysisId !== ''));
  const navigate = useNavigate();
  const { data: stored, error } = useSWR<StoredAnalysis, Error>(
    analysisId === '' ? null : dataKeys.analysis(analysisId),
  );

  useEffect(() => bench.keepDrafts(), [bench]);

  useFollowing({ bench, analysisId, stored, error });

  const { onDone, onFailed, takeReview } = useOutcomes(bench);
  const { analyse: request, ...waiting } = useAnalyze({ onDone, onFailed });
  const analyse = useCallback(() => void request(bench.request()), [bench, request]);
  const startAnew = useCallback(() => void navigate('/'), [navigate]);

  return {
    clause: bench.clause,
    marks: bench.marks,
    setup: bench.setup,
    review: bench.review,
    decisions: bench.decisions,
    staleness: bench.staleness,
    analysisId,
    analysis: analysisId === '' ? undefined : stored,
    isLoading: analysisId !== '' && !stored && !error,
    loadError: analysisId === '' ? undefined : error,
    ...waiting,
    analyse,
    takeReview,
    startAnew,
  };
};

export type Workspace = ReturnType<typeof useWorkspace>;
