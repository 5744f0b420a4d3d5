import type { XmlElement } from '../../../adapters/docx-reader.ts';
import type { Styles } from './styles.ts';
import { at, elements, switchAt, valueAt } from './xml.ts';

/** A colour whose channels are all at least F0 cannot be told from paper. */
const isPaper = (colour: string): boolean => /^(?:F[0-9A-F]){3}$/i.test(colour);

const isShade = ({ attributes }: XmlElement): boolean => {
  const fill = attributes['fill'] ?? 'auto';
  return attributes['themeFill'] !== undefined || (fill !== 'auto' && fill !== '' && !isPaper(fill));
};

/** Whether an element, or one within it, puts a colour behind its text. */
export const holdsShade = (element: XmlElement): boolean =>
  (element.name === 'shd' && isShade(element)) ||
  (element.name === 'highlight' && !/^(?:none|white)$/.test(element.attributes['val'] ?? '')) ||
  elements(element).some(holdsShade);

/** Text of fewer half-points than this is not read by anybody. */
const unreadableHalfPoints = 6;

/** What a run's paragraph adds to its look. */
export interface Ground {
  readonly styleId: string | undefined;
  /** Whether a colour stands behind the text, so that white letters are seen. */
  readonly isShaded: boolean;
}

const isWhite = (colour: XmlElement | undefined): boolean => {
  const { val = '', themeColor, themeShade } = colour?.attributes ?? {};
  return isPaper(val) || (themeColor === 'background1' && themeShade === undefined && val === '');
};

/**
 * Whether Word shows nothing of a run that a reader could see: it is marked hidden, white on paper, without any fill,
 * or too small to read.
 */
export const isUnseen = (run: XmlElement, { styleId, isShaded }: Ground, styles: Styles): boolean => {
  const own = at(run, 'rPr');
  const style = valueAt(own, 'rStyle');
  const vanishes =
    switchAt(own, 'vanish') ?? ((style !== undefined && styles.isHidden(style)) || styles.isHidden(styleId));
  if (vanishes || at(own, 'x:textFill', 'x:noFill')) return true;
  const property = (name: string): XmlElement | undefined =>
    at(own, name) ??
    (style === undefined ? undefined : styles.runProperty(style, name)) ??
    styles.runProperty(styleId, name);
  const size = Number(property('sz')?.attributes['val'] ?? NaN);
  if (size < unreadableHalfPoints) return true;
  const hasGround =
    isShaded || (own !== undefined && holdsShade(own)) || (style !== undefined && styles.isShaded(style));
  return !hasGround && isWhite(property('color'));
};
