import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { maxActivePlaybooks, maxActiveTemplates, playbookRulesSchema } from '../../shared/playbooks.ts';

const rules = playbookRulesSchema.parse({
  riskTolerance: 'conservative',
  focusAreas: ['Limitation of liability', 'Indemnification', 'Data protection'],
  specialInstructions: 'Never accept unlimited liability. Ask for mutual obligations and a cap of at most annual fees.',
  avoidanceKeywords: ['sole discretion', 'without notice', 'unlimited liability'],
  preferredLanguage: ['to the extent permitted by law', 'commercially reasonable efforts', 'prior written consent'],
});

interface SeedOptions {
  /** Where the table answers. */
  readonly tableUrl: string;
  readonly playbooks: number;
  /** Templates of each. */
  readonly templates: number;
  /** What every template says. */
  readonly text: string;
}

/** As many items as one call takes, and as many calls at once as wait for the disk together. */
const itemsPerCall = 25;
const callsAtOnce = 8;

/** Writes items to the table of the settings, with the key of the settings. */
export const writeAll = async (endpoint: string, items: readonly Record<string, unknown>[]): Promise<void> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1' }));
  const table = process.env['TABLE_NAME'] ?? '';
  let next = 0;
  const writeOn = async (): Promise<void> => {
    while (next < items.length) {
      const requests = items.slice(next, (next += itemsPerCall)).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, writeOn));
  client.destroy();
};

/**
 * Stores playbooks of the organisation with templates, of which as many are active as may apply to one analysis: the
 * oldest ones, with their templates in equal shares. The settings of table and bucket must be set.
 * @returns the ids of the playbooks, oldest first
 */
export const seedPlaybooks = async ({
  tableUrl,
  playbooks,
  templates,
  text,
}: SeedOptions): Promise<readonly string[]> => {
  const [{ activeItem, playbookItem }, entities, { newId }, { splitTemplate }, { putObject }] = await Promise.all([
    import('../../functions/adapters/entities/playbook.ts'),
    import('../../functions/adapters/entities/template.ts'),
    import('../../functions/core/playbook/scope.ts'),
    import('../../functions/core/template/split-template.ts'),
    import('../../functions/adapters/object-store.ts'),
  ]);
  const scope = 'organisation';
  const person = { id: 'operator', name: 'Operator' };
  const startMs = Date.parse('2026-01-01T00:00:00Z');
  const activeEach = maxActiveTemplates / maxActivePlaybooks;
  const sections = splitTemplate(text);
  const ids: string[] = [];
  const items: Record<string, unknown>[] = [];
  for (let at = 0; at < playbooks; at += 1) {
    const ms = startMs + at * 60_000;
    const playbookId = newId(ms);
    ids.push(playbookId);
    const isActive = at < maxActivePlaybooks;
    const records = Array.from({ length: templates }, (_, index) => ({
      id: entities.templateIdIn(playbookId, newId(ms + index)),
      playbookId,
      scope,
      name: `Standard agreement ${index}`,
      description: `Uploaded from standard-agreement-${index}.docx`,
      templateType: 'Standard Agreement',
      isActive: isActive && index < activeEach,
      createdAt: new Date(ms + index).toISOString(),
      filename: `standard-agreement-${index}.docx`,
      heads: sections.map(({ number, heading, text: own }) => ({ number, heading, length: own.length })),
    }));
    const active = records.filter((record) => record.isActive);
    const createdAt = new Date(ms).toISOString();
    const playbook = {
      id: playbookId,
      scope,
      name: `Playbook no. ${at} of the purchasing department`,
      description: 'What we ask of vendors in the first round',
      isActive,
      rules,
      version: 3,
      revision: 9,
      createdAt,
      createdBy: person,
      updatedAt: createdAt,
      updatedBy: person,
      templateCount: templates,
      activeTemplates: active.map(({ id, name }) => ({ id, name })),
    };
    items.push(playbookItem(playbook), ...records.map(entities.templateItem));
    if (isActive) items.push(activeItem(playbook, []));
    const content = entities.packSections(sections);
    await Promise.all(active.map((record) => putObject(entities.sectionsKey(record), content, 'application/gzip')));
  }
  await writeAll(tableUrl, items);
  return ids;
};
