'use client';

import { useState } from 'react';
import { askServer } from '@/components/admin/ask-server';
import { isStored } from '@/components/ui/picture-uploader/items';
import { usePictures } from '@/components/ui/picture-uploader/use-pictures';
import { addHeroImagesAction } from '@/lib/domain/hero/actions';
import type { HeroImage } from '@/lib/domain/hero/dto';

/** The files on their way to the home page. They stand in the page, not in the dialog, and go on when that is closed. */
export function useHeroUpload(onAdded: (images: HeroImage[], count: number) => void) {
  const pictures = usePictures([]);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { items, sendingCount } = pictures;
  const stored = items.filter(isStored);

  const clear = () => {
    for (const { key } of items) pictures.remove(key);
    setFailure(null);
  };

  const save = async () => {
    if (stored.length === 0 || isSaving || sendingCount > 0) return;
    setIsSaving(true);
    setFailure(null);
    const ids = stored.map(({ picture }) => picture._id);
    const alts = Object.fromEntries(stored.map(({ picture, alt }) => [picture._id, alt]));
    const result = await askServer(() => addHeroImagesAction(ids, alts));
    setIsSaving(false);
    if (!result.ok) return setFailure(`The images were not added. ${result.error.message}`);
    clear();
    onAdded(result.data, ids.length);
  };

  return {
    pictures,
    readyCount: stored.length,
    leftOutCount: items.filter(({ state }) => state === 'dropped' || state === 'refused').length,
    isSaving,
    isBusy: isSaving || sendingCount > 0,
    failure,
    save,
    clear,
  };
}

export type HeroUpload = ReturnType<typeof useHeroUpload>;
