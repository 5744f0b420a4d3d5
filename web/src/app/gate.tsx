import { Center } from '@chakra-ui/react';
import { Activity, type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import useSWR from 'swr';
import { userStateOf } from '../../../shared/administration.ts';
import { LoadingText } from '../components/loading-text.tsx';
import { isAccountPath, wantedPlace } from '../features/account/account-paths.ts';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { StatusScreen } from '../features/account/status-screen.tsx';
import { call } from '../lib/api.ts';
import { dataKeys } from '../lib/data.ts';
import { appName } from '../lib/document-title.ts';
import { claimDrafts } from '../lib/drafts.ts';
import { SessionContext, type Session } from './session.ts';
import { useAccount, visitorId, type Account } from './use-account.ts';

/** Asks whether anyone is let in; once more where the first answer fails. */
const checkPublicMode = async (): Promise<boolean> => {
  const ask = async (): Promise<boolean> => (await call('getPublicMode')).publicMode;
  try {
    return await ask().catch(ask);
  } catch (cause) {
    throw new Error('Failed to check public mode', { cause });
  }
};

/** Whether anyone is let in; undefined while that is being asked. A failed check means off. */
const usePublicMode = (): boolean | undefined => {
  const { data, error } = useSWR<boolean, Error>(dataKeys.publicMode, checkPublicMode);
  return data ?? (error ? false : undefined);
};

/** The application as one person uses it: unfinished work in this tab becomes theirs, or is forgotten. */
const Work = ({ ownerId, children }: { readonly ownerId: string; readonly children: ReactNode }) => {
  useState(() => claimDrafts(ownerId));
  return children;
};

/** What stands instead of the application; undefined where the application itself is to be seen. */
const useScreenInstead = (account: Account, isPublic: boolean): ReactNode => {
  const location = useLocation();
  const navigate = useNavigate();
  const { user, interruptedId, enter, signOut, refresh, giveUp } = account;

  if (!user) {
    if (isPublic && interruptedId === null && !isAccountPath(location.pathname)) return undefined;
    const continuePublicly = (): void => {
      if (interruptedId !== null) giveUp();
      if (isAccountPath(location.pathname)) void navigate('/', { replace: true });
    };
    return (
      <AccountScreen
        onSignedIn={enter}
        isInterrupted={interruptedId !== null}
        onContinuePublicly={isPublic ? continuePublicly : undefined}
      />
    );
  }
  const state = userStateOf(user);
  if (state === 'approved' || isPublic) return undefined;
  return <StatusScreen user={user} state={state} onSignOut={signOut} onLookAgain={() => void refresh()} />;
};

/**
 * Decides what a visitor sees: Loading..., the sign-in/sign-up card, how their account stands, or the application.
 * Work that a session's end interrupted waits behind the card, untouched, for the same person.
 */
export const Gate = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const isPublic = usePublicMode();
  const account = useAccount();
  const { user, interruptedId, signOut } = account;
  const instead = useScreenInstead(account, isPublic === true);

  if (isPublic === undefined || user === undefined) {
    return (
      <Center as="main" minH="100dvh">
        <title>{appName}</title>
        <LoadingText>Loading...</LoadingText>
      </Center>
    );
  }
  if (user && isAccountPath(location.pathname)) return <Navigate to={wantedPlace(location)} replace />;
  const session: Session = { isPublic, user, ...(user && { signOut }) };
  const ownerId = user?.id ?? interruptedId ?? visitorId;
  const isWaiting = interruptedId !== null && instead !== undefined;
  return (
    <>
      {instead}
      {(instead === undefined || isWaiting) && (
        <Activity key={ownerId} mode={isWaiting ? 'hidden' : 'visible'}>
          <Work ownerId={ownerId}>
            <SessionContext value={session}>{children}</SessionContext>
          </Work>
        </Activity>
      )}
    </>
  );
};
