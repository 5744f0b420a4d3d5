import type { CurrentUser } from '../../shared/accounts.ts';

/** A public visitor: known by a signed cookie and nothing else. */
interface VisitorCaller {
  readonly id: string;
  readonly kind: 'visitor';
  /** The viewer's network address, for limits. */
  readonly address: string;
}

/** Somebody signed in, as the account is at this moment. */
export interface AccountCaller {
  readonly id: string;
  readonly kind: 'account';
  readonly user: CurrentUser;
  readonly planId: string | undefined;
}

/** Who a request comes from, as the gate found out. Everything a caller makes belongs to `id`. */
export type Caller = VisitorCaller | AccountCaller;
