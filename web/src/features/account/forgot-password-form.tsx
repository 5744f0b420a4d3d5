import { Button, Stack } from '@chakra-ui/react';
import { emailRequestSchema } from '../../../../shared/accounts.ts';
import { call } from '../../lib/api.ts';
import { FormError } from './account-card.tsx';
import { EmailField } from './form-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: (email: string) => void;
}

/** Where a code is asked for with which a new password can be set. */
export const ForgotPasswordForm = ({ email, onEmail, onSent }: ForgotPasswordFormProps) => {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: emailRequestSchema,
    failureTitle: 'Password reset failed',
    fallback: 'The code could not be sent. Please try again.',
    send: async (body) => {
      await call('requestPasswordReset', { body });
      onSent(body.email);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="4.5">
        <FormError>{errors.form}</FormError>
        <EmailField autoComplete="username" defaultValue={email} onInput={onEmail} error={errors.email} />
        <Button type="submit" size="lg" mt="1" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send Code'}
        </Button>
      </Stack>
    </form>
  );
};
