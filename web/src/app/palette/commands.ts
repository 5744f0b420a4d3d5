import type { AnalysisSummary } from '../../../../shared/analysis.ts';
import type { Playbook } from '../../../../shared/playbooks.ts';
import { filterPlaybooks } from '../../features/playbook/filter-playbooks.ts';
import { playbookAddress } from '../../features/playbook/use-playbook-dialog.ts';
import { filterAnalyses, noFilters, shownContractType } from '../../features/recent-analyses/filter-analyses.ts';
import { setColorModePreference, type ColorMode } from '../../theme/color-mode.ts';
import { navigationFor } from '../navigation.ts';
import type { Session } from '../session.ts';

export interface Command {
  readonly id: string;
  readonly group: 'Go to' | 'Appearance' | 'Playbooks' | 'Analyses';
  readonly label: string;
  /** Words beside the label. */
  readonly detail?: string;
  /** Where it leads. */
  readonly path?: string;
  readonly run: () => void;
}

/** Analyses and playbooks offered at most: more are found on their own screens. */
const maxAnalyses = 12;
const maxPlaybooks = 6;
const labelLength = 70;

const labelOf = ({ title, clauseText }: AnalysisSummary): string =>
  title || (clauseText.length > labelLength ? `${clauseText.slice(0, labelLength)}...` : clauseText);

interface CommandsOptions {
  readonly query: string;
  readonly session: Session;
  readonly mode: ColorMode;
  readonly analyses: readonly AnalysisSummary[];
  readonly playbooks: readonly Playbook[];
  readonly goTo: (path: string) => void;
}

/** What the palette offers for the words typed: screens, appearance, playbooks, and analyses by title, clause or type. */
export const commandsFor = ({
  query,
  session,
  mode,
  analyses,
  playbooks,
  goTo,
}: CommandsOptions): readonly Command[] => {
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
    ...filterPlaybooks(playbooks, query)
      .slice(0, maxPlaybooks)
      .map((playbook): Command => {
        const path = playbookAddress(playbook.id);
        const detail = playbook.isActive ? 'Active' : 'Inactive';
        const run = () => goTo(path);
        return { id: `playbook:${playbook.id}`, group: 'Playbooks', label: playbook.name, detail, path, run };
      }),
    ...found.map((analysis): Command => {
      const path = `/?analysis=${encodeURIComponent(analysis.id)}`;
      const detail = shownContractType(analysis.contractType);
      return { id: analysis.id, group: 'Analyses', label: labelOf(analysis), detail, path, run: () => goTo(path) };
    }),
  ];
};
