import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import useSWR, { useSWRConfig } from 'swr';
import type { AnalyzeRequest, AnalyzeResponse, StoredAnalysis } from '../../../../shared/analysis.ts';
import { defaultRiskTolerance, partyRoleChoices } from '../../../../shared/contracts.ts';
import { dataKeys } from '../../lib/data.ts';
import { toast } from '../../lib/toast.ts';
import { carryMarks, marksOf } from './analysis-marks.ts';
import { ClauseText } from './clause-text.ts';
import { clearDraft, initialOptions, loadDraft, saveDraft, withOption, type AnalysisOptions, type Draft } from './draft.ts';
import { FindingMarks } from './finding-marks.ts';
import { useAnalyze } from './use-analyze.ts';

/** How long the offer to take a cleared text back stays, in milliseconds. */
const undoOfferMs = 10_000;

/** A failed analysis goes back to the bare address; its text stays. */
interface KeepsText {
  readonly keepsText?: true;
}

const optionsOf = (stored: StoredAnalysis): AnalysisOptions => ({
  contractType: stored.contractType,
  riskTolerance: stored.riskTolerance,
  partyRole: partyRoleChoices(stored.contractType).find(({ value }) => value === stored.analysis.partyRole)?.value ?? '',
  usePlaybook: stored.usePlaybook,
});

const emptyDraft: Draft = { text: '', title: '', options: initialOptions };

const initialWork = (hasAnalysis: boolean) => {
  const draft = (hasAnalysis ? undefined : loadDraft('')) ?? emptyDraft;
  return { clause: new ClauseText(draft.text), marks: new FindingMarks(), options: draft.options, title: draft.title };
};

/**
 * Everything the New Analysis screen works on: the text, the options, the analysis the address names, and what can be
 * done with them. The address is the only word on which analysis is shown.
 */
export const useWorkspace = () => {
  const [search] = useSearchParams();
  const analysisId = search.get('analysis') ?? '';
  const [work] = useState(() => initialWork(analysisId !== ''));
  const { clause, marks } = work;
  const [options, setOptions] = useState(work.options);
  const [title, setTitle] = useState(work.title);
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  /** The analysis whose text is in the editor; empty while there is none. */
  const shownId = useRef('');
  /** Its text as it was analysed. */
  const analysedText = useRef('');

  const { data: stored, error } = useSWR<StoredAnalysis, Error>(analysisId === '' ? null : dataKeys.analysis(analysisId));

  const put = (next: Draft) => {
    clause.write(next.text, { asEdit: false });
    setOptions(next.options);
    setTitle(next.title);
  };

  const keepDraft = useEffectEvent(() => {
    if (shownId.current === '' && analysisId !== '') return;
    const text = clause.read();
    const isUntouched =
      shownId.current === '' ? text === '' && title === '' && options === initialOptions : text === analysedText.current;
    if (isUntouched) clearDraft(shownId.current);
    else saveDraft(shownId.current, { text, title, options });
  });
  useEffect(() => clause.onSettled(() => keepDraft()), [clause]);
  useEffect(() => keepDraft(), [options, title]);
  useEffect(() => {
    const keep = () => keepDraft();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const remarkIfRestored = useEffectEvent(() => {
    if (shownId.current !== '' && clause.read() === analysedText.current) marks.restore();
  });
  useEffect(() => clause.onSettled(() => remarkIfRestored()), [clause]);

  /** Shows a stored analysis, with the changes that were made to its text before the page was loaded again. */
  const showStored = (analysis: StoredAnalysis) => {
    shownId.current = analysis.id;
    analysedText.current = analysis.clauseText;
    const draft = loadDraft(analysis.id);
    const unchanged = { text: analysis.clauseText, options: optionsOf(analysis), title: analysis.title };
    put(draft ?? unchanged);
    marks.show(carryMarks(marksOf(analysis.analysis), analysis.clauseText, draft?.text ?? analysis.clauseText));
  };

  /** Clears both panes. Text that no analysis holds can be taken back; changes to an analysed text wait with it. */
  const clear = () => {
    const lost = shownId.current === '' ? { text: clause.read(), options, title } : loadDraft('');
    shownId.current = '';
    analysedText.current = '';
    marks.show([]);
    put(emptyDraft);
    clearDraft('');
    if (!lost || lost.text.trim() === '') return;
    toast({
      title: 'New Analysis',
      description: 'The text was cleared.',
      duration: undoOfferMs,
      action: { label: 'Undo', onAction: () => put(lost) },
    });
  };

  /** Going back from an analysis brings the unfinished text back that was there before. */
  const leaveAnalysis = (next: Draft) => {
    keepDraft();
    shownId.current = '';
    analysedText.current = '';
    marks.show([]);
    put(next);
  };

  const isFirst = useRef(true);
  const follow = useEffectEvent((id: string) => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (id !== '') {
      if (stored && shownId.current !== id) showStored(stored);
      else if (error && shownId.current !== '') leaveAnalysis(emptyDraft);
      return;
    }
    if (wasFirst || (location.state as KeepsText | null)?.keepsText) return;
    if (navigationType !== 'POP') clear();
    else if (shownId.current !== '') leaveAnalysis(loadDraft('') ?? emptyDraft);
  });
  useEffect(() => follow(analysisId), [analysisId, stored, error, location.key]);

  const onDone = useCallback(
    (answer: AnalyzeResponse, request: AnalyzeRequest) => {
      const { analysis, analysisId: id } = answer;
      const made: StoredAnalysis = {
        id,
        title: request.title ?? '',
        clauseText: request.clauseText,
        contractType: request.contractType ?? '',
        riskTolerance: request.riskTolerance || defaultRiskTolerance,
        usePlaybook: request.usePlaybook ?? true,
        createdAt: new Date().toISOString(),
        analysis,
      };
      shownId.current = id;
      analysedText.current = made.clauseText;
      void mutate(dataKeys.analysis(id), made, { revalidate: false });
      marks.show(carryMarks(marksOf(analysis), made.clauseText, clause.read()));
      clearDraft('');
      void navigate(`/?analysis=${encodeURIComponent(id)}`, { replace: true });
    },
    [clause, marks, mutate, navigate],
  );

  const onFailed = useCallback(() => {
    shownId.current = '';
    analysedText.current = '';
    marks.show([]);
    void navigate('/', { replace: true, state: { keepsText: true } satisfies KeepsText });
  }, [marks, navigate]);

  const { isAnalysing, analyse: request, stop } = useAnalyze({ onDone, onFailed });

  const latest = useRef({ options, title });
  useLayoutEffect(() => {
    latest.current = { options, title };
  });
  const analyse = useCallback(() => {
    const name = latest.current.title.trim();
    void request({ clauseText: clause.read(), ...latest.current.options, ...(name !== '' && { title: name }) });
  }, [clause, request]);

  return {
    clause,
    marks,
    options,
    title,
    analysisId,
    analysis: analysisId === '' ? undefined : stored,
    isLoading: analysisId !== '' && !stored && !error,
    loadError: analysisId === '' ? undefined : error,
    isAnalysing,
    analyse,
    stop,
    setTitle,
    setOption: useCallback(
      <Name extends keyof AnalysisOptions>(name: Name, value: AnalysisOptions[Name]) =>
        setOptions((before) => withOption(before, name, value)),
      [],
    ),
    startAnew: useCallback(() => void navigate('/'), [navigate]),
  };
};

export type Workspace = ReturnType<typeof useWorkspace>;
