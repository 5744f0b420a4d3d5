import { createContext, useContext } from 'react';
import type { CurrentUser } from '../../../shared/accounts.ts';

/** Who uses the application: a visitor in public mode, or somebody signed in. */
export interface Session {
  readonly isPublic: boolean;
  readonly user: CurrentUser | null;
  /** Ends the session; only where somebody is signed in. */
  readonly signOut?: () => void;
}

export const SessionContext = createContext<Session>({ isPublic: false, user: null });

/** Who uses the application now. */
export const useSession = (): Session => useContext(SessionContext);

/** Whether the Admin entry shows: in public mode, or for an approved and active admin (specification, section 6). */
export const canSeeAdmin = ({ isPublic, user }: Session): boolean =>
  isPublic || (user?.role === 'admin' && user.approvalStatus === 'approved' && user.isActive);
