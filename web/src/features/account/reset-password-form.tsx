import { Button, Stack } from '@chakra-ui/react';
import { passwordPolicy, resetPasswordRequestSchema } from '../../../../shared/accounts.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { FormError } from './account-card.tsx';
import { FormField, PasswordField } from './form-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ResetPasswordFormProps {
  readonly email: string;
  readonly onDone: (email: string) => void;
}

const blame = ({ code, error = '' }: ApiError): 'code' | 'password' | 'form' => {
  if (code === 'invalid_code') return 'code';
  return code === 'invalid_request' && /password|character/i.test(error) ? 'password' : 'form';
};

/** Where a new password is set with the code that was mailed. */
export const ResetPasswordForm = ({ email, onDone }: ResetPasswordFormProps) => {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: resetPasswordRequestSchema,
    failureTitle: 'Password reset failed',
    fallback: 'The password could not be changed. Please try again.',
    blame,
    send: async (body) => {
      await call('resetPassword', { body });
      toast({ title: 'Password changed', description: 'Sign in with your new password.' });
      onDone(body.email);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="4.5">
        <FormError>{errors.form}</FormError>
        {/* Where a password manager reads whose password this will be. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <FormField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.code}
          autoFocus
        />
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          hint={passwordPolicy.text}
          error={errors.password}
        />
        <Button type="submit" size="lg" mt="1" disabled={isBusy}>
          {isBusy ? 'Changing password...' : 'Change Password'}
        </Button>
      </Stack>
    </form>
  );
};
