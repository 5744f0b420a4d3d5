import { defineSemanticTokens } from '@chakra-ui/react';

const shade = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const palette = (
  colors: Readonly<
    Record<
      'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focusRing',
      readonly [string, string]
    >
  >,
) => ({
  solid: shade(...colors.solid),
  contrast: shade(...colors.contrast),
  fg: shade(...colors.fg),
  subtle: shade(...colors.subtle),
  muted: shade(...colors.muted),
  emphasized: shade(...colors.emphasized),
  border: shade(...colors.border),
  focusRing: shade(...colors.focusRing),
});

/**
 * Colours by what they mean: warm paper and ink, one accent, and the three severities. Text colours keep at least
 * 4.5 : 1 on every ground they are used on (WCAG 2.2, 1.4.3); rails, borders of fields and focus rings 3 : 1 (1.4.11).
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: shade('#faf9f7', '#121214'),
    panel: shade('#ffffff', '#1a1a1d'),
    subtle: shade('#f5f3f0', '#1f1f23'),
    muted: shade('#efece7', '#27272c'),
    emphasized: shade('#e3dfd8', '#34343a'),
    inverted: shade('#1c1b19', '#f2f0ec'),
  },
  fg: {
    DEFAULT: shade('#1c1b19', '#ecebe8'),
    muted: shade('#57534c', '#b3b1ac'),
    subtle: shade('#6a665e', '#9b9994'),
    inverted: shade('#faf9f7', '#121214'),
    error: shade('#9b1c1c', '#ffb3ab'),
  },
  border: {
    DEFAULT: shade('#e4e0d9', '#303036'),
    muted: shade('#eeebe5', '#26262b'),
    emphasized: shade('#8d887e', '#77757b'),
    error: shade('#b42318', '#e5665c'),
  },
  accent: palette({
    solid: ['#27459b', '#a9bdff'],
    contrast: ['#ffffff', '#0f1530'],
    fg: ['#27459b', '#b3c4ff'],
    subtle: ['#eef1fb', '#1e2338'],
    muted: ['#dfe5f7', '#283052'],
    emphasized: ['#c5d0f0', '#35406b'],
    border: ['#c5d0f0', '#35406b'],
    focusRing: ['#3b5fc9', '#8aa4ff'],
  }),
  gray: palette({
    solid: ['#1c1b19', '#ecebe8'],
    contrast: ['#ffffff', '#121214'],
    fg: ['#2d2b27', '#e0deda'],
    subtle: ['#f3f1ed', '#242428'],
    muted: ['#eae7e1', '#2d2d32'],
    emphasized: ['#ddd9d1', '#3a3a41'],
    border: ['#d5d0c7', '#3a3a41'],
    focusRing: ['#3b5fc9', '#8aa4ff'],
  }),
  red: palette({
    solid: ['#b42318', '#f0857b'],
    contrast: ['#ffffff', '#2a0d0a'],
    fg: ['#9b1c1c', '#ffb3ab'],
    subtle: ['#fdf0ee', '#351a18'],
    muted: ['#fae1dd', '#47211e'],
    emphasized: ['#f3c5bf', '#5d2a26'],
    border: ['#eebbb4', '#6b322d'],
    focusRing: ['#b42318', '#f0857b'],
  }),
  severity: {
    high: { fg: shade('#9b1c1c', '#ffb3ab'), bg: shade('#fdf0ee', '#351a18'), rail: shade('#c8332b', '#e5665c') },
    medium: { fg: shade('#7a4a06', '#f3c774'), bg: shade('#fdf5e4', '#30250f'), rail: shade('#b97407', '#d69a35') },
    low: { fg: shade('#1f5a3c', '#a3dab9'), bg: shade('#eef6f0', '#17291f'), rail: shade('#3b8a60', '#52a87b') },
  },
  /** A passage of the contract that a finding speaks of: softly under the pointer, clearly once chosen. */
  mark: { hover: shade('#fff3cf', '#3a3115'), chosen: shade('#ffe39a', '#5a4814') },
  /** Words a suggestion adds or takes away. */
  change: {
    added: { fg: shade('#17572f', '#a3dab9'), bg: shade('#e7f4ea', '#17291f') },
    removed: { fg: shade('#9b1c1c', '#ffb3ab'), bg: shade('#fdecea', '#351a18') },
  },
});

/** Shadows of panels that float above others. */
export const semanticShadows = defineSemanticTokens.shadows({
  xs: shade('0 1px 2px rgb(28 27 25 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  sm: shade('0 1px 3px rgb(28 27 25 / 0.09)', '0 1px 3px rgb(0 0 0 / 0.6)'),
  md: shade('0 4px 12px rgb(28 27 25 / 0.09)', '0 4px 12px rgb(0 0 0 / 0.6)'),
  lg: shade('0 16px 40px rgb(28 27 25 / 0.16)', '0 16px 40px rgb(0 0 0 / 0.7)'),
});
