import { type PointerEvent, useRef } from 'react';

const leastPx = 30;

/** Reads a sideways drag of a finger or the mouse: 1 to the left, which asks for what follows, -1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, along] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) >= leastPx && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    // A picture would be dragged out of the page instead.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
