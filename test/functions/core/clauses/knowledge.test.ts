import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { findIssues, type IssueMatch } from '../../../../functions/core/clauses/findings/find-issues.ts';
import { withFigure } from '../../../../functions/core/clauses/findings/with-figure.ts';
import { withParties } from '../../../../functions/core/clauses/findings/party-grammar.ts';
import { indexRules } from '../../../../functions/core/clauses/findings/rule-index.ts';
import { benefits } from '../../../../functions/core/clauses/knowledge/benefits.ts';
import { clauseKinds } from '../../../../functions/core/clauses/knowledge/clause-kinds.ts';
import { contractKind } from '../../../../functions/core/clauses/knowledge/contract-kind.ts';
import { gaps } from '../../../../functions/core/clauses/knowledge/gaps.ts';
import type { Issue } from '../../../../functions/core/clauses/knowledge/issue.ts';
import { issues } from '../../../../functions/core/clauses/knowledge/issues.ts';
import { knowledgeSchemas, readKnowledge } from '../../../../functions/core/clauses/knowledge/knowledge-schemas.ts';
import { ndaKind } from '../../../../functions/core/clauses/knowledge/patterns/kinds-nda.ts';
import { sideOfRole, spokenRole, wordsOfSide } from '../../../../functions/core/clauses/knowledge/party-words.ts';
import { topicContexts } from '../../../../functions/core/clauses/knowledge/topic-contexts.ts';
import { foldText } from '../../../../functions/core/clauses/reading/fold-text.ts';
import { readText } from '../../../../functions/core/clauses/reading/read-text.ts';
import { readStatements } from '../../../../functions/core/clauses/statements/read-statements.ts';
import { contractTypes, partyRoles, type PartyRole } from '../../../../shared/contracts.ts';

const folder = path.resolve(import.meta.dirname, '../../../../functions/core/clauses/knowledge');
const kinds = [...clauseKinds, ndaKind, ...contractTypes.map(contractKind)];

// Whoever edits a file reads here what is wrong with it; the product carries no such texts.
z.config(z.locales.en());

const everyFile = (await readdir(folder, { recursive: true })).sort();
/** Every file that a lawyer edits, by its path below the knowledge folder. */
const files = everyFile.filter((file) => file.endsWith('.json') && !file.startsWith('schemas'));
/** Every topic, by the name of its folder. */
const topics = everyFile.filter((file) => /^(?!schemas).+\/issues\.json$/.test(file)).map((file) => path.dirname(file));

const textOf = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
const contentOf = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await textOf(file)) as Record<string, unknown>;

/** The files that the code imports, by their paths below the knowledge folder. */
const imported = new Set(
  (
    await Promise.all(
      everyFile
        .filter((file) => file.endsWith('.ts'))
        .map(async (file) =>
          [...(await textOf(file)).matchAll(/ from '(\.[^']+)'/g)].map(([, to]) => path.join(path.dirname(file), to!)),
        ),
    )
  ).flat(),
);

describe('the files of the knowledge', () => {
  it.each(files)('GIVEN %s WHEN read THEN it names its schema, fits it, and is in use', async (file) => {
    const content = await contentOf(file);
    const schema = path.relative(folder, path.resolve(folder, path.dirname(file), content['$schema'] as string));
    const [, name] = /^schemas\/(.+)\.json$/.exec(schema)!;
    expect(() => readKnowledge(file, knowledgeSchemas[name as keyof typeof knowledgeSchemas], content)).not.toThrow();
    expect(imported).toContain(file);
  });

  it('no file holds an unseen character, which a pattern would look for in vain', async () => {
    const texts = everyFile.filter((file) => /\.(?:ts|json|jsonl)$/.test(file));
    const unseen = await Promise.all(
      texts.map(async (file) =>
        /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u200b-\u200f\ufeff]/.test(await textOf(file)) ? [file] : [],
      ),
    );
    expect(unseen.flat()).toEqual([]);
  });

  it.each(Object.entries(knowledgeSchemas))(
    'GIVEN the schema %s WHEN an editor checks by it THEN it is the one the engine checks by (else: npm run knowledge)',
    async (name, schema) => {
      expect(await contentOf(`schemas/${name}.json`)).toEqual(
        JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))),
      );
    },
  );

  it.each(topics)('GIVEN the topic %s THEN its rules, gaps and benefits are in the lists the engine reads', (topic) => {
    const own = (name: string) => everyFile.includes(`${topic}/${name}.json`);
    expect({ topic, issues: issues.some((each) => each.topic === topic) }).toEqual({ topic, issues: true });
    expect({ topic, gaps: gaps.some((each) => each.topic === topic) }).toEqual({ topic, gaps: own('gaps') });
    expect({ topic, benefits: benefits.some((each) => each.topic === topic) }).toEqual({
      topic,
      benefits: own('benefits'),
    });
  });

  it.each([
    ['a placeholder nobody knows', 'why', '{baerer} pays.', /\{bearer\} and \{gainer\}/],
    ['a placeholder of another kind of file', 'ask', 'Ask {own} to pay.', /\{bearer\} and \{gainer\}/],
    ['a brace left open', 'title', 'Then {gainer pays', /\{bearer\} and \{gainer\}/],
    ['a level nobody knows', 'level', 'severe', /high/],
    ['a bearer nobody knows', 'bears', 'neighbor', /taker/],
    ['no reason', 'why', undefined, /why/],
    ['a field nobody knows', 'wyh', 'It costs.', /wyh/],
  ])('GIVEN an issue with %s WHEN read THEN it is refused, with file and place', async (_, field, value, says) => {
    const file = `${topics[0]!}/issues.json`;
    const content = (await contentOf(file)) as { issues: Record<string, Record<string, unknown>> };
    const [id] = Object.keys(content.issues);
    content.issues[id!] = { ...content.issues[id!], [field]: value };
    const read = () => readKnowledge(file, knowledgeSchemas.issues, content);
    expect(read).toThrow(file);
    expect(read).toThrow(id);
    expect(read).toThrow(says);
  });
});

/** What is shown of a topic's issue, gap or benefit, with the names of two parties put in. */
const shownWith = (text: string, bearer: string, gainer: string): string =>
  withParties(withFigure(text, 'thirty (30) days'), bearer, gainer);

const pairsOfNames = [
  ['Acme', 'Borealis'],
  ['the tenant', 'the landlord'],
  ['each party', 'the other party'],
] as const;

/** What no sentence of ours holds, with any names put in. */
const slips: Readonly<Record<string, RegExp>> = {
  'a brace or bracket left over': /[{}]|\[\[|\]\]/,
  'a doubled word': /(?<![\w-])(?!(?:that|had)\b)([a-z]+) \1(?![\w-])/i,
  'two spaces, or one before a stop': /  | [,.;:]/,
  'an article before a name that has one': /\b(?:the|an?) (?:the|each|Acme|Borealis)\b/i,
};
/** A name takes the verb of one person. */
const pluralVerb =
  /\{(?:bearer|gainer|own|counterpart)\} (?:are|were|have|do|don't|pay|lose|get|give|carry|want)\b(?! (?:and|or)\b)/;
/** Where the verb does not go with the name: "lets {bearer} pay". */
const infinitive =
  /\b(?:let|lets|letting|make|makes|making|have|has|help|helps|see|sees|and|or|does|do|did|must|may|can|cannot|could|should|shall|will|would|of|from|for|to|than|with|by|under|against|on) \{(?:bearer|gainer|own|counterpart)\} /;

const slipsOf = (text: string): string[] => [
  ...pairsOfNames.flatMap(([bearer, gainer]) => {
    const shown = shownWith(text, bearer, gainer);
    return Object.entries(slips).flatMap(([name, slip]) => (slip.test(shown) ? [`${name}: ${shown}`] : []));
  }),
  ...text
    .split(/(?<=[.;:]) /)
    .filter((part) => pluralVerb.test(part) && !infinitive.test(part))
    .map((part) => `a verb of many: ${part}`),
];

/** Titles are headings; all else is sentences. */
const slipsOfTitle = (title: string): string[] => [
  ...slipsOf(title),
  ...(/[.;]$/.test(title) ? [`a title with a stop: ${title}`] : []),
  ...(/^(?:\p{Lu}|\{|\d)/u.test(title) ? [] : [`a title in small letters: ${title}`]),
];
const slipsOfSentences = (text: string): string[] => [
  ...slipsOf(text),
  ...(/[.?!]["”’)]?$/.test(text) ? [] : [`no stop at the end: ${text}`]),
];

/** The words of a fix that come to stand in a text. */
const putsOf = ({ fix }: Issue): string[] =>
  (fix ?? []).flatMap((operation) =>
    'find' in operation
      ? operation.put
        ? [operation.put]
        : []
      : 'restate' in operation
        ? [operation.restate]
        : 'add' in operation
          ? [operation.add]
          : [],
  );

const typeOf = (topic: string): string => topicContexts[topic]?.types[0] ?? 'other';

const findIn = (text: string, own: readonly Issue[], contractType: string, partyRole: PartyRole) => {
  const read = readText(text, { contractType, partyRole, riskTolerance: 'moderate' });
  return { read, matches: findIssues(read, readStatements(read), indexRules(own)) };
};

const isBurden = ({ bearer, level }: IssueMatch): boolean => bearer !== 'counterpart' && level !== 'low';

describe('what the topics say', () => {
  it('GIVEN all topics THEN no id stands twice', () => {
    for (const ids of [
      issues.map(({ id }) => id),
      gaps.map(({ topic, id }) => `${topic}/${id}`),
      benefits.map(({ topic, id }) => `${topic}/${id}`),
    ])
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(topics)('GIVEN the issues of %s WHEN names are put in THEN they read as sentences', (topic) => {
    const own = issues.filter((issue) => issue.topic === topic);
    const named = own.filter(({ title, why }) => /\{(?:bearer|gainer)\}/.test(title + why));
    expect(named.length / own.length).toBeGreaterThan(0.6);
    for (const { id, title, gainTitle, why, gain, ask, floor } of own) {
      expect([id, [title, gainTitle ?? 'None'].flatMap(slipsOfTitle)]).toEqual([id, []]);
      expect([id, [why, gain ?? '.', ask, floor ?? '.'].flatMap(slipsOfSentences)]).toEqual([id, []]);
    }
    for (const { id, title, why, wording } of gaps.filter((gap) => gap.topic === topic)) {
      expect([id, slipsOfTitle(title)]).toEqual([id, []]);
      expect([id, [why, wording].flatMap(slipsOfSentences)]).toEqual([id, []]);
    }
    for (const { id, title, why } of benefits.filter((benefit) => benefit.topic === topic)) {
      expect([id, slipsOfTitle(title)]).toEqual([id, []]);
      expect([id, slipsOfSentences(why)]).toEqual([id, []]);
    }
  });

  it.each(topics)('GIVEN the topic %s THEN each issue is recognized, and each is mended with known slots', (topic) => {
    const own = issues.filter((issue) => issue.topic === topic);
    expect(own.filter(({ rules }) => !rules.length).map(({ id }) => id)).toEqual([]);
    expect(own.filter(({ fix }) => !fix?.length).map(({ id }) => id)).toEqual([]);
    for (const issue of own) {
      const unknown = putsOf(issue).filter((put) => /[{}]/.test(put.replace(/\{(?:bearer|gainer|n)\}/g, '')));
      expect([issue.id, unknown]).toEqual([issue.id, []]);
    }
    const unseen = benefits.filter((benefit) => benefit.topic === topic && !benefit.rules.length);
    expect(unseen.map(({ id }) => id)).toEqual([]);
  });

  it.each(topics)(
    'GIVEN a fix of %s WHEN its words stand for themselves THEN their own issue is not in them',
    (topic) => {
      const names = [
        ['Customer', 'Supplier', 'customer'],
        ['Supplier', 'Customer', 'provider'],
      ] as const;
      const caught = issues
        .filter((issue) => issue.topic === topic)
        .flatMap((issue) =>
          (issue.fix ?? []).flatMap((operation) => {
            // Words put in place of others are no sentence by themselves.
            const put = 'restate' in operation ? operation.restate : 'add' in operation ? operation.add : undefined;
            if (!put) return [];
            return names.flatMap(([bearer, gainer, role]) =>
              findIn(withParties(put, bearer, gainer), [issue], typeOf(topic), role)
                .matches.filter(isBurden)
                .map(({ places }) => `${issue.id} in “${places[0]!.quote}”`),
            );
          }),
        );
      expect([...new Set(caught)]).toEqual([]);
    },
  );
});

interface Example {
  readonly t: string;
  readonly is: readonly string[];
  readonly not?: readonly string[];
}

/** A topic's rules as its folder has them, so that its examples hold them whether or not the engine reads it yet. */
const rulesOf = async (topic: string): Promise<readonly Issue[]> => {
  const module = (await import(pathToFileURL(path.join(folder, topic, 'rules.ts')).href)) as {
    readonly issues: readonly Issue[];
  };
  return module.issues;
};

const linesOf = async <Line>(file: string): Promise<Line[]> =>
  everyFile.includes(file)
    ? (await textOf(file))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    : [];

describe('the rules of a topic on its examples', () => {
  it.each(topics)('GIVEN %s THEN most of what holds an issue is seen and hardly a near miss is', async (topic) => {
    const own = await rulesOf(topic);
    const known = new Set(own.map(({ id }) => id));
    const index = indexRules(own);
    const tally = { held: 0, seen: 0, near: 0, alarms: 0 };
    for (const { t, is, not = [] } of await linesOf<Example>(`${topic}/examples.jsonl`)) {
      const read = readText(t, { contractType: typeOf(topic), partyRole: 'receiver', riskTolerance: 'moderate' });
      const found = new Set(findIssues(read, readStatements(read), index).map(({ issue }) => issue.id));
      const [held, near] = [is, not].map((ids) => ids.filter((id) => known.has(id)));
      tally.held += held!.length;
      tally.seen += held!.filter((id) => found.has(id)).length;
      tally.near += near!.length;
      tally.alarms += near!.filter((id) => found.has(id)).length;
    }
    expect(tally.held).toBeGreaterThan(0);
    expect(tally.near).toBeGreaterThan(0);
    expect(tally.seen / tally.held).toBeGreaterThanOrEqual(0.85);
    expect(tally.alarms / tally.near).toBeLessThanOrEqual(0.05);
  });

  it.each(topics)('GIVEN the examples of %s THEN each line is whole and names issues that exist', async (topic) => {
    const known = new Set(issues.map(({ id }) => id));
    const lines = await linesOf<Example>(`${topic}/examples.jsonl`);
    const wrong = lines.filter(
      ({ t, is, not = [] }) =>
        !t.trim() || [...is, ...not].some((id) => !known.has(id)) || is.some((id) => not.includes(id)),
    );
    expect(wrong.map(({ t }) => t)).toEqual([]);
  });
});

describe('the knowledge of the clause engine', () => {
  it('GIVEN every kind of clause WHEN its own wording is offered THEN each element is recognised in it', () => {
    for (const kind of kinds) {
      expect(new Set(kind.elements.map((element) => element.id)).size).toBe(kind.elements.length);
      expect(kind.market.length).toBeGreaterThan(0);
      const unseen = kind.elements.filter(
        (element) => !element.present.test(foldText(withParties(element.wording, 'the Tenant', 'the Landlord'))),
      );
      expect([kind.id, unseen.map((element) => element.id)]).toEqual([kind.id, []]);
    }
  });

  it('GIVEN every role WHEN looked up THEN it has a side and names, and no word is on both sides', () => {
    for (const role of partyRoles) expect([role, role in sideOfRole, spokenRole[role].length]).toEqual([role, true, 2]);
    expect(wordsOfSide.giver.filter((word) => wordsOfSide.taker.includes(word))).toEqual([]);
  });

  it('GIVEN the recogniser’s weights WHEN loaded THEN they name their sources and hold no run longer than two words', async () => {
    const { default: packed } = await import('../../../../functions/core/clauses/recognition/weights.json', {
      with: { type: 'json' },
    });
    expect(packed.attribution.join()).toMatch(/CUAD v1.*CC BY 4\.0.*Galassi.*CC BY 4\.0/);
    expect(packed.terms.split(' ').filter((term) => term.split('_').length > 2)).toEqual([]);
    expect(JSON.stringify(packed).length).toBeLessThan(200_000);
  });
});
