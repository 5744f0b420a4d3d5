import type { BegunReview } from '../../adapters/entities/model-review.ts';
import { optionalSetting } from '../../adapters/environment.ts';
import type { PartReview } from './review-in-parts.ts';
import { promptVersion } from './review-prompt.ts';

/** What was kept of a part, by what it was asked: another model or other instructions would say something else. */
export interface StoredPart {
  readonly model: string | undefined;
  readonly prompt: string;
  readonly part: PartReview;
}

/** What a part is asked by as this stage is set up. */
export const askedBy = () => ({ model: optionalSetting('BEDROCK_MODEL_ID'), prompt: promptVersion });

/** The parts of a long text that need not be read again, by their places. */
export const partsReadBefore = ({ parts }: Pick<BegunReview, 'parts'>): ReadonlyMap<number, PartReview> => {
  const { model, prompt } = askedBy();
  const stored = [...parts] as readonly (readonly [number, StoredPart])[];
  return new Map(
    stored
      .filter(([, kept]) => kept.model === model && kept.prompt === prompt)
      .map(([place, { part }]) => [place, part]),
  );
};
