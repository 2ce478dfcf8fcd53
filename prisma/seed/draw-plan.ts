import { site } from '@/lib/content/site';

export type DrawnHome = {
  title: string;
  carpetArea: number;
  outside?: { name: string; area: number };
  rows: (readonly [room: string, weight: number])[][];
};

const sheet = { width: 2000, height: 1500 };
const frame = { left: 150, top: 420, width: 1180, height: 800 };
const ratio = 1.45;
const ink = '#14110d';
const grey = '#6f6a60';
const outsideDepth = 0.22;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const write = (x: number, y: number, text: string, size = 24, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${ink}" ${more}>${escapeText(text)}</text>`;

const box = (x: number, y: number, width: number, height: number, more: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" stroke="${ink}" ${more}/>`;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export function drawPlan({ title, carpetArea, outside, rows }: DrawnHome): string {
  const widthM = Math.sqrt(carpetArea * ratio);
  const heightM = carpetArea / widthM;
  const scale = Math.min(frame.width / widthM, frame.height / heightM);
  const [width, height] = [widthM * scale, heightM * scale];
  const { left, top } = frame;
  const all = sum(rows.flat().map(([, weight]) => weight));
  let y = top;
  const rooms = rows.map((row) => {
    const inRow = sum(row.map(([, weight]) => weight));
    const depth = (height * inRow) / all;
    let x = left;
    const drawn = row.map(([name, weight]) => {
      const breadth = (width * weight) / inRow;
      const middle = `text-anchor="middle"`;
      const size = `${(breadth / scale).toFixed(1)} × ${(depth / scale).toFixed(1)}`;
      const room =
        box(x, y, breadth, depth, 'fill="none" stroke-width="7"') +
        write(x + breadth / 2, y + depth / 2, name, 24, `${middle} font-weight="700"`) +
        write(x + breadth / 2, y + depth / 2 + 32, size, 22, middle);
      x += breadth;
      return room;
    });
    y += depth;
    return drawn.join('');
  });
  const depth = outside ? Math.min(height * outsideDepth, (outside.area * scale * scale) / (width * 0.5)) : 0;
  const breadth = outside ? (outside.area * scale * scale) / depth : 0;
  const out = outside
    ? box(left, top - depth, breadth, depth, 'fill="#efe9db" stroke-width="4"') +
      write(left + breadth / 2, top - depth / 2 + 8, outside.name, 24, 'text-anchor="middle"')
    : '';
  const table = [
    ['Carpet area', carpetArea],
    ...(outside ? [[`${outside.name} (not included)`, outside.area]] : []),
  ].map(([name, area], at) => {
    const line = 420 + at * 56;
    return (
      write(1420, line, String(name), 26) +
      write(1890, line, `${Number(area).toFixed(2)} sq m`, 26, 'text-anchor="end" font-weight="700"')
    );
  });
  const bar = [0, 1, 2, 3]
    .map((metre) =>
      box(1420 + metre * scale, 1180, scale, 14, `fill="${metre % 2 ? 'none' : ink}" stroke-width="3"`),
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" font-family="Liberation Sans, Arial, sans-serif">`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${site.colors.paper}"/>`,
    write(110, 130, title, 46, 'font-weight="700"'),
    write(
      110,
      178,
      'Schematic plan, to scale. Room sizes are shares of the carpet area. This is not a building plan.',
      26,
    ),
    out,
    ...rooms,
    box(left, top, width, height, 'fill="none" stroke-width="16"'),
    write(left + width / 2, top + height + 60, `${widthM.toFixed(2)} m`, 26, 'text-anchor="middle"'),
    ...table,
    bar,
    write(1420, 1235, `0 to 4 m`, 24),
    `<line x1="110" x2="1890" y1="1400" y2="1400" stroke="${grey}"/>`,
    write(110, 1445, 'Illustrative. Invented for the demo.', 24),
    '</svg>',
  ].join('');
}
