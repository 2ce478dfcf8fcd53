import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Mutated } from '@/lib/server/records/mutation';
import { listRecords } from '@/lib/server/records/verbs';
import { addPictureRecords } from '@/lib/server/records/write';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { type HeroImage, newHeroImages } from './fields';
import { heroImages } from './kind';
import { writableHeroImages } from './rules';

/** Answers the whole carousel. @throws AppError invalid. */
export async function addHeroImages(editor: Editor, input: unknown): Promise<Mutated<HeroImage[]>> {
  const { pictures, place } = parseInput(newHeroImages, input);
  if (pictures.length === 0) throw new AppError('invalid', 'Choose at least one picture.');
  const { tags } = await addPictureRecords(editor, writableHeroImages, pictures, place);
  return { data: await listRecords(db, heroImages), tags };
}
