import type { Playbook, PlaybookInput } from '../../../../shared/playbooks.ts';
import { saveAs } from '../../lib/save-as.ts';

/** What an exported file says of itself. */
export const playbookFormat = 'playbook';

/** What of a playbook can be taken along: what it says, not whose it is. */
export const contentOf = ({ name, description, isActive, rules }: PlaybookInput): PlaybookInput => ({
  name,
  description,
  isActive,
  rules,
});

const filenameOf = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'playbook'
  }.json`;

/** Saves a playbook as a JSON file on the person's machine. Templates are files of their own and do not go along. */
export const exportPlaybook = (playbook: Playbook): void =>
  saveAs(
    new Blob([JSON.stringify({ clausewise: playbookFormat, ...contentOf(playbook) }, null, 2)], {
      type: 'application/json',
    }),
    filenameOf(playbook.name),
  );
