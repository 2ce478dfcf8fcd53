// @ts-check
// Plain JavaScript: `card-process.mjs` runs it outside of the bundle.
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { cropPhoto } from '../crop.mjs';
import { toDrawable } from './drawable.mjs';
import { faces, heightOf, rule, take, write } from './pen.mjs';

/** @typedef {import('./pen.mjs').Line} Line */
/**
 * @typedef {object} Section
 * @property {string} title
 * @property {string} [note]
 * @property {number[]} columns their widths, as parts of the whole
 * @property {Line[][][]} rows the lines of each cell
 */
/**
 * @typedef {object} Sheet what the brochure says
 * @property {string} lang
 * @property {string} title of the document
 * @property {string} day on which it is made, as 2026-11-26
 * @property {string} brand
 * @property {string[]} address
 * @property {string} name
 * @property {string} place
 * @property {string[][]} registrations each with what stands below it
 * @property {Section[]} sections
 * @property {string} foot
 */
/**
 * @typedef {object} BrochureJob
 * @property {Sheet} sheet
 * @property {{ bytes: Uint8Array, focal: { x: number, y: number }, alt: string } | null} photo
 * @property {number} maxPixels
 */

const margins = { top: 48, bottom: 66, left: 48, right: 48 };
const gap = 14;
const rowPadding = 6;
const photoHeight = 236;
/** Pixels of the picture per point of the page: 150 dpi. */
const density = 150 / 72;
/** Points. A title must not end a page. */
const leastBelowTitle = 96;

/** The library writes it into XML unescaped. @param {string} text */
const toMetadata = (text) =>
  text
    .toWellFormed()
    .replaceAll('&', 'and')
    .replaceAll(/[<>\p{Cc}]/gu, '');

/** @param {PDFKit.PDFDocument} doc */
const innerWidth = (doc) => doc.page.width - doc.page.margins.left - doc.page.margins.right;

/** @param {PDFKit.PDFDocument} doc @param {number} height */
function makeRoom(doc, height) {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} parent
 * @param {string} tag
 * @param {Line[]} lines
 */
function tell(doc, parent, tag, lines) {
  if (lines.every(({ text }) => toDrawable(text) === '')) return;
  const { left: x } = doc.page.margins;
  parent.add(doc.struct(tag, {}, () => write(doc, lines, { x, y: doc.y, width: innerWidth(doc) })));
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} body
 * @param {Sheet} sheet
 */
function drawHead(doc, body, { brand, address, name, place, registrations }) {
  tell(doc, body, 'P', [{ style: 'brand', text: brand }]);
  tell(doc, body, 'P', [{ style: 'small', text: address.join(', ') }]);
  doc.y += 8;
  rule(doc);
  doc.y += gap;
  tell(doc, body, 'H1', [{ style: 'name', text: name }]);
  tell(doc, body, 'P', [{ style: 'text', text: place }]);
  for (const [number = '', ...below] of registrations) {
    doc.y += 8;
    tell(doc, body, 'P', [{ style: 'registration', text: number }]);
    for (const text of below) tell(doc, body, 'P', [{ style: 'small', text }]);
  }
  doc.y += gap;
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} body
 * @param {NonNullable<BrochureJob['photo']>} photo
 * @param {number} maxPixels
 */
async function drawPhoto(doc, body, { bytes, focal, alt }, maxPixels) {
  const { left: x } = doc.page.margins;
  const width = innerWidth(doc);
  const box = { width: Math.round(width * density), height: Math.round(photoHeight * density) };
  const jpeg = await (await cropPhoto({ bytes, focal, box }, maxPixels)).jpeg({ quality: 80 }).toBuffer();
  makeRoom(doc, photoHeight);
  const { y } = doc;
  body.add(doc.struct('Figure', { alt }, () => doc.image(jpeg, x, y, { width, height: photoHeight })));
  doc.y = y + photoHeight + gap;
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} table
 * @param {Line[][]} cells
 * @param {number[]} columns
 */
function drawRow(doc, table, cells, columns) {
  const { left } = doc.page.margins;
  const whole = innerWidth(doc) - gap * (columns.length - 1);
  const sum = columns.reduce((one, other) => one + other, 0);
  const widths = columns.map((part) => (whole * part) / sum);
  const height = Math.max(...cells.map((lines, at) => heightOf(doc, lines, widths[at] ?? whole)));
  makeRoom(doc, height + 2 * rowPadding);
  const y = doc.y + rowPadding;
  const row = doc.struct('TR');
  table.add(row);
  let x = left;
  for (const [at, lines] of cells.entries()) {
    const place = { x, y, width: widths[at] ?? whole };
    row.add(doc.struct(at === 0 ? 'TH' : 'TD', {}, () => write(doc, lines, place)));
    x += place.width + gap;
  }
  row.end();
  doc.y = y + height + rowPadding;
  rule(doc);
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} body
 * @param {Section} section
 */
function drawSection(doc, body, { title, note = '', columns, rows }) {
  makeRoom(doc, leastBelowTitle);
  doc.y += gap;
  tell(doc, body, 'H2', [{ style: 'title', text: title }]);
  doc.y += 3;
  tell(doc, body, 'P', [{ style: 'small', text: note }]);
  if (rows.length === 0) return;
  doc.y += 6;
  rule(doc);
  const table = doc.struct('Table');
  body.add(table);
  for (const cells of rows) drawRow(doc, table, cells, columns);
  table.end();
}

/**
 * @param {PDFKit.PDFDocument} doc
 * @param {string} foot
 */
function drawFeet(doc, foot) {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    const { left, right, bottom } = doc.page.margins;
    const y = doc.page.height - bottom + 26;
    const number = `${at + 1} / ${count}`;
    doc.markContent('Artifact', { type: 'Pagination' });
    take(doc, 'small').text(toDrawable(foot), left, y, { lineBreak: false });
    const x = doc.page.width - right - doc.widthOfString(number);
    doc.text(number, x, y, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/**
 * @param {BrochureJob} job
 * @returns {Promise<Buffer>}
 */
export async function drawBrochure({ sheet, photo, maxPixels }) {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.lang,
    displayTitle: true,
    bufferPages: true,
    font: faces.text,
    // The same record gives the same file all day.
    info: {
      Title: toMetadata(sheet.title),
      Author: toMetadata(sheet.brand),
      CreationDate: new Date(sheet.day),
    },
  });
  const made = buffer(doc);
  const body = doc.struct('Document');
  doc.addStructure(body);
  drawHead(doc, body, sheet);
  if (photo) await drawPhoto(doc, body, photo, maxPixels);
  for (const section of sheet.sections) drawSection(doc, body, section);
  body.end();
  drawFeet(doc, sheet.foot);
  doc.end();
  return made;
}
