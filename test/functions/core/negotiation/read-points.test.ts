import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../../shared/playbooks.ts';
import { playbookRulesSchema } from '../../../../shared/playbooks.ts';
import { analyseClause } from '../../../../functions/core/clauses/analyse-clause.ts';
import { readPoints } from '../../../../functions/core/negotiation/read-points.ts';
import { type HeldWords, traceFigures } from '../../../../functions/core/negotiation/trace-figures.ts';

const pays = (days: string): string => `The Customer shall pay each invoice within ${days} days after receipt.`;
const payment: Position = {
  topic: 'Payment term',
  standard: 'within sixty days',
  fallbacks: ['within 45 days', 'within 30 days'],
  walkAway: 'less than 15 days',
};
const playbook = (positions: readonly Position[]) => ({
  id: 'pb',
  name: 'Purchasing',
  version: 3,
  rules: playbookRulesSchema.parse({ positions }),
  templates: [],
});

const us = (number: number, words: string): HeldWords => ({ by: 'us', number, words });
const them = (number: number, words: string): HeldWords => ({ by: 'them', number, words });

const read = async (
  held: readonly HeldWords[],
  positions: readonly Position[] = [],
  {
    previous,
    deadlineMs = Date.now() + 20_000,
  }: { previous?: Awaited<ReturnType<typeof one>>; deadlineMs?: number } = {},
) => one(held, positions, previous, deadlineMs);

const one = async (
  held: readonly HeldWords[],
  positions: readonly Position[],
  previous: unknown,
  deadlineMs: number,
) => {
  const analysis = await analyseClause({ clauseText: pays('sixty (60)'), partyRole: 'customer' });
  const readings = await readPoints({
    points: [{ id: 'p1', held, previous: previous as never }],
    stored: { contractType: 'saas-agreement', riskTolerance: 'moderate', analysis },
    playbooks: [playbook(positions)],
    deadlineMs,
  });
  return readings['p1']!;
};

describe('what a change does', () => {
  it('GIVEN a playbook’s position THEN the rung of either words is told, and the next that is not spent', async () => {
    const first = await read([us(1, pays('sixty (60)')), them(1, pays('twenty (20)'))], [payment]);
    expect(first.positions).toEqual([
      {
        playbook: 'Purchasing',
        topic: 'Payment term',
        ours: { name: 'standard' },
        theirs: { name: 'below' },
        spent: 0,
        next: expect.objectContaining({ move: 'counter', words: 'within 45 days' }),
      },
    ]);
    expect(first.next).toEqual(first.positions[0]!.next);
    expect(first.figures).toEqual([
      {
        steps: [
          { by: 'us', number: 1, figure: 'sixty (60) days' },
          { by: 'them', number: 1, figure: 'twenty (20) days' },
        ],
      },
    ]);

    const held = [
      us(1, pays('sixty (60)')),
      them(1, pays('twenty (20)')),
      us(2, pays('forty-five (45)')),
      them(2, pays('twenty-five (25)')),
    ];
    const second = await read(held, [payment], { previous: first });
    expect(second.positions[0]).toMatchObject({
      ours: { name: 'fallback', fallback: 1 },
      theirs: { name: 'below' },
      theirsBefore: { name: 'below' },
      spent: 1,
      next: { move: 'counter', words: 'within 30 days' },
    });
    expect(second.figures[0]!.moved).toEqual({ us: 'nearer', them: 'nearer' });

    const back = await read([us(3, pays('sixty (60)')), them(3, pays('ten (10)'))], [payment], { previous: second });
    expect(back.positions[0]).toMatchObject({
      theirs: { name: 'walk-away' },
      spent: 1,
      next: { words: 'within 30 days' },
    });
  });

  it('GIVEN the words on a position are struck THEN nothing of it is left, which is no rung', async () => {
    const { positions } = await read([us(1, pays('sixty (60)')), them(1, '')], [payment]);
    expect(positions).toMatchObject([{ theirs: { name: 'silent' }, next: { move: 'counter' } }]);
  });

  it('GIVEN no position THEN the risks raised and settled are told, with the engine’s own ladder', async () => {
    const fair = 'Either party may terminate this Agreement for material breach on thirty (30) days’ written notice.';
    const harsh = 'The Supplier may terminate this Agreement at any time without notice.';
    const raised = await read([us(1, fair), them(1, harsh)]);
    const { title, ladder } = raised.raises.find(({ level }) => level === 'high')!;
    expect(ladder).toHaveLength(3);
    expect(ladder.join(' ')).not.toMatch(/If they refuse|Stop at|In exchange/);
    expect(raised.next).toEqual({ move: 'counter', words: ladder[0], why: `It raises a risk: ${title}.` });
    const settled = await read([us(1, harsh), them(1, fair)]);
    expect(settled.settles).toEqual(raised.raises.map(({ title }) => title));
  });

  it('GIVEN counters to one risk round by round THEN each rung is offered once, and then nothing is left; words we did not change spend none', async () => {
    const fair = (days: string) =>
      `Either party may terminate this Agreement for breach on ${days} days’ written notice.`;
    const harsh = 'The Supplier may terminate this Agreement at any time without notice.';
    const held = [us(1, fair('thirty')), them(1, harsh)];
    let reading = await read(held);
    const moves = [reading.next];
    for (const [round, days] of ['thirty', 'forty', 'fifty', 'sixty'].entries()) {
      held.push(us(round + 2, fair(days)), them(round + 2, harsh));
      reading = await read(held, [], { previous: reading });
      moves.push(reading.next);
    }
    const { ladder } = reading.raises.find(({ level }) => level === 'high')!;
    expect(moves.map(({ move, words }) => [move, words])).toEqual([
      ['counter', ladder[0]],
      ['counter', ladder[0]],
      ['counter', ladder[1]],
      ['counter', ladder[2]],
      ['escalate', ladder[2]],
    ]);
  });

  it.each([
    ['words that are no statement', 'Schedule A', 'Schedule B', /could not be read as a statement/],
    [
      'another language',
      pays('30'),
      'Der Kunde zahlt jede Rechnung innerhalb von dreißig Tagen nach Erhalt der Ware.',
      /not English/,
    ],
    ['the same words', pays('30'), pays('30'), /not in the words/],
  ] as const)(
    'GIVEN %s THEN it is not assessable, in words, and nobody is told to accept',
    async (_, before, after, why) => {
      const reading = await read([us(1, before), them(1, after)]);
      expect(reading.notAssessable).toMatch(why);
      expect(reading.next.move).toBe('decide');
      expect([reading.positions, reading.raises, reading.settles]).toEqual([[], [], []]);
    },
  );

  it('GIVEN no time left THEN it says that it was not read', async () => {
    const reading = await read([us(1, pays('60')), them(1, pays('20'))], [payment], { deadlineMs: Date.now() - 1 });
    expect(reading.notAssessable).toMatch(/It was not read/);
  });

  it('GIVEN a difference in which nothing was found THEN it says that this proves nothing', async () => {
    const reading = await read([
      us(1, pays('thirty (30)')),
      them(1, pays('thirty (30)').replace('receipt', 'delivery')),
    ]);
    expect(reading.next).toMatchObject({ move: 'decide', why: expect.stringContaining('no proof') });
  });
});

describe('figures over the rounds', () => {
  it('GIVEN one file of ours against two replies THEN it is told of once, and only they moved', () => {
    const held = [us(1, pays('60')), them(1, pays('20')), us(1, pays('60')), them(2, pays('15'))];
    expect(traceFigures(held)).toEqual([
      {
        steps: [
          { by: 'us', number: 1, figure: '60 days' },
          { by: 'them', number: 1, figure: '20 days' },
          { by: 'them', number: 2, figure: '15 days' },
        ],
        moved: { us: 'none', them: 'further' },
      },
    ]);
  });

  it('GIVEN more figures in one of them, or other currencies THEN none is told: they could be mistaken', () => {
    expect(traceFigures([us(1, pays('60')), them(1, 'Pay within 20 days, or within 30 days on credit.')])).toEqual([]);
    expect(traceFigures([us(1, 'The cap is $100,000.'), them(1, 'The cap is €100,000.')])).toEqual([]);
  });

  it('GIVEN two figures of which one changed THEN that one is told', () => {
    const words = (cap: string) => `Damages are capped at ${cap}; the deposit is $500.`;
    expect(
      traceFigures([us(1, words('$1,000,000')), them(1, words('$250,000'))]).map(({ steps }) => steps.length),
    ).toEqual([2]);
  });
});
