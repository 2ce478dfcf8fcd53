'use client';

import { useMemo, useState } from 'react';
import { isStored, type StoredItem } from '@/components/admin/pictures/items';
import { toPictureRefs, usePictures } from '@/components/admin/pictures/use-pictures';
import { useUnsavedChoice } from '@/components/admin/records/form/use-auto-keep';
import { askServer } from '@/components/admin/session/ask-server';
import { findUnsavedWork, newRecordId } from '@/components/admin/session/unsaved-work';
import { saveDraftAction } from '@/lib/domain/drafts/actions';
import { addHeroImagesAction } from '@/lib/domain/hero/actions';
import type { HeroImage } from '@/lib/domain/hero/fields';

export const uploadKind = 'hero-upload';

const titleOf = (count: number) => (count === 1 ? '1 new image' : `${count} new images`);

type HeroUploadProps = {
  onAdded: (images: HeroImage[], count: number) => void;
  onDrafted: (count: number) => void;
};

/** The state lives in the page, so that uploads continue after the dialog closes. */
export function useHeroUpload({ onAdded, onDrafted }: HeroUploadProps) {
  const pictures = usePictures([]);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [place, setPlace] = useState<number | undefined>();
  const { items, sendingCount } = pictures;
  const stored = useMemo(() => items.filter(isStored), [items]);
  const keep = useUnsavedChoice(uploadKind, titleOf(stored.length), stored.length > 0 ? stored : null);

  const clear = () => {
    for (const { key } of items) pictures.remove(key);
    setFailure(null);
    setRestoredAt(null);
    setPlace(undefined);
  };

  const restore = () => {
    const work = items.length === 0 ? findUnsavedWork<StoredItem[]>(uploadKind, newRecordId) : null;
    if (!work) return;
    pictures.reset(work.content);
    setRestoredAt(work.savedAt);
  };

  const save = async () => {
    if (stored.length === 0 || isSaving || sendingCount > 0) return;
    setIsSaving(true);
    setFailure(null);
    const added = toPictureRefs(stored);
    const result = await askServer(() => addHeroImagesAction({ pictures: added, place }), keep);
    setIsSaving(false);
    if (!result.ok) return setFailure(`The images were not added. ${result.error.message}`);
    clear();
    onAdded(result.data, added.length);
  };

  /** One save each: a draft belongs to one image. Those that failed stay. */
  const saveDrafts = async () => {
    if (stored.length === 0 || isSaving || sendingCount > 0) return;
    setIsSaving(true);
    setFailure(null);
    for (const item of stored) {
      const [{ _id: picture, ...said } = { _id: '' }] = toPictureRefs([item]);
      const data = { projectId: null, picture, ...said };
      const result = await askServer(() => saveDraftAction('hero-image', { recordId: null, data }), keep);
      if (!result.ok) {
        setIsSaving(false);
        return setFailure(`Not all images were saved as drafts. ${result.error.message}`);
      }
      pictures.remove(item.key);
    }
    setIsSaving(false);
    clear();
    onDrafted(stored.length);
  };

  return {
    pictures,
    place,
    setPlace,
    readyCount: stored.length,
    leftOutCount: items.filter(({ state }) => state === 'dropped' || state === 'refused').length,
    isSaving,
    isBusy: isSaving || sendingCount > 0,
    failure,
    save,
    saveDrafts,
    clear,
    restore,
    restoredAt,
    dismissRestored: () => setRestoredAt(null),
    keep,
    hasUnsaved: items.length > 0,
    /** A file that has not arrived cannot be stored on the device. */
    canKeep: stored.length > 0 && items.every(({ state }) => state === 'stored' || state === 'refused'),
  };
}

export type HeroUpload = ReturnType<typeof useHeroUpload>;
