import { describe, expect, it } from '@jest/globals';
import type { Analysis, Risk, RiskLevel } from '../../shared/analysis.ts';
import { completenessLine, criticalLine, wholeLevelLine } from '../../shared/verdicts.ts';

const risk = (level: RiskLevel, fields: Partial<Risk> = {}): Risk => ({
  id: level,
  title: level,
  description: '',
  level,
  verified: true,
  evidence: [],
  ...fields,
});
const line = (riskLevel: RiskLevel, risks: readonly Risk[], readability: Analysis['readability'] = 'recognised') =>
  wholeLevelLine({ riskLevel, risks: [...risks], readability });

describe('what is said beside a level that is no single risk’s', () => {
  it.each<[RiskLevel, readonly RiskLevel[], string | undefined]>([
    ['high', ['medium', 'low'], 'No single risk here is high: the level is that of the clause as a whole.'],
    ['medium', ['low'], 'No single risk here is above low: the level is that of the clause as a whole.'],
    ['medium', ['high', 'medium'], 'One risk here is high: the level is that of the clause as a whole.'],
    ['low', ['high', 'high', 'medium'], 'Two risks here are high: the level is that of the clause as a whole.'],
    ['low', ['medium', 'low'], 'One risk here is medium: the level is that of the clause as a whole.'],
    ['high', ['high'], undefined],
    ['medium', ['medium', 'low'], undefined],
    ['low', ['low'], undefined],
    ['low', [], undefined],
  ])('GIVEN a %s level and risks that are %j THEN it is %j', (level, levels, words) => {
    expect(
      line(
        level,
        levels.map((one) => risk(one)),
      ),
    ).toBe(words);
  });

  it('GIVEN a risk whose words do not stand in the clause, or a text that was not read THEN nothing is', () => {
    expect(line('low', [risk('high', { verified: false })])).toBeUndefined();
    expect(line('low', [risk('high')], 'not-english')).toBeUndefined();
  });
});

describe('what is said beside the missing elements', () => {
  const missing = (verified: boolean) => ({ ...risk('low', { verified }), importance: 'critical' as const });
  const said = (completenessScore: number, elements: readonly ReturnType<typeof missing>[]) =>
    completenessLine({ completenessScore, missingElements: [...elements] });

  it('GIVEN a score and a list that say the same THEN nothing', () => {
    expect(said(9.5, [])).toBeUndefined();
    expect(said(9.5, [missing(false)])).toBeUndefined();
    expect(said(5.9, [missing(true)])).toBeUndefined();
  });

  it('GIVEN a low score and nothing that is missing, or a high one and something THEN what each counts', () => {
    expect(said(5.9, [])).toMatch(/^Nothing is missing that is worth asking for\. The completeness score counts more/);
    expect(said(10, [missing(true)])).toMatch(/^The completeness score says how fully the text covers its own matters/);
  });

  it('GIVEN a nearly full score beside critical elements that are missing THEN how many, and nothing otherwise', () => {
    const beside = (completenessScore: number, count: number, fields: object = {}) =>
      criticalLine({
        completenessScore,
        missingElements: Array.from({ length: count }, () => ({ ...missing(true), ...fields })),
      });
    expect(beside(10, 1)).toBe('Complete in its own matters: 1 critical element beside them is missing.');
    expect(beside(9, 3)).toBe('Complete in its own matters: 3 critical elements beside them are missing.');
    expect(beside(10, 0)).toBeUndefined();
    expect(beside(8.9, 3)).toBeUndefined();
    expect(beside(10, 3, { importance: 'important' })).toBeUndefined();
    expect(beside(10, 3, { verified: false })).toBeUndefined();
  });
});
