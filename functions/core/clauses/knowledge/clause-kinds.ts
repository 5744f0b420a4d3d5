import type { ClauseKind } from './clause-kind.ts';
import { conductKinds } from './kinds-conduct.ts';
import { protectionKinds } from './kinds-protection.ts';
import { termKinds } from './kinds-terms.ts';

/** Every kind of clause the engine has knowledge about. */
export const clauseKinds: readonly ClauseKind[] = [...protectionKinds, ...termKinds, ...conductKinds];
