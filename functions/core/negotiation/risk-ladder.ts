import type { NextMove, PointReading } from '../../../shared/negotiation-records.ts';
import { sentenceCase } from '../clauses/reading/sentence-tools.ts';

type Raised = PointReading['raises'][number];

/** How the engine's strategies set the steps of an answer apart; what is offered in exchange is no step. */
const steps = /\s*(?:If they refuse: |Stop at: |In exchange you can offer )/;
const exchange = /\s*In exchange you can offer .*$/s;

/**
 * The rungs of the engine's answer to a risk: what to open with, what to fall back to, and the least to settle for, as far
 * as the answer has them.
 */
export const rungsOf = (answer: string): string[] =>
  answer
    .replace(exchange, '')
    .split(steps)
    .map((step) => sentenceCase(step.trim()))
    .filter((step) => step !== '');

const gravest = ({ raises }: Pick<PointReading, 'raises'>): Raised | undefined =>
  raises.find(({ level }) => level === 'high') ?? raises.find(({ level }) => level === 'medium');

/**
 * The next move where no position of a playbook speaks of a change: against a risk the next rung of its answer that is not
 * spent; acceptance where a risk is settled and none raised.
 */
export const moveByRisks = (reading: Pick<PointReading, 'raises' | 'settles'>): NextMove => {
  const grave = gravest(reading);
  if (!grave) {
    return reading.raises.length === 0 && reading.settles.length > 0
      ? { move: 'accept', why: 'It settles a risk, and none was found that it raises.' }
      : { move: 'decide', why: 'No difference of weight was found. That is no proof that there is none.' };
  }
  const { title, ladder, spent } = grave;
  const why = `It raises a risk: ${title}.`;
  if (ladder.length === 0) return { move: 'counter', why };
  const words = ladder[spent];
  if (words !== undefined) return { move: 'counter', words, why };
  return {
    move: 'escalate',
    words: ladder.at(-1)!,
    why: `${why} No rung is left below the last: hold it, or walk away.`,
  };
};
