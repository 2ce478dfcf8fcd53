import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** The table of a WOFF file that says which characters it draws. */
function readTable(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => 44 + index * 20);
  const entry = entries.find((at) => woff.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('This font says of no character that it draws it.');
  const [offset, packed, full] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const data = woff.subarray(offset, offset + packed);
  return packed < full ? inflateSync(data) : data;
}

/** The characters that a WOFF file draws, of its subtables in format 4. */
export function listCharacters(file: string): Set<string> {
  const table = readTable(readFileSync(file));
  const found = new Set<string>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const at = table.readUInt32BE(8 + index * 8);
    if (table.readUInt16BE(at) !== 4) continue;
    const segments = table.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const end = table.readUInt16BE(at + 14 + segment * 2);
      const start = table.readUInt16BE(at + 16 + (segments + segment) * 2);
      for (let code = start; code <= end && code < 0xffff; code += 1) found.add(String.fromCodePoint(code));
    }
  }
  return found;
}
