'use client';

import { isOfOpenSheet } from './sheet-href';

const own = 'own-step';

/** Resolves after the router has the new address. */
export function stepBack(key: string): Promise<void> {
  const { navigation } = window;
  return new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true });
    const step = navigation.traverseTo(key, { info: own });
    step.committed?.catch(() => done());
  });
}

/** Null where the browser does not report it. */
export function findStepBefore(href: string): string | null {
  const index = window.navigation?.currentEntry?.index ?? 0;
  const steps = window.navigation?.entries().slice(0, index) ?? [];
  const before = steps.findLast(({ url }) => url === null || !isOfOpenSheet(url));
  return before?.sameDocument && before.url === new URL(href, location.href).href ? before.key : null;
}

/** Browsers allow one blocked step per user action; any further step passes. */
export function holdSteps(onStep: (go: () => void) => void): () => void {
  const hold = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable, info } = event;
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable || info === own) return;
    if (isOfOpenSheet(destination.url)) return;
    event.preventDefault();
    onStep(() => void stepBack(destination.key));
  };
  window.navigation?.addEventListener('navigate', hold);
  return () => window.navigation?.removeEventListener('navigate', hold);
}
