const key = 'alarm-offer';

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
  } catch {}
}

export function restoreOffer(): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
