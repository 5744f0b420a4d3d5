import type { SystemStyleObject } from '@chakra-ui/react';

const tone = (color: string) => ({ textDecorationColor: color });

/** How the clause looks in the editor: contract text in a serif, findings underlined in the colour of their severity. */
export const editorLook: SystemStyleObject = {
  '& .tiptap': {
    position: 'relative',
    minH: 'full',
    maxW: 'prose',
    px: { base: '4', md: '6' },
    py: { base: '4', md: '5' },
    fontFamily: 'contract',
    fontSize: { base: 'md', md: '1.0625rem' },
    lineHeight: '1.7',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    hyphens: 'manual',
  },
  '& .tiptap p': { minH: '1.7em' },
  '& .tiptap strong': { fontWeight: 'bold' },
  '& .tiptap em': { fontStyle: 'italic' },
  // Lines outside the window cost no layout; only long texts need it, and only there the scroll bar may be inexact.
  '&[data-long] .tiptap p': { contentVisibility: 'auto', containIntrinsicSize: 'auto 3.4em' },
  '& .tiptap p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.subtle',
    float: 'left',
    height: '0',
    pointerEvents: 'none',
  },
  '& .clause-mark': {
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
    borderRadius: 'xs',
    transition: 'background-color 150ms',
  },
  '& .clause-mark-number::before': {
    content: 'attr(data-number)',
    display: 'inline-block',
    me: '0.5',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '0.65em',
    fontWeight: 'semibold',
    lineHeight: '1',
    verticalAlign: 'super',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
  },
  '& .clause-mark-number + .clause-mark-number::before': { content: '", " attr(data-number)', ms: '-0.5' },
  // Where passages overlap, the gravest shows: it comes last.
  '& .clause-mark-low': { ...tone('severity.low.rail'), textDecorationStyle: 'dotted' },
  '& .clause-mark-medium': { ...tone('severity.medium.rail'), textDecorationStyle: 'dashed' },
  '& .clause-mark-high': { ...tone('severity.high.rail'), textDecorationStyle: 'solid' },
  '& .clause-mark-hover': { bg: 'mark.hover' },
  '& .clause-mark-chosen': { bg: 'mark.chosen', boxDecorationBreak: 'clone' },
};
