const key = 'alarm-offer';

/** Stored on this device. Without storage the offer comes again. */
export function isOfferDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function dismissOffer(): void {
  try {
    localStorage.setItem(key, 'no');
  } catch {
    // No storage: the offer comes again.
  }
}

export function restoreOffer(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // No storage: nothing to remove.
  }
}
