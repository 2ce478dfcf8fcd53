import { useEffect } from 'react';
import { limits } from '@/lib/content/limits';

/** HEAD-5: 50 px. */
export function ScrollState() {
  useEffect(() => {
    const header = document.querySelector('.site-header');
    const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > limits.headerScrolledPx);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return null;
}
