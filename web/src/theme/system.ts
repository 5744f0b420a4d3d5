import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { semanticColors, semanticShadows } from './colors.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { tokens } from './tokens.ts';

const styles = (sizes: Readonly<Record<string, readonly [string, string]>>) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, [fontSize, lineHeight]]) => [name, { value: { fontSize, lineHeight } }]),
  );

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    '*': {
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'accent',
      scrollPaddingTop: '5rem',
      textRendering: 'optimizeLegibility',
      '--topbar-height': { base: '3.5rem', md: '0px' },
    },
    // Figures keep one width where they stand in line; in running text that would loosen the hyphens of this typeface.
    'time, meter': { fontVariantNumeric: 'tabular-nums' },
    '*::placeholder': { color: 'fg.subtle', opacity: 1 },
    '*::selection': { bg: 'accent.emphasized' },
    ':focus-visible': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    'dialog::backdrop': { bg: 'rgb(18 18 20 / 0.45)' },
    // Fingers need 44 px, however wide the window is. A link within a sentence stays as high as its line.
    'a, button, summary, label:has(input:is([type=checkbox], [type=radio])), [role=option], .chakra-input, .chakra-native-select__field':
      {
        '@media (pointer: coarse)': {
          minHeight: '{sizes.11} !important',
          minWidth: '{sizes.11} !important',
          alignContent: 'center',
        },
      },
    // Fields of 16 px keep phones from zooming in.
    'input, textarea, select': { fontSize: { base: '1rem', md: '0.875rem' } },
    // Printing with a printable dialog open prints that dialog, and nothing of the page behind it.
    'body:has(> dialog[data-print=sheet][open])': {
      '@media print': {
        '& > :not(dialog)': { display: 'none' },
        '& > dialog, & > dialog *': { maxHeight: 'none', height: 'auto', overflow: 'visible' },
        '& > dialog': { position: 'static', width: '100%', maxWidth: 'none', border: 'none', boxShadow: 'none' },
        '& > dialog::backdrop': { display: 'none' },
      },
    },
    '[data-print=hide]': { '@media print': { display: 'none !important' } },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not nearly nothing: that would have every change of every element wait for the next frame.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.45 } },
      'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
      'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } },
      'slide-in-left': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
      'slide-in-right': { from: { transform: 'translateX(calc(100% + 1rem))' }, to: { transform: 'none' } },
      'bg-position': {
        from: { backgroundPosition: 'var(--animate-from, 1rem) 0' },
        to: { backgroundPosition: 'var(--animate-to, 0) 0' },
      },
    },
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    textStyles: styles({
      '2xs': ['0.6875rem', '1rem'],
      xs: ['0.75rem', '1.125rem'],
      sm: ['0.875rem', '1.375rem'],
      md: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.625rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.5rem', '2rem'],
      '3xl': ['1.875rem', '2.375rem'],
    }),
    layerStyles: {
      disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
      panel: { value: { background: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3' } },
    },
    recipes,
    slotRecipes,
  },
});

/** The product's own Chakra system: its base and hand-picked parts, so that the first script stays small. */
export const system = createSystem(defaultBaseConfig, config);
