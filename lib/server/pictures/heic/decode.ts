import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { processLimit } from '../../process-limit';
import { runApart } from '../run-apart';

const program = 'lib/server/pictures/heic/decode-process.mjs';
// The largest that is taken needs 4 s of a processor of its own.
const decodingMs = 60_000;
const mutex = processLimit('HEIC photos', 1);

export class HeicRefusal extends Error {}

/** It has more pixels than an upload may have. */
export class HeicTooLarge extends Error {}

/**
 * A HEIC photo as PNG, upright and with its colours, no larger than a master; decoded in a process of its own, one at a time.
 * @throws HeicTooLarge, or HeicRefusal where it is damaged, or took too long or too much memory.
 */
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
