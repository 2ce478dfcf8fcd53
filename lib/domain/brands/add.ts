import 'server-only';
import { messages } from '@/lib/content/messages';
import type { Editor } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { addPictureRecords } from '@/lib/server/records/write';
import { AppError } from '@/lib/shared/errors';
import { newPictures } from '@/lib/shared/parsing/fields';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Brand } from './fields';
import { writableBrands } from './rules';

export async function addBrands(editor: Editor, input: unknown): Promise<Mutated<Brand[]>> {
  const { pictures } = parseInput(newPictures, input);
  if (pictures.length === 0) throw new AppError('invalid', messages.admin.noBrandChosen);
  return addPictureRecords(editor, writableBrands, pictures);
}
