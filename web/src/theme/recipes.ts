import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { tagsInput } from './tags-input-recipe.ts';

/** Targets are at least 44 px on phones and 24 px elsewhere (WCAG 2.2, 2.5.8). */
const control = (height: string) => ({ base: '11', md: height });

const disabled = { _disabled: { layerStyle: 'disabled' } } as const;

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: '1.2',
    fontWeight: 'medium',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    ...disabled,
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { h: control('8'), minW: control('8'), textStyle: 'xs', px: '2.5', gap: '1.5', _icon: { boxSize: '3.5' } },
      sm: { h: control('9'), minW: control('9'), textStyle: 'sm', px: '3', gap: '2', _icon: { boxSize: '4' } },
      md: { h: control('10'), minW: control('10'), textStyle: 'sm', px: '4', gap: '2', _icon: { boxSize: '4' } },
      lg: { h: '11', minW: '11', textStyle: 'md', px: '5', gap: '2.5', _icon: { boxSize: '5' } },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/90' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      surface: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border',
        boxShadow: 'xs',
        _hover: { bg: 'bg.subtle' },
      },
      outline: { borderColor: 'gray.border', color: 'fg', bg: 'bg.panel', _hover: { bg: 'bg.subtle' } },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      plain: { color: 'colorPalette.fg', px: '1', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const field = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.emphasized/60',
  bg: 'bg.panel',
  color: 'fg',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _hover: { borderColor: 'border.emphasized' },
  _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-1px', borderColor: 'transparent' },
  _invalid: { borderColor: 'border.error' },
  ...disabled,
} as const;

const input = defineRecipe({
  className: 'chakra-input',
  base: field,
  variants: {
    size: {
      sm: { h: control('9'), px: '3' },
      md: { h: control('10'), px: '3' },
      lg: { h: '11', px: '4' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const textarea = defineRecipe({
  className: 'chakra-textarea',
  base: { ...field, py: '2', px: '3', lineHeight: '1.5' },
  variants: { size: { md: {} }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'l1',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    flexShrink: '0',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { color: 'fg.muted', borderWidth: '1px', borderColor: 'border' },
      surface: { bg: 'bg.subtle', color: 'fg.muted', borderWidth: '1px', borderColor: 'border' },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      xs: { textStyle: '2xs', px: '1', minH: '4' },
      sm: { textStyle: 'xs', px: '1.5', minH: '5' },
      md: { textStyle: 'sm', px: '2', minH: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

const heading = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', letterSpacing: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl', letterSpacing: 'tighter' },
    },
  },
  defaultVariants: { size: 'xl' },
});

const separator = defineRecipe({
  className: 'chakra-separator',
  base: { display: 'block', borderColor: 'border' },
  variants: {
    variant: { solid: { borderStyle: 'solid' } },
    orientation: { horizontal: { borderTopWidth: '1px' }, vertical: { borderInlineStartWidth: '1px' } },
    size: { sm: {} },
  },
  defaultVariants: { variant: 'solid', orientation: 'horizontal', size: 'sm' },
});

const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l2',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { background: 'unset' },
    },
    variant: { pulse: { background: 'bg.muted', animation: 'pulse' }, none: { animation: 'none' } },
  },
  defaultVariants: { variant: 'pulse', loading: true },
});

const spinner = defineRecipe({
  className: 'chakra-spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    boxSize: 'var(--spinner-size)',
    animation: 'spin',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      xs: { '--spinner-size': 'sizes.3' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
    },
  },
  defaultVariants: { size: 'md' },
});

const kbd = defineRecipe({
  className: 'chakra-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontFamily: 'body',
    fontWeight: 'medium',
    textStyle: '2xs',
    px: '1.5',
    minH: '4.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { height: 'fit-content', display: 'flex', width: '100%', position: 'relative' },
    field: { ...field, ps: '3', pe: '7', '& > option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      insetEnd: '2.5',
      height: '100%',
      color: 'fg.muted',
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: { sm: { field: { h: control('9') } }, md: { field: { h: control('10') } } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const switchRecipe = defineSlotRecipe({
  className: 'chakra-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '2.5',
      alignItems: 'center',
      position: 'relative',
      minH: { base: '11', md: '6' },
    },
    label: { textStyle: 'sm', fontWeight: 'medium', userSelect: 'none', lineHeight: '1' },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      cursor: 'switch',
      borderRadius: 'full',
      w: '8',
      h: '5',
      p: '0.5',
      bg: 'border.emphasized',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _checked: { bg: 'accent.solid' },
      _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
      ...disabled,
    },
    thumb: {
      bg: 'bg.panel',
      boxSize: '4',
      borderRadius: 'full',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
      _checked: { translate: '0.75rem 0' },
    },
  },
  variants: { size: { md: {} }, variant: { solid: {} } },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** The recipes of the Chakra components that the product uses. A component that is not here has no looks: add it first. */
export const recipes = { button, input, textarea, badge, heading, separator, skeleton, spinner, kbd };
export const slotRecipes = { nativeSelect, switch: switchRecipe, tagsInput };
