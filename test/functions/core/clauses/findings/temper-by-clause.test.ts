import type { Bearing } from '../../../../../functions/core/clauses/bearing/bearing-model.ts';
import type { ClauseBearing } from '../../../../../functions/core/clauses/bearing/weigh-clause.ts';
import type { FoundHazard } from '../../../../../functions/core/clauses/findings/find-hazards.ts';
import type { Stated } from '../../../../../functions/core/clauses/findings/find-stated.ts';
import { markMinor, temperByClause } from '../../../../../functions/core/clauses/findings/temper-by-clause.ts';
import type { Statement } from '../../../../../functions/core/clauses/statements/statement.ts';

const statements = [{ start: 0 }, { start: 50 }, { start: 100 }] as Statement[];
const stated = { statements } as unknown as Stated;
const bearing = (likelihood: number): Bearing => ({
  burden: likelihood,
  wording: likelihood,
  grave: likelihood,
  benefit: 0,
});

const fair: ClauseBearing = { raised: 0.2, grave: 0.05 };
const hardlyRaised: ClauseBearing = { raised: 0.4, grave: 0.1 };
const raised: ClauseBearing = { raised: 0.7, grave: 0.2 };
const grave: ClauseBearing = { raised: 0.9, grave: 0.7 };

interface Given {
  readonly at: number;
  readonly level: FoundHazard['level'];
  readonly likelihood?: number;
  readonly likeness?: number;
  readonly bearer?: FoundHazard['bearer'];
  readonly title?: string;
}

const found = ({ at, level, likelihood = 1, likeness, bearer = 'own', title = 'A burden' }: Given): FoundHazard =>
  ({
    hazard: { id: `issue-${at}`, title },
    level,
    bearer,
    match: { statement: statements[at], likelihood, likeness, issue: { topic: 'payment' } },
  }) as unknown as FoundHazard;

/** The levels of findings in a clause of three statements that are as likely to burden as given. */
const levelsOf = (
  clause: ClauseBearing | undefined,
  given: readonly Given[],
  likelihoods: readonly number[] = [0.5, 0.3, 0.3],
  of: Stated = stated,
) =>
  temperByClause(
    of,
    given.map(found),
    new Map(statements.map((each, at) => [each, bearing(likelihoods[at]!)])),
    clause,
  ).map(({ level }) => level);

describe('findings in a clause that a lawyer of the side would call low', () => {
  it.each<[string, Given, readonly string[]]>([
    ['that is only likely', { at: 0, level: 'medium', likelihood: 0.7 }, ['low']],
    ['that a rule names', { at: 0, level: 'medium', likeness: 0.8 }, ['low']],
    ['that reads like the examples of its issue', { at: 0, level: 'high', likeness: 0.97 }, ['high']],
    ['that compares the sides', { at: 0, level: 'medium', title: 'Only Supplier may end it' }, ['medium']],
    ['that burdens the other side', { at: 0, level: 'medium', bearer: 'counterpart' }, ['medium']],
  ])('GIVEN one %s THEN it weighs what the clause bears out', (_, given, levels) => {
    expect(levelsOf(fair, [given])).toEqual(levels);
  });

  it('GIVEN a grave finding that a rule proves THEN it is medium, and high where its statement is very likely one to raise', () => {
    const one: readonly Given[] = [{ at: 0, level: 'high', likeness: 0.8 }];
    for (const clause of [hardlyRaised, fair]) {
      expect(levelsOf(clause, one)).toEqual(['medium']);
      expect(levelsOf(clause, one, [0.8, 0.3, 0.3])).toEqual(['high']);
    }
  });

  it('GIVEN one that is only likely, and very likely one to raise, THEN it keeps its weight', () => {
    expect(levelsOf(fair, [{ at: 0, level: 'medium', likelihood: 0.8 }], [0.8, 0.3, 0.3])).toEqual(['medium']);
  });
});

describe('findings in a clause that a lawyer of the side would raise', () => {
  const two: readonly Given[] = [
    { at: 0, level: 'low', likelihood: 0.4 },
    { at: 1, level: 'low', likelihood: 0.3 },
  ];

  it('GIVEN none of weight THEN the likeliest is what it is raised for', () => {
    expect(levelsOf(raised, two)).toEqual(['medium', 'low']);
    expect(levelsOf(raised, two, [0.1, 0.1, 0.1])).toEqual(['low', 'low']);
  });

  it('GIVEN a clause that is grave and no grave finding THEN the gravest is high', () => {
    const medium = two.map((one) => ({ ...one, level: 'medium' as const }));
    expect(levelsOf(grave, medium)).toEqual(['high', 'medium']);
    expect(levelsOf(raised, medium)).toEqual(['medium', 'medium']);
  });
});

describe('where a clause comes to nothing beyond its findings', () => {
  const one: readonly Given[] = [{ at: 0, level: 'medium', likelihood: 0.7 }];

  it('GIVEN few statements, or nobody who reads, THEN findings keep their levels', () => {
    const short = { statements: statements.slice(0, 2) } as unknown as Stated;
    expect(levelsOf(fair, one, undefined, short)).toEqual(['medium']);
    expect(levelsOf(undefined, one)).toEqual(['medium']);
  });
});

describe('what hardly a lawyer would raise', () => {
  const marked = (clause: ClauseBearing, given: Given & { readonly isOrdinary?: boolean }, of: Bearing) => {
    const one = found(given);
    const finding = { ...one, hazard: { ...one.hazard, isOrdinary: given.isOrdinary } } as FoundHazard;
    return markMinor([finding], new Map([[statements[0]!, of]]), clause)[0]!.isMinor === true;
  };

  it.each<[string, ClauseBearing, Given & { isOrdinary?: boolean }, Bearing, boolean]>([
    ['proved and next to nothing', fair, { at: 0, level: 'low' }, bearing(0.1), true],
    ['proved and little', fair, { at: 0, level: 'low' }, bearing(0.2), false],
    ['likely and little', fair, { at: 0, level: 'low', likelihood: 0.7 }, bearing(0.2), true],
    ['likely in a clause that burdens', raised, { at: 0, level: 'low', likelihood: 0.7 }, bearing(0.2), false],
    [
      'likely and rather to keep',
      raised,
      { at: 0, level: 'low', likelihood: 0.7 },
      { ...bearing(0.2), benefit: 0.4 },
      true,
    ],
    ['proved of words unlike its examples', raised, { at: 0, level: 'low', likeness: 0.6 }, bearing(0.2), true],
    ['proved of words like its examples', raised, { at: 0, level: 'low', likeness: 0.97 }, bearing(0.2), false],
    ['ordinary in such contracts', raised, { at: 0, level: 'low', isOrdinary: true }, bearing(0.5), true],
    ['ordinary and grave here', raised, { at: 0, level: 'medium', isOrdinary: true }, bearing(0.5), false],
    ['a burden of the other side', fair, { at: 0, level: 'low', bearer: 'counterpart' }, bearing(0.1), false],
  ])('GIVEN a low finding that is %s THEN it is set apart or told', (_, clause, given, of, isMinor) => {
    expect(marked(clause, given, of)).toBe(isMinor);
  });
});

describe('a clause that a lawyer would call high', () => {
  it('GIVEN nothing but what its rule calls low THEN it is raised no further than medium', () => {
    expect(levelsOf(grave, [{ at: 0, level: 'low' }])).toEqual(['medium']);
    expect(levelsOf(grave, [{ at: 0, level: 'medium' }])).toEqual(['high']);
  });
});
