import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { confirmEmailRequestSchema, emailRequestSchema, passwordPolicy } from '../../../../shared/accounts.ts';
import { type ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { FormError, LinkButton } from './account-card.tsx';
import { FormField, PasswordField } from './form-field.tsx';
import type { NewPerson } from './sign-up-form.tsx';
import { useAccountForm } from './use-account-form.ts';
import { usePause } from './use-pause.ts';

interface ConfirmEmailFormProps {
  /** The address the code went to; empty where it must be asked for. */
  readonly email: string;
  /** What was typed to sign up, in this tab a moment ago; asked for where it is not known. */
  readonly person: NewPerson | undefined;
  readonly onConfirmed: (email: string) => void;
}

const failureTitle = 'Confirmation failed';
const fallback = 'The code could not be checked. Please try again.';

const blame = ({ code, error = '' }: ApiError): 'code' | 'password' | 'name' | 'form' => {
  if (code === 'invalid_code') return 'code';
  if (code !== 'invalid_request') return 'form';
  if (/^password/i.test(error)) return 'password';
  return /^name/i.test(error) ? 'name' : 'form';
};

interface ResendProps {
  /** Reads the address that a code goes to. */
  readonly readEmail: () => string;
}

/** Has another code mailed, after a while again. */
const Resend = ({ readEmail }: ResendProps) => {
  const [isResending, setResending] = useState(false);
  const { secondsLeft, pause } = usePause();

  const resend = async (): Promise<void> => {
    const address = emailRequestSchema.safeParse({ email: readEmail() });
    if (!address.success) {
      toast({ title: failureTitle, description: 'Please enter a valid email address.', variant: 'destructive' });
      return;
    }
    setResending(true);
    try {
      await call('resendConfirmation', { body: address.data });
      pause();
      toast({ title: 'Code sent', description: `A new code is on its way to ${address.data.email}.` });
    } catch (error) {
      toastFailure(error, failureTitle, fallback);
    } finally {
      setResending(false);
    }
  };

  return (
    <Text textStyle="sm" color="fg.muted">
      No mail after a minute? Look among unwanted mail, or{' '}
      {secondsLeft > 0 ? (
        <>ask for another code in {secondsLeft} s.</>
      ) : (
        <LinkButton type="button" disabled={isResending} onClick={() => void resend()}>
          send another code
        </LinkButton>
      )}
    </Text>
  );
};

/**
 * Where an address is confirmed with the code that was mailed to it. Name and password are sent with the code: only
 * then it is known whose they are.
 */
export const ConfirmEmailForm = ({ email, person, onConfirmed }: ConfirmEmailFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { errors, isBusy, formProps } = useAccountForm({
    schema: confirmEmailRequestSchema,
    failureTitle,
    fallback,
    blame,
    known: person,
    send: async (body) => {
      await call('confirmEmail', { body });
      toast({
        title: 'Email confirmed',
        description: 'Your account is pending review, and you’ll get a decision within 48 hrs.',
      });
      onConfirmed(body.email);
    },
  });

  const readEmail = (): string => {
    const typed = form.current?.elements.namedItem('email');
    return typed instanceof HTMLInputElement ? typed.value : email;
  };

  return (
    <form ref={form} {...formProps}>
      <Stack gap="4.5">
        <FormError>{errors.form ?? (person && (errors.password ?? errors.name))}</FormError>
        {email === '' ? (
          <FormField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
        ) : (
          <input type="hidden" name="email" value={email} />
        )}
        <FormField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.code ?? (email === '' ? undefined : errors.email)}
          autoFocus={email !== ''}
        />
        {!person && (
          <>
            <FormField label="Full Name" name="name" autoComplete="name" error={errors.name} />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="new-password"
              hint={passwordPolicy.text}
              error={errors.password}
            />
          </>
        )}
        <Button type="submit" size="lg" mt="1" disabled={isBusy}>
          {isBusy ? 'Confirming...' : 'Confirm Email'}
        </Button>
        <Resend readEmail={readEmail} />
      </Stack>
    </form>
  );
};
