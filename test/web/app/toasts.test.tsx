/** @jest-environment jest-fixed-jsdom */
import '../support/browser-stubs.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { Toaster } from '../../../web/src/components/toaster.tsx';
import { enterTopLayer } from '../../../web/src/lib/top-layer.ts';
import { toast } from '../../../web/src/lib/toast.ts';
import { system } from '../../../web/src/theme/system.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** What stands in the notification area, without what is said to a screen reader beside it. */
const visible = (): string[] => [...document.querySelectorAll('ol > li')].map((item) => item.textContent);
const say = (title: string): void => act(() => toast({ title }));

describe('toasts', () => {
  it('GIVEN a toast THEN it stays 5000 ms and not longer', () => {
    say('Analysis Complete');
    act(() => jest.advanceTimersByTime(4990));
    expect(visible()).toEqual(['Analysis Complete']);
    act(() => jest.advanceTimersByTime(20));
    expect(visible()).toEqual([]);
  });

  it('GIVEN a second toast THEN it takes the place of the first, for 5000 ms of its own', () => {
    say('First');
    act(() => jest.advanceTimersByTime(3000));
    say('Second');
    expect(visible()).toEqual(['Second']);
    act(() => jest.advanceTimersByTime(4000));
    expect(visible()).toEqual(['Second']);
    act(() => jest.advanceTimersByTime(1010));
    expect(visible()).toEqual([]);
  });

  it('THEN the foot of the window is kept free for it, and no longer when it goes', () => {
    const reserved = () => document.documentElement.style.getPropertyValue('--toast-height');
    say('Analysis Complete');
    expect(reserved()).toBe('180px');
    act(() => jest.advanceTimersByTime(5010));
    expect(reserved()).toBe('0px');
  });

  it('WHEN a dialog opens THEN what was notified before does not come along; what is said in it stays', () => {
    say('Before');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let leave: () => void = jest.fn();
    act(() => {
      leave = enterTopLayer(dialog);
    });
    expect(visible()).toEqual([]);
    say('Saved');
    act(leave);
    expect(visible()).toEqual(['Saved']);
    dialog.remove();
  });

  it('GIVEN F8 THEN the focus goes to the notification area', () => {
    say('Look here');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: /Notifications/ }).contains(document.activeElement)).toBe(true);
  });

  it('GIVEN a toast that went wrong THEN it is destructive, and its action runs and takes it away', () => {
    const onAction = jest.fn();
    act(() =>
      toast({
        title: 'Upload Failed',
        variant: 'destructive',
        description: 'Why',
        action: { label: 'Undo', onAction },
      }),
    );
    expect(document.querySelector('ol > li')?.getAttribute('data-variant')).toBe('destructive');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(visible()).toEqual([]);
  });

  it.each([
    [60, []],
    [40, ['Swipe me']],
  ])('GIVEN a swipe of %d px to the right THEN what is left is %j', (distance, left) => {
    say('Swipe me');
    const item = document.querySelector('ol > li');
    if (!item) throw new Error('No toast is there');
    const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, pointerType: 'touch', pointerId: 1 });
    fireEvent.pointerDown(item, at(100));
    fireEvent.pointerMove(item, at(110));
    fireEvent.pointerMove(item, at(100 + distance));
    fireEvent.pointerUp(item, at(100 + distance));
    expect(visible()).toEqual(left);
  });
});
