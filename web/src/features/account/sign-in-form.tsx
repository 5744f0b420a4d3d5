import { Button, Stack } from '@chakra-ui/react';
import { loginRequestSchema } from '../../../../shared/accounts.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { FormError, RouteLink } from './account-card.tsx';
import { accountPaths, type AccountState } from './account-paths.ts';
import { EmailField, PasswordField } from './form-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** What the next screen is told. */
  readonly state: AccountState;
  readonly onSignedIn: () => Promise<void>;
}

/** Where a session begins. */
export const SignInForm = ({ email, onEmail, state, onSignedIn }: SignInFormProps) => {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: loginRequestSchema,
    failureTitle: 'Login failed',
    fallback: 'Invalid credentials',
    blame: ({ code }) => (code === 'invalid_credentials' ? 'password' : 'form'),
    send: async (body) => {
      await call('login', { body });
      await onSignedIn();
      toast({ title: 'Login successful', description: 'Welcome back!' });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="4.5">
        <FormError>{errors.form}</FormError>
        <EmailField autoComplete="username" defaultValue={email} onInput={onEmail} error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          aside={
            <RouteLink to={accountPaths.forgotPassword} state={state} textStyle="sm">
              Forgot password?
            </RouteLink>
          }
        />
        <Button type="submit" size="lg" mt="1" disabled={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  );
};
