import type { Bearing } from '../../../../../functions/core/clauses/bearing/bearing-model.ts';
import type { FoundHazard } from '../../../../../functions/core/clauses/findings/find-hazards.ts';
import { temperByWording } from '../../../../../functions/core/clauses/findings/temper-by-wording.ts';
import type { Statement } from '../../../../../functions/core/clauses/statements/statement.ts';
import type { RiskLevel } from '../../../../../shared/analysis.ts';

const statements = Array.from({ length: 6 }, (_, at) => ({ start: 50 * at }) as Statement);

/** The level of what a rule proves of the first of so many statements, which is as likely to burden as given. */
const levelOf = (level: RiskLevel, burden: number, count: number, bearer: FoundHazard['bearer'] = 'own') => {
  const bearing: Bearing = { burden, wording: 0.5, grave: 0.1, benefit: 0.5 };
  const found = {
    hazard: { id: 'issue', title: 'A burden' },
    level,
    bearer,
    match: { statement: statements[0], likelihood: 1, likeness: 1 },
  } as unknown as FoundHazard;
  return temperByWording([found], new Map(statements.slice(0, count).map((each) => [each, bearing])))[0]!.level;
};

describe('what a rule proves, held against how likely its statement is raised', () => {
  it.each<[string, RiskLevel, number, number, RiskLevel]>([
    ['a grave finding in a likely statement', 'high', 0.6, 6, 'high'],
    ['a grave finding in an unlikely statement', 'high', 0.3, 6, 'medium'],
    ['a medium finding in an unlikely statement', 'medium', 0.3, 6, 'medium'],
    ['a grave finding in a few sentences', 'high', 0.3, 4, 'high'],
  ])('GIVEN %s THEN it is no graver than that bears out', (_, level, burden, count, tempered) => {
    expect(levelOf(level, burden, count)).toBe(tempered);
  });

  it('GIVEN a burden of the other side THEN it keeps its weight', () => {
    expect(levelOf('high', 0.1, 6, 'counterpart')).toBe('high');
  });
});
