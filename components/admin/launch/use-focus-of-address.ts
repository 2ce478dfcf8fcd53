import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

const acts = ['pointerdown', 'keydown'] as const;

/** Gives the focus to what the address names, as soon as its form is there, unless the person has begun with something else. */
export function useFocusOfAddress(): void {
  const address = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id === '' || !address) return;
    const ended = new AbortController();
    const find = () => {
      // A screen that is kept behind another may have one of this name, too.
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
