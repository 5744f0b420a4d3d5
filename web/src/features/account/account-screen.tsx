import { Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountCard, LinkButton, RouteLink } from './account-card.tsx';
import { accountPaths, accountStateOf, wantedPlace, type AccountState } from './account-paths.ts';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { type NewPerson, SignUpForm } from './sign-up-form.tsx';

interface AccountScreenProps {
  /** Somebody signed in; done once the application knows who. */
  readonly onSignedIn: () => Promise<void>;
  /** Whether the session of somebody at work ended by itself. */
  readonly isInterrupted?: boolean;
  /** Goes on without an account, where that is possible. */
  readonly onContinuePublicly?: (() => void) | undefined;
}

/**
 * What people see while nobody is signed in: signing in, signing up, confirming an address, setting a new password.
 * Which of them is the address's to say; any other address signs in and is kept for afterwards.
 */
export const AccountScreen = ({ onSignedIn, isInterrupted = false, onContinuePublicly }: AccountScreenProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const carried = accountStateOf(location.state);
  const [email, setEmail] = useState(carried.email ?? '');
  // A password goes into no history entry: whoever confirms after a reload types it again.
  const [newPerson, setNewPerson] = useState<NewPerson>();
  const from = wantedPlace(location);
  const state: AccountState = { email, ...(from !== '/' && { from }) };

  const goTo = (path: string, more: AccountState = {}, replace = false): void => {
    if (more.email !== undefined) setEmail(more.email);
    void navigate(path, { state: { ...state, ...more } satisfies AccountState, replace });
  };
  const link = (path: string, words: string): ReactNode => (
    <RouteLink to={path} state={state}>
      {words}
    </RouteLink>
  );
  const backToSignIn = <Text>{link(accountPaths.signIn, 'Back to Sign In')}</Text>;
  const publicWay = onContinuePublicly && (
    <Text>
      <LinkButton type="button" onClick={onContinuePublicly}>
        Continue without signing in
      </LinkButton>
    </Text>
  );

  switch (location.pathname) {
    case accountPaths.signUp:
      return (
        <AccountCard
          key="sign-up"
          title="Sign Up for Clausewise"
          tabTitle="Sign Up"
          description="An admin reviews each account before it can be used."
          footer={
            <>
              <Text>Already have an account? {link(accountPaths.signIn, 'Sign In')}</Text>
              <Text>Have a code from us? {link(accountPaths.confirmEmail, 'Confirm your email')}</Text>
              {publicWay}
            </>
          }
        >
          <SignUpForm
            email={email}
            onEmail={setEmail}
            onRegistered={(person, confirmationRequired) => {
              const next = confirmationRequired ? accountPaths.confirmEmail : accountPaths.signIn;
              setNewPerson(confirmationRequired ? person : undefined);
              goTo(next, { email: person.email }, true);
            }}
          />
        </AccountCard>
      );
    case accountPaths.confirmEmail:
      return (
        <AccountCard
          key="confirm-email"
          title="Confirm Your Email"
          description={
            carried.email ? <>Enter the code we mailed to {carried.email}.</> : 'Enter the code we mailed to you.'
          }
          footer={backToSignIn}
        >
          <ConfirmEmailForm
            email={carried.email ?? ''}
            person={newPerson?.email === carried.email ? newPerson : undefined}
            onConfirmed={(confirmed) => {
              setNewPerson(undefined);
              goTo(accountPaths.signIn, { email: confirmed }, true);
            }}
          />
        </AccountCard>
      );
    case accountPaths.forgotPassword:
      return carried.isCodeSent && carried.email ? (
        <AccountCard
          key="reset-password"
          title="Set a New Password"
          description={
            <>If {carried.email} belongs to an account, a code is on its way there. It takes a minute at most.</>
          }
          footer={backToSignIn}
        >
          <ResetPasswordForm
            email={carried.email}
            onDone={(changed) => goTo(accountPaths.signIn, { email: changed, isCodeSent: false }, true)}
          />
        </AccountCard>
      ) : (
        <AccountCard
          key="forgot-password"
          title="Forgot Your Password?"
          description="We mail you a code with which you can set a new one."
          footer={backToSignIn}
        >
          <ForgotPasswordForm
            email={email}
            onEmail={setEmail}
            onSent={(asked) => goTo(accountPaths.forgotPassword, { email: asked, isCodeSent: true })}
          />
        </AccountCard>
      );
    default:
      return (
        <AccountCard
          key="sign-in"
          title="Sign In to Clausewise"
          tabTitle="Sign In"
          description={
            isInterrupted ? 'Your session has ended. Sign in again to go on; what you were writing is kept.' : undefined
          }
          footer={
            <>
              <Text>Don’t have an account? {link(accountPaths.signUp, 'Sign Up')}</Text>
              {publicWay}
            </>
          }
        >
          <SignInForm email={email} onEmail={setEmail} state={state} onSignedIn={onSignedIn} />
        </AccountCard>
      );
  }
};
