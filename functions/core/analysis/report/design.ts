import type { Content, StyleDictionary } from 'pdfmake/interfaces';
import type { RiskLevel } from '../../../../shared/analysis.ts';

/** Colours of print: dark enough for a black-and-white copy. */
export const colours = {
  ink: '#1c1f24',
  muted: '#5c6470',
  rule: '#d9dce1',
  panel: '#f5f6f8',
  accent: '#274b7a',
  inserted: '#0b6b4f',
  deleted: '#a12c2c',
  marked: '#fff3d1',
} as const;

export const levelColours: Readonly<Record<RiskLevel, string>> = { high: '#a3201d', medium: '#8a5a00', low: '#2c6b3a' };

export const styles: StyleDictionary = {
  wordmark: { font: 'sans', fontSize: 8, bold: true, characterSpacing: 1.6, color: colours.accent },
  title: { font: 'serif', fontSize: 19, lineHeight: 1.08, color: colours.ink },
  section: { font: 'serif', fontSize: 13, color: colours.ink },
  lead: { font: 'serif', fontSize: 9.6, lineHeight: 1.2 },
  label: { fontSize: 7.2, color: colours.muted },
  small: { fontSize: 7.6, color: colours.muted, lineHeight: 1.25 },
  body: { fontSize: 8.2, lineHeight: 1.15 },
  finding: { fontSize: 9, bold: true, lineHeight: 1.15 },
  contract: { font: 'serif', fontSize: 8.6, lineHeight: 1.15 },
  quote: { font: 'serif', italics: true, fontSize: 8.4, lineHeight: 1.2, color: colours.muted },
};

/** Width of the text column of a page, in points, beside its margins. */
export const pageMargins = { left: 46, right: 46, top: 38, bottom: 34 } as const;

/** A section's heading, which never stands last on a page: `first` comes with it. */
export const section = (title: string, first: Content, ...rest: readonly Content[]): Content[] => [
  {
    unbreakable: true,
    stack: [{ text: title, style: 'section', margin: [0, 5, 0, 3], headlineLevel: 1 }, first],
  },
  ...rest,
];

/** A severity's shape: a triangle, a diamond or a disc, so that colour alone carries nothing. */
export const levelShape = (level: RiskLevel, size = 8): Content => {
  const color = levelColours[level];
  const half = size / 2;
  if (level === 'low')
    return { canvas: [{ type: 'ellipse', x: half, y: half, r1: half - 0.4, r2: half - 0.4, color }] };
  const points =
    level === 'high'
      ? [
          { x: half, y: 0 },
          { x: size, y: size },
          { x: 0, y: size },
        ]
      : [
          { x: half, y: 0 },
          { x: size, y: half },
          { x: half, y: size },
          { x: 0, y: half },
        ];
  return { canvas: [{ type: 'polyline', closePath: true, points, color, lineWidth: 0 }] };
};

/** A hairline across the column. */
export const rule = (width: number, color: string = colours.rule): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: color }],
});
