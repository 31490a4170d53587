/** A number that buttons change by one; held down, they go on. What was held is one change. */
import { useEffect, useRef, useState } from 'react';

const holdMs = 400;
const repeatMs = 90;

export interface HeldStepsOptions {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

export function useHeldSteps({ value, min, max, onChange }: HeldStepsOptions) {
  const next = (from: number, by: number) => Math.max(min, Math.min(max, from + by));
  const hold = useHold((last) => last !== value && onChange(last));
  return {
    value: hold.shown ?? value,
    buttonFor: (by: 1 | -1) => ({
      onPointerDown: () => hold.press(value, (from) => next(from, by)),
      onPointerUp: hold.release,
      onPointerLeave: hold.release,
      onPointerCancel: hold.release,
      onClick: () => {
        // The click that ends the holding is no step of its own.
        const stepped = next(value, by);
        if (!hold.takeWasHeld() && stepped !== value) onChange(stepped);
      },
    }),
  };
}

interface Held {
  timer: ReturnType<typeof setTimeout>;
  /** Undefined before the first repetition. */
  last: number | undefined;
}

/** @param onEnd with the last number */
function useHold(onEnd: (last: number) => void) {
  const [shown, setShown] = useState<number>();
  const held = useRef<Held>(undefined);
  const wasHeld = useRef(false);
  const release = () => {
    const last = held.current?.last;
    clearTimeout(held.current?.timer);
    held.current = undefined;
    setShown(undefined);
    if (last !== undefined) onEnd(last);
  };
  const latest = useRef(release);
  useEffect(() => {
    latest.current = release;
  });
  // A card that is removed meanwhile.
  useEffect(() => () => latest.current(), []);
  const press = (from: number, next: (from: number) => number) => {
    wasHeld.current = false;
    const repeat = (last: number) => {
      wasHeld.current = true;
      setShown(last);
      held.current = { timer: setTimeout(() => repeat(next(last)), repeatMs), last };
    };
    held.current = { timer: setTimeout(() => repeat(next(from)), holdMs), last: undefined };
  };
  const takeWasHeld = () => {
    const was = wasHeld.current;
    wasHeld.current = false;
    return was;
  };
  return { shown, press, release, takeWasHeld };
}
