import { Text } from '@chakra-ui/react';
import { useState } from 'react';
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

/** What the screens of an account share: what was typed so far, and the ways from one to another. */
const useAccountScreen = () => {
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
  return { path: location.pathname, carried, email, setEmail, newPerson, setNewPerson, state, goTo };
};

interface ScreenProps {
  readonly screen: ReturnType<typeof useAccountScreen>;
}

interface WayProps extends ScreenProps {
  readonly to: string;
  readonly children: string;
}

const Way = ({ screen, to, children }: WayProps) => (
  <RouteLink to={to} state={screen.state}>
    {children}
  </RouteLink>
);

const BackToSignIn = ({ screen }: ScreenProps) => (
  <Text>
    <Way screen={screen} to={accountPaths.signIn}>
      Back to Sign In
    </Way>
  </Text>
);

const PublicWay = ({ onContinuePublicly }: Pick<AccountScreenProps, 'onContinuePublicly'>) =>
  onContinuePublicly && (
    <Text>
      <LinkButton type="button" onClick={onContinuePublicly}>
        Continue without signing in
      </LinkButton>
    </Text>
  );

const SignUp = ({ screen, onContinuePublicly }: ScreenProps & Pick<AccountScreenProps, 'onContinuePublicly'>) => (
  <AccountCard
    title="Sign Up for Clausewise"
    tabTitle="Sign Up"
    description="An admin reviews each account before it can be used."
    footer={
      <>
        <Text>
          Already have an account?{' '}
          <Way screen={screen} to={accountPaths.signIn}>
            Sign In
          </Way>
        </Text>
        <Text>
          Have a code from us?{' '}
          <Way screen={screen} to={accountPaths.confirmEmail}>
            Confirm your email
          </Way>
        </Text>
        <PublicWay onContinuePublicly={onContinuePublicly} />
      </>
    }
  >
    <SignUpForm
      email={screen.email}
      onEmail={screen.setEmail}
      onRegistered={(person, confirmationRequired) => {
        const next = confirmationRequired ? accountPaths.confirmEmail : accountPaths.signIn;
        screen.setNewPerson(confirmationRequired ? person : undefined);
        screen.goTo(next, { email: person.email }, true);
      }}
    />
  </AccountCard>
);

const ConfirmEmail = ({ screen }: ScreenProps) => {
  const { email } = screen.carried;
  return (
    <AccountCard
      title="Confirm Your Email"
      description={email ? <>Enter the code we mailed to {email}.</> : 'Enter the code we mailed to you.'}
      footer={<BackToSignIn screen={screen} />}
    >
      <ConfirmEmailForm
        email={email ?? ''}
        person={screen.newPerson?.email === email ? screen.newPerson : undefined}
        onConfirmed={(confirmed) => {
          screen.setNewPerson(undefined);
          screen.goTo(accountPaths.signIn, { email: confirmed }, true);
        }}
      />
    </AccountCard>
  );
};

const ForgotPassword = ({ screen }: ScreenProps) => (
  <AccountCard
    title="Forgot Your Password?"
    description="We mail you a code with which you can set a new one."
    footer={<BackToSignIn screen={screen} />}
  >
    <ForgotPasswordForm
      email={screen.email}
      onEmail={screen.setEmail}
      onSent={(asked) => screen.goTo(accountPaths.forgotPassword, { email: asked, isCodeSent: true })}
    />
  </AccountCard>
);

const ResetPassword = ({ screen, email }: ScreenProps & { readonly email: string }) => (
  <AccountCard
    title="Set a New Password"
    description={<>If {email} belongs to an account, a code is on its way there. It takes a minute at most.</>}
    footer={<BackToSignIn screen={screen} />}
  >
    <ResetPasswordForm
      email={email}
      onDone={(changed) => screen.goTo(accountPaths.signIn, { email: changed, isCodeSent: false }, true)}
    />
  </AccountCard>
);

const SignIn = ({ screen, ...props }: ScreenProps & AccountScreenProps) => (
  <AccountCard
    title="Sign In to Clausewise"
    tabTitle="Sign In"
    description={
      props.isInterrupted ? 'Your session has ended. Sign in again to go on; what you were writing is kept.' : undefined
    }
    footer={
      <>
        <Text>
          Don’t have an account?{' '}
          <Way screen={screen} to={accountPaths.signUp}>
            Sign Up
          </Way>
        </Text>
        <PublicWay onContinuePublicly={props.onContinuePublicly} />
      </>
    }
  >
    <SignInForm email={screen.email} onEmail={screen.setEmail} state={screen.state} onSignedIn={props.onSignedIn} />
  </AccountCard>
);

/**
 * What people see while nobody is signed in: signing in, signing up, confirming an address, setting a new password.
 * Which of them is the address's to say; any other address signs in and is kept for afterwards.
 */
export const AccountScreen = (props: AccountScreenProps) => {
  const screen = useAccountScreen();
  const { email, isCodeSent } = screen.carried;

  switch (screen.path) {
    case accountPaths.signUp:
      return <SignUp screen={screen} onContinuePublicly={props.onContinuePublicly} />;
    case accountPaths.confirmEmail:
      return <ConfirmEmail screen={screen} />;
    case accountPaths.forgotPassword:
      return isCodeSent && email ? <ResetPassword screen={screen} email={email} /> : <ForgotPassword screen={screen} />;
    default:
      return <SignIn screen={screen} {...props} />;
  }
};
