/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { passwordPolicy } from '../../../../shared/accounts.ts';
import { refusal, serveAccounts } from '../../support/accounts.ts';
import { bodyOf, disconnected, type Replier, type SentRequest } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(endApp);

const bodiesTo = (sent: readonly SentRequest[], path: string): unknown[] =>
  sent.filter(({ url }) => url === path).map(bodyOf);

const open = (address: string, repliers: Readonly<Record<string, Replier>>) => ({
  ...serveAccounts({}, repliers),
  ...renderApp(address),
});
type User = ReturnType<typeof renderApp>['user'];

const signUp = async (user: User, password = 'Long-enough-1') => {
  await user.type(await screen.findByLabelText('Full Name'), 'Ada Field');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
};

const success = () => ({ body: { success: true } });

describe('signing up', () => {
  it('GIVEN all that is asked for THEN nobody is signed in, and the card signs in with the address kept', async () => {
    const { sent, user } = open('/sign-up', {
      'POST /api/auth/register': () => ({ body: { success: true, confirmationRequired: false } }),
    });
    await signUp(user);
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(screen.getAllByText('Registration successful').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/pending review.*decision within 48 hrs/).length).toBeGreaterThan(0);
    expect(bodiesTo(sent, '/api/auth/register')).toEqual([
      { name: 'Ada Field', email: 'ada@example.com', password: 'Long-enough-1' },
    ]);
    expect(sent.filter(({ url }) => url === '/api/auth/user')).toHaveLength(1);
  });

  it('GIVEN addresses are confirmed here THEN the code is asked for, and confirming leads to signing in', async () => {
    const { sent, user } = open('/sign-up', {
      'POST /api/auth/register': () => ({ body: { success: true, confirmationRequired: true } }),
      'POST /api/auth/confirm': success,
    });
    await signUp(user);
    expect(await screen.findByRole('heading', { name: 'Confirm Your Email' })).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), ' 123456 ');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(bodiesTo(sent, '/api/auth/confirm')).toEqual([
      { email: 'ada@example.com', code: '123456', name: 'Ada Field', password: 'Long-enough-1' },
    ]);
    expect(JSON.stringify(history.state)).not.toContain('Long-enough-1');
  });

  it('GIVEN a code that came to another browser THEN name and password are typed there, and sent with it', async () => {
    const { sent, user } = open('/sign-up', { 'POST /api/auth/confirm': success });
    await user.click(await screen.findByRole('link', { name: 'Confirm your email' }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    expect(await screen.findByText('Please enter your full name.')).toBeTruthy();
    await user.type(screen.getByLabelText('Full Name'), 'Ada Field');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(bodiesTo(sent, '/api/auth/confirm')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Long-enough-1');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(bodiesTo(sent, '/api/auth/confirm')).toEqual([
      { email: 'ada@example.com', code: '123456', name: 'Ada Field', password: 'Long-enough-1' },
    ]);
  });

  it('GIVEN a weak password THEN the policy is said beside it and nothing is sent', async () => {
    const { sent, user } = open('/sign-up', {});
    const field = await screen.findByLabelText('Password');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      passwordPolicy.text,
    );
    await signUp(user, 'short');
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(passwordPolicy.text);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent.some(({ url }) => url === '/api/auth/register')).toBe(false);
  });

  it.each<[string, Replier, string, string]>([
    ['no words', () => ({ status: 500, body: '' }), 'Registration failed', 'Invalid credentials'],
    ['its own words', () => refusal(429, 'too_many_requests', 'Later.'), 'Registration failed', 'Later.'],
    ['no answer', disconnected, 'Network error', 'Please check your connection and try again'],
  ])('GIVEN the server refuses with %s THEN the specified words show', async (_, register, title, words) => {
    const { user } = open('/sign-up', { 'POST /api/auth/register': register });
    await signUp(user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ada Field');
  });

  it('GIVEN a password manager THEN the fields tell it what they are', async () => {
    open('/sign-up', {});
    expect((await screen.findByLabelText('Full Name')).getAttribute('autocomplete')).toBe('name');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
  });
});

describe('another code', () => {
  afterEach(() => void jest.useRealTimers());

  it('GIVEN it was asked for THEN it can be asked for again only after a pause', async () => {
    const { sent } = open('/confirm-email', { 'POST /api/auth/confirm/resend': success });
    fireEvent.input(await screen.findByLabelText('Email'), { target: { value: 'ada@example.com' } });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'send another code' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(bodiesTo(sent, '/api/auth/confirm/resend')).toEqual([{ email: 'ada@example.com' }]);
    expect(screen.queryByRole('button', { name: 'send another code' })).toBeNull();
    for (let second = 0; second < 31; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'send another code' })).toBeTruthy();
  });

  it('GIVEN a wrong code THEN it is said beside the field', async () => {
    const { user } = open('/confirm-email', {
      'POST /api/auth/confirm': () => refusal(400, 'invalid_code', 'This code is not right, or too old.'),
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Code'), '111111');
    await user.type(screen.getByLabelText('Full Name'), 'Ada Field');
    await user.type(screen.getByLabelText('Password'), 'Long-enough-1');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.id).toBe(screen.getByLabelText('Code').getAttribute('aria-describedby'));
  });
});

describe('a forgotten password', () => {
  it('GIVEN the mailed code THEN a new password is set, and signing in has the address', async () => {
    const { sent, user } = open('/', {
      'POST /api/auth/password/forgot': success,
      'POST /api/auth/password/reset': success,
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(await screen.findByRole('heading', { name: 'Set a New Password' })).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.type(screen.getByLabelText('New Password'), 'Another-one-2');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.getAllByText('Password changed').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(bodiesTo(sent, '/api/auth/password/forgot')).toEqual([{ email: 'ada@example.com' }]);
    expect(bodiesTo(sent, '/api/auth/password/reset')).toEqual([
      { email: 'ada@example.com', code: '123456', password: 'Another-one-2' },
    ]);
  });

  it('GIVEN a wrong code THEN it is said beside the code, and back leads to the address', async () => {
    const { user } = open('/forgot-password', {
      'POST /api/auth/password/forgot': success,
      'POST /api/auth/password/reset': () => refusal(400, 'invalid_code', 'This code is not right, or too old.'),
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    await user.type(await screen.findByLabelText('Code'), '999999');
    await user.type(screen.getByLabelText('New Password'), 'Another-one-2{Enter}');
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.id).toBe(screen.getByLabelText('Code').getAttribute('aria-describedby'));
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Forgot Your Password?' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});
