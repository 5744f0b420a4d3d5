import type { Analysis, AnalyzeResponse, RuleOutcome } from '../../shared/analysis.ts';
import { type ContractType, contractTypes } from '../../shared/contracts.ts';
import type { Playbook, Template } from '../../shared/playbooks.ts';
import { type Client, clientWith } from '../support/client.ts';
import { type PlaybookCase, playbookCases } from '../support/playbook-cases.ts';
import { visitorCookie } from '../support/visitor.ts';

type Rules = Partial<Record<string, unknown>>;

/** A rule with what must become of it, by its own wording. */
type Expected = Readonly<Record<string, RuleOutcome>>;

interface Trial {
  readonly name: string;
  readonly rules: Rules;
  readonly expected: Expected;
  readonly template?: string;
  /** What must become of the position of a ladder. */
  readonly verdict?: string;
}

/** Each kind of rule alone, by its presence and its absence, all of them together, and each ladder. */
const trialsOf = ({ avoid, prefer, focus, instruct, standard, ladders }: PlaybookCase): readonly Trial[] => {
  const kinds = [
    {
      name: 'avoidance keyword',
      outcomes: ['deviates', 'met'],
      pair: avoid,
      rules: (words: readonly string[]) => ({ avoidanceKeywords: words }),
    },
    {
      name: 'preferred language',
      outcomes: ['met', 'missing'],
      pair: prefer,
      rules: (words: readonly string[]) => ({ preferredLanguage: words }),
    },
    {
      name: 'focus area',
      outcomes: ['met', 'missing'],
      pair: focus,
      rules: (words: readonly string[]) => ({ focusAreas: words }),
    },
    {
      name: 'instruction',
      outcomes: ['deviates', 'met'],
      pair: instruct,
      rules: (words: readonly string[]) => ({ specialInstructions: words.join('\n') }),
    },
  ] as const;
  const alone = kinds.flatMap(({ name, outcomes, pair, rules }) =>
    [0, 1].map((at): Trial => {
      const rule = pair[at as 0 | 1];
      const isThere = at === 0;
      return {
        name: `${name} ${isThere ? 'there' : 'absent'}`,
        rules: rules([rule]),
        expected: { [rule]: outcomes[at as 0 | 1] },
      };
    }),
  );
  const template: Trial = { name: 'template', rules: {}, expected: { Standard: 'deviates' }, template: standard };
  const together: Trial = {
    name: 'all together',
    rules: Object.assign({}, ...kinds.map(({ rules, pair }) => rules(pair))) as Rules,
    expected: Object.assign({}, template.expected, ...alone.map(({ expected }) => expected)) as Expected,
    template: standard,
  };
  const positions = ladders.map(([verdict, position]): Trial => ({
    name: `ladder, ${verdict}`,
    rules: { positions: [position] },
    expected: {},
    verdict,
  }));
  return [...alone, template, together, ...positions];
};

/** The verdict on the one position of a ladder in short: a fallback's number, a mark where the walk-away is passed. */
const verdictIn = ({ positionResults: [result] }: Analysis): string =>
  result ? `${result.verdict}${result.fallback ?? ''}${result.isWalkAway ? '!' : ''}` : 'not reported';

const required = <Body>(status: number, json: Body, text: string): Body => {
  if (status >= 300) throw new Error(`the product answers ${status}: ${text}`);
  return json;
};

/** Analyses the clause of a case with one playbook, over the API, and takes the playbook away again. */
const analyse = async (client: Client, contractType: ContractType, trial: Trial): Promise<Analysis> => {
  const { text: clauseText, role: partyRole } = playbookCases[contractType];
  const made = await client.send<Playbook>('POST', '/api/playbooks', {
    json: { name: 'House rules', rules: trial.rules },
  });
  const { id } = required(made.status, made.json, made.text);
  if (trial.template !== undefined) {
    const form = new FormData();
    form.append('templateFile', new Blob([trial.template], { type: 'text/plain' }), 'Standard.txt');
    form.append('playbookId', id);
    const added = await client.send<Template>('POST', '/api/templates', { form });
    required(added.status, added.json, added.text);
  }
  const answer = await client.send<AnalyzeResponse>('POST', '/api/analyze', {
    json: { clauseText, contractType, partyRole, usePlaybook: true },
  });
  const { analysis } = required(answer.status, answer.json, answer.text);
  await client.send('DELETE', `/api/playbooks/${id}`);
  return analysis;
};

/**
 * Holds the product to the project's own playbook cases: for each contract type every kind of rule alone and together,
 * its presence and its absence. Prints what share came out as it must, and each that did not.
 * @returns whether all did
 */
export const scorePlaybookCases = async (url: string): Promise<boolean> => {
  const client = clientWith(await visitorCookie(url), url);
  const counts = new Map<string, { right: number; all: number }>();
  const wrong: string[] = [];
  for (const contractType of contractTypes) {
    for (const trial of trialsOf(playbookCases[contractType])) {
      const analysis = await analyse(client, contractType, trial);
      const { playbookRules } = analysis;
      const count = counts.get(trial.name) ?? { right: 0, all: 0 };
      counts.set(trial.name, count);
      if (trial.verdict !== undefined) {
        const got = verdictIn(analysis);
        count.all += 1;
        if (got === trial.verdict) count.right += 1;
        else wrong.push(`${contractType}, ${trial.name}: the verdict is ${got}`);
      }
      for (const [rule, outcome] of Object.entries(trial.expected)) {
        const got = playbookRules.find((result) => result.rule === rule)?.outcome;
        count.all += 1;
        if (got === outcome) count.right += 1;
        else
          wrong.push(`${contractType}, ${trial.name}: \u201c${rule}\u201d is ${got ?? 'not reported'}, not ${outcome}`);
      }
    }
  }
  console.info('\n== playbook, own cases (every contract type)');
  for (const [name, { right, all }] of counts) {
    console.info(`${name.padEnd(80)}${((100 * right) / all).toFixed(1).padStart(5)} %  n=${all}`);
  }
  for (const line of wrong) console.info(line);
  return wrong.length === 0;
};
