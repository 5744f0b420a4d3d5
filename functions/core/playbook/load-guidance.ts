import { type RiskTolerance, riskTolerances } from '../../../shared/contracts.ts';
import type { ActivePlaybook } from '../../adapters/entities/playbook.ts';
import { readActivePlaybooks } from '../../adapters/entities/playbooks.ts';
import { type Section, sectionsKey, unpackSections } from '../../adapters/entities/template.ts';
import type { Caller } from '../caller.ts';
import type { PlaybookGuidance } from '../clauses/playbook/playbook-guidance.ts';
import { appliesTo, contractTypeKey } from './active-limits.ts';
import { scopeOf } from './scope.ts';

/**
 * Sections by the key of their object, kept from one call to the next: a template's text never changes under its id.
 * The oldest go first where they are more than `maxKeptLength` UTF-16 units together.
 */
const kept = new Map<string, { readonly sections: readonly Section[]; readonly length: number }>();
const maxKeptLength = 8_000_000;
let keptLength = 0;

const keep = (key: string, sections: readonly Section[]): void => {
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  kept.set(key, { sections, length });
  keptLength += length;
  for (const [oldest, entry] of kept) {
    if (keptLength <= maxKeptLength) return;
    kept.delete(oldest);
    keptLength -= entry.length;
  }
};

/** The sections of a template; undefined where it was deleted a moment ago. */
const readSections = async (key: string): Promise<readonly Section[] | undefined> => {
  const known = kept.get(key);
  if (known) return known.sections;
  const { getObject } = await import('../../adapters/object-store.ts');
  const bytes = await getObject(key);
  if (!bytes) return undefined;
  const sections = unpackSections(bytes);
  if (!kept.has(key)) keep(key, sections);
  return sections;
};

const withSections = async (scope: string, playbook: ActivePlaybook): Promise<PlaybookGuidance> => {
  const templates = await Promise.all(
    playbook.templates.map(async ({ id, name }) => {
      const sections = await readSections(sectionsKey({ scope, playbookId: playbook.id, id }));
      return sections ? [{ id, name, sections }] : [];
    }),
  );
  const { id, name, version, rules } = playbook;
  return { id, name, version, rules, templates: templates.flat() };
};

/**
 * The active playbooks that apply to a contract, oldest first, without their templates: one query.
 * @param contractType as `loadGuidance` takes it
 */
export const loadPlaybookRules = async ({
  caller,
  contractType,
}: {
  readonly caller: Caller;
  readonly contractType: string;
}): Promise<readonly PlaybookGuidance[]> => {
  const type = contractTypeKey(contractType);
  const applying = await readActivePlaybooks(scopeOf(caller), (types) => appliesTo(types, type));
  return applying.map(({ id, name, version, rules }) => ({ id, name, version, rules, templates: [] }));
};

/**
 * The active playbooks that apply to a contract, oldest first, with the sections of their active templates: one query,
 * and one object for each template that this process has not read yet.
 * @param contractType the type as it was chosen; empty for none, which leaves the playbooks that are limited to no type
 */
export const loadGuidance = async ({
  caller,
  contractType,
}: {
  readonly caller: Caller;
  readonly contractType: string;
}): Promise<readonly PlaybookGuidance[]> => {
  const scope = scopeOf(caller);
  const type = contractTypeKey(contractType);
  const applying = await readActivePlaybooks(scope, (types) => appliesTo(types, type));
  return Promise.all(applying.map((playbook) => withSections(scope, playbook)));
};

/** The strictest risk tolerance of some playbooks; undefined where there are none. */
export const strictestTolerance = (playbooks: readonly PlaybookGuidance[]): RiskTolerance | undefined =>
  riskTolerances.find((tolerance) => playbooks.some(({ rules }) => rules.riskTolerance === tolerance));
