import { stretching } from './softenings/stretching.ts';
import { lastWord } from './softenings/last-word.ts';
import { unpaid } from './softenings/unpaid.ts';
import { untimely } from './softenings/untimely.ts';
import { conditions } from './softenings/conditions.ts';
import { moments } from './softenings/moments.ts';
import { periods } from './softenings/periods.ts';
import { unbounded } from './softenings/unbounded.ts';
import { mutual } from './softenings/mutual.ts';
import { judgment } from './softenings/judgment.ts';
import { reach } from './softenings/reach.ts';
import { reversals } from './softenings/reversals.ts';
import { scope } from './softenings/scope.ts';
import { unreturned } from './softenings/unreturned.ts';
import { overcharged } from './softenings/overcharged.ts';
import { unshared } from './softenings/unshared.ts';
import type { Softening } from './softenings/setting.ts';

/** Words that sharpen a burden, by what they do to it. */
export const softenings: readonly Softening[] = [
  ...reversals,
  ...reach,
  ...mutual,
  ...unreturned,
  ...overcharged,
  ...unshared,
  ...periods,
  ...conditions,
  ...moments,
  ...stretching,
  ...lastWord,
  ...unpaid,
  ...untimely,
  ...unbounded,
  ...judgment,
  ...scope,
];
