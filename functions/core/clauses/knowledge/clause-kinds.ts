import type { ClauseKind } from './clause-kind.ts';
import { commercialKinds } from './patterns/kinds-commercial.ts';
import { conductKinds } from './patterns/kinds-conduct.ts';
import { generalKinds } from './patterns/kinds-general.ts';
import { protectionKinds } from './patterns/kinds-protection.ts';
import { termKinds } from './patterns/kinds-terms.ts';

/** Every kind of clause the engine has knowledge about. */
export const clauseKinds: readonly ClauseKind[] = [
  ...protectionKinds,
  ...termKinds,
  ...conductKinds,
  ...commercialKinds,
  ...generalKinds,
];
