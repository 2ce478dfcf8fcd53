import { inflateSync } from 'node:zlib';

type Part = { head: string; stream: string };

/** The objects of a PDF by their numbers, with what is packed in them. */
function readObjects(pdf: Buffer): Map<string, Part> {
  const objects = new Map<string, Part>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)) {
    const [head = '', packed] = body.split(/\nstream\n([\s\S]*)\nendstream$/);
    const isPacked = packed !== undefined && /\/Filter \/FlateDecode/.test(head);
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : (packed ?? '');
    objects.set(id, { head, stream });
  }
  return objects;
}

const toLetters = (hex: string): string =>
  (hex.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** What each glyph of a font stands for, as the PDF says it to whoever copies from it or hears it. */
const readGlyphs = (cmap: string): string[] =>
  [...cmap.matchAll(/^<\w+> <\w+> \[(.*)\]$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => toLetters(hex)),
  );

/** The text of each page of a PDF as PDFKit writes it. */
export function readPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const heads = [...objects.values()].map(({ head }) => head);
  const partOf = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  const fonts = new Map(
    heads
      .flatMap((head) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => [
        name,
        readGlyphs(partOf(objects.get(id)?.head ?? '', 'ToUnicode')?.stream ?? ''),
      ]),
  );
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(heads.find((head) => head.includes('/Kids')) ?? '') ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const content = partOf(objects.get(id)?.head ?? '', 'Contents')?.stream ?? '';
    let glyphs: string[] = [];
    const texts = [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|^ET$/gm)].map(([, font, drawn]) => {
      if (font) glyphs = fonts.get(font) ?? [];
      if (drawn === undefined) return font ? '' : ' ';
      return [...drawn.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '')
        .join('');
    });
    return texts.join('').replaceAll(/\s+/g, ' ').trim();
  });
}
