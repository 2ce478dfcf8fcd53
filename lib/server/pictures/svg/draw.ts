import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { processLimit } from '../../process-limit';
import { runApart } from '../run-apart';
import { checkSvg, SvgRefusal } from './check';
import { toDrawnSize } from './size';
import type { SvgTag } from './tokens';

const program = 'lib/server/pictures/svg/draw-process.mjs';
const drawingMs = 20_000;
const mutex = processLimit('drawn pictures', 1);

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function setSize(text: string, { name, attributes, isEmpty, end }: SvgTag): string {
  const sized = new Map([...attributes, ...Object.entries(toDrawnSize(attributes))]);
  const written = [...sized].map(([key, value]) => `${key}="${escapeAttribute(String(value))}"`);
  return `<${name} ${written.join(' ')}${isEmpty ? '/' : ''}>${text.slice(end)}`;
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SvgRefusal('is not written in UTF-8', { cause });
  }
}

/** @throws SvgRefusal. */
export async function drawSvg(bytes: Buffer, timeoutMs = drawingMs): Promise<Buffer> {
  const text = decodeUtf8(bytes);
  const svg = Buffer.from(setSize(text, checkSvg(text)));
  return mutex(async () => {
    try {
      const job = { svg, sidePx: uploadLimits.svgSidePx };
      const [png] = await runApart({ program, job, count: 1, timeoutMs });
      if (!png) throw new Error('Nothing was drawn.');
      return png;
    } catch (cause) {
      throw new SvgRefusal('is damaged, or takes too long to draw', { cause });
    }
  });
}
