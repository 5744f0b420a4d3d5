import { useEffect, useState } from 'react';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import { applyChanges } from '../review/clause-changes.ts';
import type { RedlinePart } from '../../../lib/redline.ts';

type RedlineModule = typeof import('./redline.ts');

/** A redline with what can be done with it; `parts` is undefined where the two texts differ too much for one. */
export interface ReadyRedline {
  readonly parts: readonly RedlinePart[] | undefined;
  readonly applyRedline: RedlineModule['applyRedline'];
  readonly measureRedline: RedlineModule['measureRedline'];
}

/**
 * Whether a suggestion is nothing but the changes it states: it may also be written, or added to, as a whole. White space
 * behind the clause says nothing.
 */
export const isMadeOfChanges = ({ clauseText, analysis }: StoredAnalysis): boolean => {
  const { changes, revisedClause } = analysis.suggestedImprovement;
  return changes.length > 0 && applyChanges(clauseText, changes).trimEnd() === revisedClause.trimEnd();
};

/** The redline of a suggestion, once the code for it has loaded; undefined until then. */
export const useRedline = (stored: StoredAnalysis): ReadyRedline | undefined => {
  const [ready, setReady] = useState<{ readonly of: StoredAnalysis; readonly redline: ReadyRedline }>();

  useEffect(() => {
    let isCurrent = true;
    const modules = Promise.all([import('../../../lib/redline.ts'), import('./redline.ts')]);
    void modules.then(([{ redlineOf }, { redlineOfChanges, applyRedline, measureRedline }]) => {
      if (!isCurrent) return;
      const { changes, revisedClause } = stored.analysis.suggestedImprovement;
      const parts = isMadeOfChanges(stored)
        ? redlineOfChanges(stored.clauseText, changes)
        : redlineOf(stored.clauseText, revisedClause);
      setReady({ of: stored, redline: { parts, applyRedline, measureRedline } });
    });
    return () => {
      isCurrent = false;
    };
  }, [stored]);

  return ready?.of === stored ? ready.redline : undefined;
};

/**
 * How many changes the redline of a suggestion shows; undefined until that is known, and where both texts are shown in full.
 * @param redline what `useRedline` gives
 */
export const changesIn = (stored: StoredAnalysis, redline: ReadyRedline | undefined): number | undefined => {
  if (redline) return redline.parts?.filter(({ kind }) => kind === 'change').length;
  return isMadeOfChanges(stored) ? stored.analysis.suggestedImprovement.changes.length : undefined;
};
