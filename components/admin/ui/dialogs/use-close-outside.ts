import { type RefObject, useEffect } from 'react';

export function useCloseOutside(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) list.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [list]);
}
