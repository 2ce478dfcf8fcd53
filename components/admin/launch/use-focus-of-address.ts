import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

const acts = ['pointerdown', 'keydown'] as const;

export function useFocusOfAddress(): void {
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id === '' || !address) return;
    const ended = new AbortController();
    const find = () => {
      // The router retains hidden screens, and one may hold an element with the same id.
      const named = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`);
      const control = [...named].find((each) => each.checkVisibility());
      if (!control) return;
      ended.abort();
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(find);
    const { signal } = ended;
    signal.addEventListener('abort', () => observer.disconnect());
    for (const act of acts) addEventListener(act, () => ended.abort(), { signal });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    find();
    return () => ended.abort();
  }, [address]);
}
