import type { Bearing } from '../../../../../functions/core/clauses/bearing/bearing-model.ts';
import type { FoundHazard } from '../../../../../functions/core/clauses/findings/find-hazards.ts';
import type { Stated } from '../../../../../functions/core/clauses/findings/find-stated.ts';
import { temperUnsupported } from '../../../../../functions/core/clauses/findings/temper-by-wording.ts';
import type { Statement } from '../../../../../functions/core/clauses/statements/statement.ts';

const statements = [{ start: 0 }, { start: 50 }, { start: 100 }] as Statement[];
const stated = { read: { isWhole: false }, statements } as unknown as Stated;
const bearing = (wording: number): Bearing => ({ burden: wording, wording, grave: 0, benefit: 0 });

interface Given {
  readonly id: string;
  readonly at: number;
  readonly level: FoundHazard['level'];
  readonly likelihood?: number;
  readonly likeness?: number;
  readonly bearer?: FoundHazard['bearer'];
}

const found = ({ id, at, level, likelihood = 1, likeness, bearer = 'own' }: Given): FoundHazard =>
  ({
    hazard: { id },
    level,
    bearer,
    match: { statement: statements[at], likelihood, likeness },
  }) as unknown as FoundHazard;

/** The levels of findings in a clause of three statements, whose wordings are as likely to burden as given. */
const levelsOf = (given: readonly Given[], wordings: readonly number[] = [0.3, 0.3, 0.3], of: Stated = stated) =>
  temperUnsupported(of, given.map(found), new Map(statements.map((each, at) => [each, bearing(wordings[at]!)]))).map(
    ({ level }) => level,
  );

describe('one finding of weight among statements that burden nobody', () => {
  it.each<[string, Given, readonly string[]]>([
    ['that is only likely', { id: 'likely', at: 0, level: 'medium', likelihood: 0.7 }, ['low']],
    ['that is likely and grave', { id: 'likely', at: 0, level: 'high', likelihood: 0.7 }, ['high']],
    ['that a rule names in harmless words', { id: 'rule', at: 0, level: 'medium', likeness: 0.8 }, ['low']],
    ['that reads like the examples of its issue', { id: 'rule', at: 0, level: 'medium', likeness: 0.97 }, ['medium']],
    ['that a rule calls high in words that burden', { id: 'rule', at: 0, level: 'high', likeness: 0.8 }, ['high']],
    ['that burdens the other side', { id: 'rule', at: 0, level: 'medium', bearer: 'counterpart' }, ['medium']],
  ])('GIVEN one %s THEN it weighs what it bears out alone', (_, given, levels) => {
    expect(levelsOf([given])).toEqual(levels);
  });

  it('GIVEN words that burden THEN what a rule names in them keeps its level', () => {
    expect(levelsOf([{ id: 'rule', at: 0, level: 'medium', likeness: 0.8 }], [0.6, 0.3, 0.3])).toEqual(['medium']);
  });

  it('GIVEN a second finding of weight in another statement THEN both keep their levels', () => {
    const both: readonly Given[] = [
      { id: 'likely', at: 0, level: 'medium', likelihood: 0.7 },
      { id: 'rule', at: 1, level: 'medium', likeness: 0.8 },
    ];
    expect(levelsOf(both)).toEqual(['medium', 'medium']);
  });

  it('GIVEN two names for one statement THEN it still stands alone', () => {
    const both: readonly Given[] = [
      { id: 'rule', at: 0, level: 'medium', likeness: 0.8 },
      { id: 'likely', at: 0, level: 'medium', likelihood: 0.7 },
    ];
    expect(levelsOf(both)).toEqual(['low', 'low']);
  });

  it('GIVEN a text of two statements, or a whole contract THEN nothing stands alone in it', () => {
    const one: readonly Given[] = [{ id: 'likely', at: 0, level: 'medium', likelihood: 0.7 }];
    expect(levelsOf(one, undefined, { ...stated, statements: statements.slice(0, 2) })).toEqual(['medium']);
    expect(levelsOf(one, undefined, { ...stated, read: { ...stated.read, isWhole: true } })).toEqual(['medium']);
  });
});
