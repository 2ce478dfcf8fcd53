import type { PictureItem } from './items';
import type { Outcome } from './outcome';

/** A lost session leaves the item unchanged. */
export function toEnded(item: PictureItem, file: File, outcome: Outcome): PictureItem {
  const { key, alt, fileName, isLocation, slot, previewUrl = '' } = item;
  const named = { key, alt, fileName, ...(isLocation && { isLocation }), ...(slot && { slot }) };
  switch (outcome.kind) {
    case 'stored':
      return { ...named, state: 'stored', picture: outcome.made };
    case 'dropped':
      return { ...named, state: 'dropped', file, previewUrl, reason: outcome.reason };
    case 'refused':
      return { ...named, state: 'refused', reason: outcome.reason };
    case 'signed-out':
      return item;
  }
}
