/** @jest-environment jest-fixed-jsdom */
import { setSystemDark } from '../support/browser-stubs.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { setColorModePreference, useColorMode } from '../../../web/src/theme/color-mode.ts';

afterEach(() => {
  setSystemDark(false);
  setColorModePreference('system');
});

const classes = (): string[] => [...document.documentElement.classList].sort();

describe('color mode', () => {
  it('GIVEN no choice WHEN the system turns dark THEN the page follows', () => {
    const { result } = renderHook(useColorMode);
    expect(result.current).toMatchObject({ mode: 'light', preference: 'system' });
    act(() => setSystemDark(true));
    expect(result.current.mode).toBe('dark');
    expect(classes()).toEqual(['dark']);
  });

  it('GIVEN a choice WHEN the system changes THEN the choice holds, and is kept', () => {
    const { result } = renderHook(useColorMode);
    act(() => result.current.toggle());
    expect(result.current.mode).toBe('dark');
    act(() => setSystemDark(true));
    act(() => setSystemDark(false));
    expect(classes()).toEqual(['dark']);
    expect(localStorage.getItem('color-mode')).toBe('dark');
  });

  it('GIVEN a choice WHEN it is given back to the system THEN nothing is kept', () => {
    const { result } = renderHook(useColorMode);
    act(() => setColorModePreference('dark'));
    act(() => setColorModePreference('system'));
    expect(result.current).toMatchObject({ mode: 'light', preference: 'system' });
    expect(localStorage.getItem('color-mode')).toBeNull();
  });
});
