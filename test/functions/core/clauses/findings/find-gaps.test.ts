import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findGaps } from '../../../../../functions/core/clauses/findings/find-gaps.ts';
import { findStated } from '../../../../../functions/core/clauses/findings/find-stated.ts';
import { gaps } from '../../../../../functions/core/clauses/knowledge/gaps.ts';
import { loadModels } from '../../../../../functions/core/clauses/recognition/load-model.ts';
import type { ContractType, PartyRole } from '../../../../../shared/contracts.ts';

interface Example {
  readonly t: string;
  readonly type: ContractType;
  readonly role: PartyRole;
  readonly lacks?: readonly string[];
  readonly has?: readonly string[];
}

const folder = path.resolve(import.meta.dirname, '../../../../../functions/core/clauses/knowledge');
const fileOf = (topic: string) => path.join(folder, topic, 'gap-examples.jsonl');
const topics = readdirSync(folder).filter((topic) => existsSync(fileOf(topic)));

const { likeness } = await loadModels();

/** The titles of what an example lacks: two gaps of one title are told once. */
const lackingIn = (topic: string, { t, type, role }: Example): readonly string[] => {
  const { read, statements, matches } = findStated(
    t,
    { contractType: type, partyRole: role, riskTolerance: 'moderate' },
    likeness,
  );
  return findGaps(
    read,
    statements,
    matches,
    gaps.filter((gap) => gap.topic === topic),
  ).map(({ title }) => title);
};

describe('what a clause lacks by what it plainly is', () => {
  it.each(topics)('GIVEN the examples of %s THEN what is lacking is named, and what is there is not', (topic) => {
    const own = new Map(gaps.filter((gap) => gap.topic === topic).map((gap) => [gap.id, gap]));
    const examples = readFileSync(fileOf(topic), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Example);
    for (const example of examples) {
      const titles = lackingIn(topic, example);
      const unnamed = (example.lacks ?? []).filter(
        (id) => own.get(id)!.plainly && !own.get(id)!.ifIssues && !titles.includes(own.get(id)!.title),
      );
      expect([example.t, unnamed]).toEqual([example.t, []]);
      expect([example.t, (example.has ?? []).filter((id) => titles.includes(own.get(id)!.title))]).toEqual([
        example.t,
        [],
      ]);
    }
  });
});
