import { updateSourceAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';
import type { SourceChange } from '@/lib/domain/sources/schema';
import type { Result } from '@/lib/shared/result';

export const saveOver = (
  { _id, version }: Pick<Source, '_id' | 'version'>,
  change: Omit<SourceChange, 'version'>,
): Promise<Result<Source>> => updateSourceAction(_id, { ...change, version });
