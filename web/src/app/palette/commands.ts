import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import { filterAnalyses, noFilters, shownContractType } from '../../features/recent-analyses/filter-analyses.ts';
import { setColorModePreference, type ColorMode } from '../../theme/color-mode.ts';
import { navigationFor } from '../shell/navigation.ts';
import type { Session } from '../session.ts';

export interface Command {
  readonly id: string;
  readonly group: 'Go to' | 'Appearance' | 'Analyses';
  readonly label: string;
  /** Words beside the label. */
  readonly detail?: string;
  /** Where it leads. */
  readonly path?: string;
  readonly run: () => void;
}

/** Analyses offered at most: more are found on their own screen. */
const maxAnalyses = 12;
const labelLength = 70;

const labelOf = ({ title, clauseText }: AnalysisSummary): string =>
  title || (clauseText.length > labelLength ? `${clauseText.slice(0, labelLength)}...` : clauseText);

interface CommandsOptions {
  readonly query: string;
  readonly session: Session;
  readonly mode: ColorMode;
  readonly analyses: readonly AnalysisSummary[];
  readonly goTo: (path: string) => void;
}

/** What the palette offers for the words typed: screens, appearance, and analyses by title, clause or type. */
export const commandsFor = ({ query, session, mode, analyses, goTo }: CommandsOptions): readonly Command[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const other: ColorMode = mode === 'dark' ? 'light' : 'dark';
  const fixed: readonly Command[] = [
    ...navigationFor(session).flatMap(({ label, path }): readonly Command[] =>
      path === undefined ? [] : [{ id: `go:${path}`, group: 'Go to', label, path, run: () => goTo(path) }],
    ),
    {
      id: 'mode:other',
      group: 'Appearance',
      label: `Switch to ${other} mode`,
      run: () => setColorModePreference(other),
    },
    {
      id: 'mode:system',
      group: 'Appearance',
      label: 'Follow the system’s color mode',
      run: () => setColorModePreference('system'),
    },
  ];
  const found = filterAnalyses(analyses, { ...noFilters, search: query }).slice(0, maxAnalyses);
  return [
    ...fixed.filter(({ label, group }) => words.every((word) => `${group} ${label}`.toLowerCase().includes(word))),
    ...found.map((analysis): Command => {
      const path = `/?analysis=${encodeURIComponent(analysis.id)}`;
      const detail = shownContractType(analysis.contractType);
      return { id: analysis.id, group: 'Analyses', label: labelOf(analysis), detail, path, run: () => goTo(path) };
    }),
  ];
};
