import { failedConditions, type Write, writeTogether } from '../table.ts';

/** What may have to be there before an analysis or its review begins. */
type NeedName = 'key' | 'unit' | 'address' | 'everybody' | 'model budget' | 'own budget' | 'pending' | 'review';

/** One thing that is needed, and the write that takes it under the condition that it is there. */
export interface Need {
  readonly name: NeedName;
  readonly write: Write;
}

/** Something that was not there, with the item that says so where the write asks for it. */
export interface Refusal {
  readonly name: NeedName;
  readonly item: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Takes all that is needed, or nothing of it.
 * @returns what was refused; nothing where all was taken
 */
export const takeTogether = async (needs: readonly Need[]): Promise<readonly Refusal[]> => {
  try {
    await writeTogether(needs.map(({ write }) => write));
    return [];
  } catch (error) {
    const failed = failedConditions(error);
    if (failed.length === 0) throw error;
    return failed.flatMap(({ index, item }) => {
      const need = needs[index];
      return need ? [{ name: need.name, item }] : [];
    });
  }
};
