/** @jest-environment jest-fixed-jsdom */
import '../../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAccount, refusal, serveAccounts } from '../../support/accounts.ts';
import { bodyOf, disconnected, type Replier } from '../../support/fake-api.ts';
import { endApp, renderApp } from '../../support/render-app.tsx';

afterEach(endApp);

/** The notification that shows, as title and text. */
const shownToast = async () => within(await screen.findByRole('region', { name: /Notifications/ }));

const open = (login: Replier, address = '/') => {
  const server = serveAccounts({}, { 'POST /api/auth/login': login });
  return { ...server, ...renderApp(address) };
};

const fillIn = async (user: ReturnType<typeof renderApp>['user'], email = 'ada@example.com', password = 'Right-1') => {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('signing in', () => {
  it('GIVEN the right password THEN the page stays where one wanted to be, and welcomes back', async () => {
    const { sent, state, user } = open(() => {
      state.user = buildAccount();
      return { body: { success: true } };
    }, '/playbooks?view=all#top');
    await fillIn(user, '  Ada@Example.com ');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    const toast = await shownToast();
    expect(toast.getByText('Login successful')).toBeTruthy();
    expect(toast.getByText('Welcome back!')).toBeTruthy();
    expect(location.pathname + location.search + location.hash).toBe('/playbooks?view=all#top');
    const login = sent.find(({ url }) => url === '/api/auth/login');
    expect(bodyOf(login)).toEqual({ email: 'ada@example.com', password: 'Right-1' });
    expect(login?.init).toMatchObject({ credentials: 'include' });
  });

  it.each<[string, Replier, string, string]>([
    [
      'the server’s own words',
      () => refusal(401, 'invalid_credentials', 'That address and password do not belong together.'),
      'Login failed',
      'That address and password do not belong together.',
    ],
    ['a refusal without words', () => ({ status: 500, body: 'Oh' }), 'Login failed', 'Invalid credentials'],
    ['no connection', disconnected, 'Network error', 'Please check your connection and try again'],
    [
      'too many tries',
      () => refusal(429, 'too_many_requests', 'Too many attempts. Try again in 15 minutes.'),
      'Login failed',
      'Too many attempts. Try again in 15 minutes.',
    ],
  ])('GIVEN %s THEN the toast and the form say so, and what was typed stays', async (_, login, title, words) => {
    const { user } = open(login);
    await fillIn(user);
    const toast = await shownToast();
    expect(await toast.findByText(title)).toBeTruthy();
    expect(toast.getByText(words)).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(words);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Right-1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
  });

  it('GIVEN wrong credentials THEN the password is described by what is wrong and has the focus', async () => {
    const { user } = open(() => refusal(401, 'invalid_credentials', 'Wrong.'));
    await fillIn(user);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Wrong.');
  });

  it('GIVEN nothing typed THEN each field says what it wants and nothing is sent', async () => {
    const { sent, user } = open(() => ({ status: 500 }));
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(sent.some(({ url }) => url === '/api/auth/login')).toBe(false);
  });

  it('GIVEN the server has not answered THEN the button says so and a second press sends nothing', async () => {
    let answer = (): void => undefined;
    const { sent, user } = open(
      () => new Promise((resolve) => (answer = () => resolve(refusal(401, 'invalid_credentials', 'Wrong.')))),
    );
    await fillIn(user);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(sent.filter(({ url }) => url === '/api/auth/login')).toHaveLength(1);
    answer();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('GIVEN a password manager THEN the fields tell it what they are, and the password can be shown', async () => {
    const { user } = open(() => ({ status: 500 }));
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(password.autocomplete).toBe('current-password');
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('GIVEN the browser keeps no cookie THEN it says so instead of beginning again', async () => {
    const { user } = open(() => ({ body: { success: true } }));
    await fillIn(user);
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toMatch(/Allow cookies/);
  });
});

describe('going between the cards', () => {
  it('GIVEN sign in WHEN the link is followed THEN the card signs up, keeps the address, and back leads back', async () => {
    const { user } = open(() => ({ status: 500 }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign Up for Clausewise' }));
    expect(location.pathname).toBe('/sign-up');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    await waitFor(() => expect(document.title).toBe('Sign Up · Clausewise'));
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Sign In to Clausewise' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});
