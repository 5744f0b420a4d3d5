import { Button, Stack } from '@chakra-ui/react';
import { passwordPolicy, registerRequestSchema } from '../../../../shared/accounts.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { FormError } from './account-card.tsx';
import { EmailField, FormField, PasswordField } from './form-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** What somebody who wants an account has typed. */
export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The account is asked for; nobody is signed in by that. */
  readonly onRegistered: (person: NewPerson, confirmationRequired: boolean) => void;
}

const pending = 'Your account is pending review, and you’ll get a decision within 48 hrs.';
const confirmFirst = 'Enter the code we mailed you. Then your account is reviewed, with a decision within 48 hrs.';

/** The field a refused registration speaks of. */
const blame = ({ code, error = '' }: ApiError): 'email' | 'password' | 'name' | 'form' => {
  if (code !== 'invalid_request') return 'form';
  if (/password/i.test(error)) return 'password';
  if (/email/i.test(error)) return 'email';
  return /name/i.test(error) ? 'name' : 'form';
};

/** Where an account is asked for. */
export const SignUpForm = ({ email, onEmail, onRegistered }: SignUpFormProps) => {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: registerRequestSchema,
    failureTitle: 'Registration failed',
    fallback: 'Invalid credentials',
    blame,
    send: async (body) => {
      const { confirmationRequired } = await call('register', { body });
      toast({ title: 'Registration successful', description: confirmationRequired ? confirmFirst : pending });
      onRegistered(body, confirmationRequired);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="4.5">
        <FormError>{errors.form}</FormError>
        <FormField label="Full Name" name="name" autoComplete="name" error={errors.name} />
        <EmailField autoComplete="email" defaultValue={email} onInput={onEmail} error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordPolicy.text}
          error={errors.password}
        />
        <Button type="submit" size="lg" mt="1" disabled={isBusy}>
          {isBusy ? 'Creating account...' : 'Sign Up'}
        </Button>
      </Stack>
    </form>
  );
};
