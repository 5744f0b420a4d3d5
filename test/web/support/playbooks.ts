import type { Playbook, PlaybookInput, PlaybookRules, Template } from '../../../shared/playbooks.ts';
import type { Reply, SentRequest } from './fake-api.ts';

export const emptyRules: PlaybookRules = {
  riskTolerance: 'moderate',
  contractTypes: [],
  focusAreas: [],
  specialInstructions: '',
  avoidanceKeywords: [],
  preferredLanguage: [],
  positions: [],
};

/** A playbook; what is not given is plain. */
export const buildPlaybook = ({
  rules,
  ...fields
}: Partial<Omit<Playbook, 'rules'>> & { rules?: Partial<PlaybookRules> } = {}): Playbook => ({
  id: 'p1',
  name: 'Vendor paper',
  description: 'For contracts on the vendor’s own form.',
  isActive: true,
  createdAt: '2026-03-03T10:00:00.000Z',
  version: 3,
  createdBy: { id: 'u1', name: 'Ann Lee' },
  updatedAt: '2026-03-04T10:00:00.000Z',
  updatedBy: { id: 'u1', name: 'Ann Lee' },
  templateCount: 0,
  canEdit: true,
  ...fields,
  rules: { ...emptyRules, ...rules },
});

/** A template of that playbook. */
export const buildTemplate = (fields: Partial<Template> = {}): Template => ({
  id: 't1',
  playbookId: 'p1',
  name: 'House terms',
  description: 'Uploaded from House terms.docx',
  templateType: 'Standard Agreement',
  isActive: true,
  createdAt: '2026-03-05T10:00:00.000Z',
  filename: 'House terms.docx',
  canEdit: true,
  sections: [
    { number: '1', heading: 'Payment', length: 21 },
    { number: '2', heading: 'Term', length: 21 },
  ],
  ...fields,
});

export const bodyOf = ({ init }: SentRequest): unknown => JSON.parse(init.body as string);

const refusal = (status: number, code: string, error: string): Reply => ({
  status,
  body: { error, code, requestId: 'r-1' },
});

/** Keeps playbooks as the API does: new ones first, a version each, a stale change refused. */
export const keepPlaybooks = (initial: readonly Playbook[] = []) => {
  let kept = [...initial];
  const idOf = ({ url }: SentRequest) => url.split('/').at(-1) ?? '';
  return {
    all: () => kept,
    /** What somebody else does to a playbook. */
    changeBehind: (id: string, fields: Partial<Playbook>) => {
      kept = kept.map((playbook) =>
        playbook.id === id
          ? { ...playbook, ...fields, version: playbook.version + 1, updatedBy: { id: 'u2', name: 'Bo Berg' } }
          : playbook,
      );
    },
    removeBehind: (id: string) => {
      kept = kept.filter((playbook) => playbook.id !== id);
    },
    repliers: {
      'GET /api/playbooks': (): Reply => ({ body: kept }),
      'POST /api/playbooks': (request: SentRequest): Reply => {
        const made = buildPlaybook({ ...(bodyOf(request) as PlaybookInput), id: `n${kept.length}`, version: 1 });
        kept = [made, ...kept];
        return { body: made };
      },
      'PUT /api/playbooks/*': (request: SentRequest): Reply => {
        const { version, ...content } = bodyOf(request) as PlaybookInput & { version?: number };
        const before = kept.find(({ id }) => id === idOf(request));
        if (!before) return refusal(404, 'not_found', 'This playbook does not exist.');
        if (version !== before.version) return refusal(409, 'conflict', 'Somebody changed it.');
        const after = { ...before, ...content, version: before.version + 1 };
        kept = kept.map((playbook) => (playbook === before ? after : playbook));
        return { body: after };
      },
      'DELETE /api/playbooks/*': (request: SentRequest): Reply => {
        kept = kept.filter(({ id }) => id !== idOf(request));
        return { status: 204 };
      },
    },
  };
};

export const refused = refusal;
