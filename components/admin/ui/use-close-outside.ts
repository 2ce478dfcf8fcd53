import { type RefObject, useEffect } from 'react';

/** Pressed outside it, an open list closes, as a menu does. */
export function useCloseOutside(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) list.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [list]);
}
