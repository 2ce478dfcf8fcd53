'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { addHeroImages } from './add';
import type { HeroImage } from './fields';

export async function addHeroImagesAction(input: unknown): Promise<Result<HeroImage[]>> {
  return runEditorAction((editor) => addHeroImages(editor, input));
}
