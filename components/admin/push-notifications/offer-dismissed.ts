const key = 'alarm-offer';

/** Without storage the offer comes again. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const isOfferDismissed = (): boolean => withStorage((storage) => storage.getItem(key)) !== null;
export const dismissOffer = () => void withStorage((storage) => storage.setItem(key, 'no'));
export const restoreOffer = () => void withStorage((storage) => storage.removeItem(key));
