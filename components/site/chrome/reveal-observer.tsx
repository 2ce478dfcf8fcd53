import { useEffect } from 'react';

const revealing = '[data-reveals]';

function observeReveals(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const element = entry.target as HTMLElement;
      // The element may have left again before this callback runs.
      if (element.dataset.reveals === 'once' && element.dataset.reveal === 'in') continue;
      // Elements in view at load must not disappear first.
      if (entry.isIntersecting && element.dataset.reveal) element.dataset.reveal = 'in';
      if (!entry.isIntersecting) element.dataset.reveal = 'out';
      if (entry.isIntersecting && element.dataset.reveals === 'once') observer.unobserve(element);
    }
  });
  const observeWithin = (root: ParentNode) => {
    for (const element of root.querySelectorAll(revealing)) observer.observe(element);
  };
  observeWithin(document);
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(revealing)) observer.observe(node);
        observeWithin(node);
      }
  });
  additions.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    additions.disconnect();
  };
}

/** SHELL-4: one observer for all pages of a visit. */
export function RevealObserver() {
  useEffect(observeReveals, []);
  return null;
}
