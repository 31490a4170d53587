/** Holding a row with a finger opens its details. */
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const longPressMs = 500;
/** A finger that moves further is scrolling, in pixels. */
const stillDistance = 10;

/** @example <label {...useLongPress(open)}> */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, longPressMs);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > stillDistance) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The click that ends the press must not tick the row.
    onClick: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault();
      wasLong.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current || wasLong.current) event.preventDefault();
    },
  };
}
