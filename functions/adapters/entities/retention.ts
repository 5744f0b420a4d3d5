import type { Key } from '../table.ts';

/** How far old analyses were looked for: which list of owners, and after which of its sort keys it goes on. */
export interface RetentionPlace {
  readonly list: string;
  readonly after: string;
}

/** The item that holds the place; none where the next search begins anew. */
export const retentionPlaceKey: Key = { pk: 'retention', sk: 'place' };
