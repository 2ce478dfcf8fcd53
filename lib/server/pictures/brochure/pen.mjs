// @ts-check
import path from 'node:path';
import { toDrawable } from './drawable.mjs';

const packages = path.join(process.cwd(), 'node_modules/@fontsource');

/** WOFF: the library cannot subset WOFF2. */
export const faces = {
  display: path.join(packages, 'marcellus/files/marcellus-latin-400-normal.woff'),
  text: path.join(packages, 'instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  strong: path.join(packages, 'instrument-sans/files/instrument-sans-latin-600-normal.woff'),
};

const ink = '#221f1b';
const stone = '#665d51';
const lineColor = '#d9d0c3';

/** Points. RERA, section 11(2): a registration has at least half the size of the name. */
const styles = {
  brand: { face: faces.display, size: 17, color: ink },
  name: { face: faces.display, size: 26, color: ink },
  title: { face: faces.display, size: 15, color: ink },
  registration: { face: faces.strong, size: 13, color: ink },
  strong: { face: faces.strong, size: 10, color: ink },
  text: { face: faces.text, size: 10, color: ink },
  small: { face: faces.text, size: 8.5, color: stone },
};

/** @typedef {keyof typeof styles} Style */
/** @typedef {{ style: Style, text: string }} Line */
/** @typedef {{ x: number, y: number, width: number }} Place */

const lineGap = 1.5;

/** @param {PDFKit.PDFDocument} doc @param {Style} style */
export function take(doc, style) {
  const { face, size, color } = styles[style];
  return doc.font(face).fontSize(size).fillColor(color);
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {Line[]} lines
 * @param {number} width
 */
export const heightOf = (doc, lines, width) =>
  lines
    .map(({ style, text }) => ({ style, text: toDrawable(text) }))
    .filter(({ text }) => text !== '')
    .reduce((sum, { style, text }) => sum + take(doc, style).heightOfString(text, { width, lineGap }), 0);

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {Line[]} lines
 * @param {Place} place
 */
export function write(doc, lines, { x, y, width }) {
  doc.x = x;
  doc.y = y;
  for (const { style, text } of lines) {
    const drawn = toDrawable(text);
    if (drawn !== '') take(doc, style).text(drawn, x, doc.y, { width, lineGap });
  }
}

/** @param {PDFKit.PDFDocument} doc */
export function rule(doc) {
  const { left, right } = doc.page.margins;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save().lineWidth(0.5).strokeColor(lineColor);
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .stroke()
    .restore();
  doc.endMarkedContent();
}
