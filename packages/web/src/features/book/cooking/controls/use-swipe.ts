/**
 * A horizontal swipe changes the screen. Vertical scrolling is left to the browser (`touch-
 * action`).
 */
import { useRef, type PointerEvent } from 'react';
import { forward } from '../../../../direction';

/** Pixels: less is a tap. */
const leastAcross = 50;
/** Pixels from the edge, reserved for the system's gestures. */
const edge = 24;

export function useSwipe({ onPrevious, onNext }: { onPrevious: () => void; onNext: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      const isSwipe = pointerType === 'touch' && isPrimary && x > edge && x < innerWidth - edge;
      start.current = isSwipe ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = (clientX - start.current.x) * forward();
      const along = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < leastAcross || Math.abs(across) < 2 * Math.abs(along)) return;
      (across < 0 ? onNext : onPrevious)();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
