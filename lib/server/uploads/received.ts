import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import type { Editor } from '../auth/viewer';
import { finishRenditionsAfterAnswer } from '../pictures/after-answer';
import { discardPictures } from '../pictures/discard';
import { stagePicture } from '../pictures/stage';

const mib = 1024 * 1024;

/** Below the sum of all allowed pictures, which no memory holds. */
export const maxMultipartBytes = 100 * mib;

/** A failure leaves no staged file. @throws AppError of the refused file, or what `save` throws. */
export async function withStagedFiles<T>(
  editor: Editor,
  files: File[],
  save: (ids: string[]) => Promise<T>,
): Promise<T> {
  if (files.length > uploadLimits.maxCount) {
    throw new AppError('too_large', `At most ${uploadLimits.maxCount} pictures at a time.`);
  }
  const ids: string[] = [];
  try {
    for (const file of files) {
      const bytes = Buffer.from(await file.arrayBuffer());
      const { id } = await stagePicture({ bytes, fileName: file.name, uploadedById: editor.userId });
      ids.push(id);
    }
    return await save(ids);
  } catch (error) {
    await discardPictures(ids);
    throw error;
  } finally {
    finishRenditionsAfterAnswer(ids);
  }
}
