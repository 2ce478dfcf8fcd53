const key = 'alarm-offer';

/** On this device alone. One that keeps nothing is asked again. */
export function isOfferPutAway(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function putOfferAway(): void {
  try {
    localStorage.setItem(key, 'no');
  } catch {
    // It is asked again.
  }
}

/** Somebody lets it ring after all. */
export function offerAgain(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never put away.
  }
}
