'use client';

import { isOfOpenSheet } from './sheet-href';

const own = 'own-step';

/** Goes to an entry of the history without a question. Done when the router knows of it. */
export function stepBack(key: string): Promise<void> {
  const { navigation } = window;
  return new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true });
    const step = navigation.traverseTo(key, { info: own });
    // Another step came in between.
    step.committed?.catch(() => done());
  });
}

/** The step of this page before the open sheet and its parts, if it led to that address. Null where the browser does not tell. */
export function findStepBefore(href: string): string | null {
  const index = window.navigation?.currentEntry?.index ?? 0;
  const steps = window.navigation?.entries().slice(0, index) ?? [];
  const before = steps.findLast(({ url }) => url === null || !isOfOpenSheet(url));
  return before?.sameDocument && before.url === new URL(href, location.href).href ? before.key : null;
}

/**
 * Holds the steps that somebody makes in the history by the browser or the phone, and hands over what makes them after all.
 * A browser lets a page do so once for each thing done on it; any other step is made.
 */
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
