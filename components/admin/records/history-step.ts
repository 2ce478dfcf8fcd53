'use client';

const own = 'own-step';

/** Goes back, or to an entry of the history, without a question. Done when the router knows of it. */
export function stepBack(key?: string): Promise<void> {
  const { navigation } = window;
  return new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true });
    const step =
      key === undefined ? navigation.back({ info: own }) : navigation.traverseTo(key, { info: own });
    // Another step came in between.
    step.committed?.catch(() => done());
  });
}

/** Whether the step before this one, in this page, led to that address. Never where the browser does not tell. */
export function isStepBefore(href: string): boolean {
  const index = window.navigation?.currentEntry?.index ?? 0;
  const before = index > 0 ? window.navigation.entries()[index - 1] : undefined;
  return before?.sameDocument === true && before.url === new URL(href, location.href).href;
}

/**
 * Holds the steps that somebody makes in the history by the browser or the phone, and hands over what makes them after all.
 * A browser lets a page do so once for each thing done on it; any other step is made.
 */
export function holdSteps(onStep: (go: () => void) => void): () => void {
  const hold = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable, info } = event;
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable || info === own) return;
    event.preventDefault();
    onStep(() => void stepBack(destination.key));
  };
  window.navigation?.addEventListener('navigate', hold);
  return () => window.navigation?.removeEventListener('navigate', hold);
}
