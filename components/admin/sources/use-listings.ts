import { useState } from 'react';
import { useLeaveGuard } from '@/components/admin/records/form/use-leave-guard';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { saveListingsAction } from '@/lib/domain/sources/actions';
import type { Source } from '@/lib/domain/sources/dto';
import type { Result } from '@/lib/shared/result';
import {
  chooseProject,
  countFormer,
  fromListingText,
  type SeenListing,
  toListingText,
} from '@/lib/shared/sources/listings';

export function useListings(source: Source, seen: readonly SeenListing[]) {
  const [isWanted, want] = useState(true);
  const [given, setGiven] = useState(0);
  const field = useSavedField<Source>(source, {
    read: (one) => toListingText(one.listings),
    write: async (text, version): Promise<Result<Source>> => {
      const listings = fromListingText(text);
      const result = await saveListingsAction(source._id, { listings, version, isForFormer: isWanted });
      if (!result.ok) return result;
      setGiven(result.data.given);
      return { ok: true, data: result.data.source };
    },
  });
  const { value, saved, state, save, change } = field;
  const listings = fromListingText(value);
  const isUnsaved = value !== saved;
  const choose = (theirs: string, projectId: string) =>
    change(toListingText(chooseProject(listings, theirs, projectId)));
  const submit = () => {
    if (isUnsaved && state !== 'saving') void save(value);
  };
  const guard = useLeaveGuard(isUnsaved);
  const former = { count: isUnsaved ? countFormer(listings, seen) : 0, isWanted, want, given };
  return { field, listings, choose, isUnsaved, former, guard, submit };
}
