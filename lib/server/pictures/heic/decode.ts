import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { processLimit } from '../../process-limit';
import { runApart } from '../run-apart';

const program = 'lib/server/pictures/heic/decode-process.mjs';
// The largest accepted file takes 4 s of processor time.
const decodingMs = 60_000;
const mutex = processLimit('HEIC photos', 1);

export class HeicRefusal extends Error {}

export class HeicTooLarge extends Error {}

/** One at a time. @throws HeicTooLarge; HeicRefusal when damaged, too slow or too large in memory. */
export const decodeHeic = (heic: Buffer, timeoutMs = decodingMs): Promise<Buffer> =>
  mutex(async () => {
    const { maxPixels, masterWidthPx: sidePx } = uploadLimits;
    const made = await runApart({ program, job: { heic, maxPixels, sidePx }, count: 1, timeoutMs }).catch(
      (cause: unknown) => {
        throw new HeicRefusal('It could not be decoded.', { cause });
      },
    );
    const [png] = made;
    if (!png?.length) throw new HeicTooLarge('It has too many pixels.');
    return png;
  });
