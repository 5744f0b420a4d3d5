import type { Evidence, PositionResult, Uncovered } from '../../../../shared/analysis.ts';
import type { Position } from '../../../../shared/playbooks.ts';
import type { Sentence } from '../reading/read-text.ts';
import { snippet } from '../reading/sentence-tools.ts';
import { assessPosition, type TextKinds } from './assess-position.ts';
import { entryKey } from './avoidance.ts';
import type { MatterReading } from './find-matter.ts';
import { findUncovered } from './find-uncovered.ts';
import type { PlaybookGuidance } from './playbook-guidance.ts';
import { overlaps } from '../reading/split-text.ts';
import { breachWeight, namedPlaybooks, walkAwayWeight, type Breach, type Gap } from './playbook-reading.ts';
import { compareFigures } from './position-figures.ts';
import { readLadder, type Ladder } from './position-ladder.ts';
import type { Assessment, Move } from './position-verdict.ts';

/** A position that the clause does not keep to, and how the clause can be brought to its standard. */
export interface OpenPosition {
  readonly id: string;
  readonly topic: string;
  readonly standard: string;
  readonly move: Move | undefined;
  readonly isMissing: boolean;
}

interface Positions {
  readonly results: readonly PositionResult[];
  readonly uncovered: readonly Uncovered[];
  readonly breaches: readonly Breach[];
  readonly gaps: readonly Gap[];
  readonly open: readonly OpenPosition[];
  /** How many positions the clause meets by a fallback only. */
  readonly fallbacks: number;
}

interface Assessed {
  readonly playbook: PlaybookGuidance;
  readonly position: Position;
  readonly ladder: Ladder;
  readonly result: Assessment;
}

/** From best to worst for the organisation, of verdicts that say something of the clause. */
const gravity = ({ verdict, fallback = 0, isWalkAway }: Assessment): number =>
  verdict === 'standard' ? 0 : verdict === 'fallback' ? fallback : verdict === 'deviates' ? (isWalkAway ? 20 : 10) : -1;

const isSamePosition = (one: Position, other: Position): boolean => entryKey(one.topic) === entryKey(other.topic);

/** Whether one standard asks for more than another, as far as their figures tell; 0 where they do not. */
const stricter = (one: Ladder, other: Ladder): number => {
  const [a, b] = [one.rungs[0]!.figure, other.rungs[0]!.figure];
  if (!a || !b || a.kind !== b.kind || !one.direction || one.direction !== other.direction) return 0;
  const step = compareFigures(a, b);
  return one.direction === 'more' ? -step : step;
};

/** Another playbook's position on the same topic that judges the clause more strictly. */
const stricterOne = (own: Assessed, all: readonly Assessed[]): Assessed | undefined =>
  gravity(own.result) < 0
    ? undefined
    : all
        .filter(
          (other) =>
            other.playbook !== own.playbook &&
            isSamePosition(other.position, own.position) &&
            gravity(other.result) > gravity(own.result),
        )
        .sort((a, b) => gravity(b.result) - gravity(a.result))[0];

const explained = (own: Assessed, all: readonly Assessed[]): string => {
  const other = stricterOne(own, all);
  return other
    ? `${own.result.explanation} ${namedPlaybooks([other.playbook.name]).replace(/^p/, 'P')} is stricter on this, and the stricter one counts.`
    : own.result.explanation;
};

/** The move to the strictest standard; none where two playbooks pull the same figure to different ends. */
const moveOf = (own: Assessed, all: readonly Assessed[]): Move | undefined => {
  const { move } = own.result;
  if (!move) return undefined;
  const rivals = all.filter(
    ({ result, position }) => position !== own.position && result.move && overlaps(result.move, move),
  );
  const isStrictest = rivals.every(
    (rival) => rival.result.move!.put === move.put || stricter(own.ladder, rival.ladder) > 0,
  );
  return isStrictest ? move : undefined;
};

const evidenceOf = (result: Assessment): Evidence[] => [...result.evidence];

/**
 * Holds a text against the positions of the playbooks that apply, one result for each.
 * @param reading undefined where the text could not be read: then nothing is claimed
 */
export const findPositions = (
  playbooks: readonly PlaybookGuidance[],
  reading: MatterReading | undefined,
  kinds: TextKinds,
): Positions => {
  const byContent = new Map<string, Assessment>();
  const assess = (position: Position, ladder: Ladder): Assessment => {
    if (!reading)
      return {
        verdict: 'not-assessed',
        explanation: 'The text was not understood, so nothing is claimed about it.',
        evidence: [],
        about: [],
      };
    const key = JSON.stringify(position);
    const known = byContent.get(key) ?? assessPosition(ladder, reading, kinds);
    byContent.set(key, known);
    return known;
  };
  const all = playbooks.flatMap((playbook) =>
    playbook.rules.positions.map((position): Assessed => {
      const ladder = readLadder(position);
      return { playbook, position, ladder, result: assess(position, ladder) };
    }),
  );
  const results = all.map((own, at): PositionResult => {
    const { verdict, fallback, isWalkAway } = own.result;
    return {
      id: `position-${at + 1}`,
      playbook: own.playbook.id,
      topic: own.position.topic,
      verdict,
      ...(fallback !== undefined && { fallback }),
      ...(isWalkAway && { isWalkAway }),
      standard: own.position.standard,
      fallbackCount: own.position.fallbacks.length,
      explanation: explained(own, all),
      evidence: evidenceOf(own.result),
      decidedBy: 'engine',
    };
  });
  const breaches = all.flatMap((own, at): Breach[] => {
    const { playbook, position, result } = own;
    if (result.verdict !== 'deviates') return [];
    return [
      {
        id: `risk-playbook-position-${at + 1}`,
        title: `${result.isWalkAway ? 'Walk-away passed' : 'Position not kept'}: ${position.topic}`,
        description: `Playbook “${playbook.name}” has a position on ${position.topic}. ${result.explanation}`,
        evidence: result.evidence,
        weight: result.isWalkAway ? walkAwayWeight : breachWeight,
        ask: `Ask for the standard: “${snippet(position.standard, 300)}”.${position.fallbacks.length ? ` Fall back, if you must, to “${snippet(position.fallbacks[0]!, 300)}”.` : ''}${position.walkAway ? ` Do not sign at “${snippet(position.walkAway, 300)}”.` : ''}`,
        matter: position.topic,
        source: `Playbook “${playbook.name}”, position on ${position.topic}`,
      },
    ];
  });
  const gaps = all.flatMap(({ playbook, position, result }, at): Gap[] =>
    result.verdict === 'missing'
      ? [
          {
            id: `missing-playbook-position-${at + 1}`,
            title: position.topic,
            description: `Playbook “${playbook.name}” has a position on ${position.topic}. ${result.explanation}`,
            source: `Playbook “${playbook.name}”, position on ${position.topic}`,
          },
        ]
      : [],
  );
  const about = new Set<Sentence>(all.flatMap(({ result }) => result.about));
  return {
    results,
    uncovered: reading && all.length ? findUncovered(reading, about) : [],
    breaches,
    gaps,
    open: all.flatMap((own, at): OpenPosition[] =>
      own.result.verdict === 'deviates' || own.result.verdict === 'missing'
        ? [
            {
              id: `position-${at + 1}`,
              topic: own.position.topic,
              standard: own.position.standard,
              move: moveOf(own, all),
              isMissing: own.result.verdict === 'missing',
            },
          ]
        : [],
    ),
    fallbacks: new Set(
      all.flatMap(({ position, result }) => (result.verdict === 'fallback' ? [entryKey(position.topic)] : [])),
    ).size,
  };
};
