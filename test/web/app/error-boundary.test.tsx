/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../web/src/app/error-boundary.tsx';
import { system } from '../../../web/src/theme/system.ts';

const Broken = ({ message }: { readonly message: string }): never => {
  throw new Error(message);
};
const draw = (message: string) =>
  render(
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <Broken message={message} />
      </ErrorBoundary>
    </ChakraProvider>,
  );

// React reports what was caught; that report is not what is tested here.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('error boundary', () => {
  it('GIVEN a screen that fails THEN it says so without its inner words, and offers two ways on', () => {
    draw('cannot read clauseText of undefined');
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.queryByText(/cannot read/)).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Load again',
      'Go to New Analysis',
    ]);
  });

  it('GIVEN a screen whose code does not arrive THEN it speaks of the connection', () => {
    draw('Failed to fetch dynamically imported module: /assets/admin-page.js');
    expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeTruthy();
    expect(screen.getByText(/Check your connection/)).toBeTruthy();
  });
});
