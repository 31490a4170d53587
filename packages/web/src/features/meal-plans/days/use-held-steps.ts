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
  const [shown, setShown] = useState<number>();
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; value: number | undefined }>(
    undefined,
  );
  const wasHeld = useRef(false);
  const next = (from: number, by: number) => Math.max(min, Math.min(max, from + by));
  const release = () => {
    if (!held.current) return;
    clearTimeout(held.current.timer);
    const { value: last } = held.current;
    held.current = undefined;
    setShown(undefined);
    if (last !== undefined && last !== value) onChange(last);
  };
  const latestRelease = useRef(release);
  useEffect(() => {
    latestRelease.current = release;
  });
  useEffect(() => () => latestRelease.current(), []);

  const press = (by: number) => {
    wasHeld.current = false;
    const repeat = (from: number) => {
      wasHeld.current = true;
      const stepped = next(from, by);
      setShown(stepped);
      held.current = { timer: setTimeout(() => repeat(stepped), repeatMs), value: stepped };
    };
    held.current = { timer: setTimeout(() => repeat(value), holdMs), value: undefined };
  };
  return {
    value: shown ?? value,
    buttonFor: (by: 1 | -1) => ({
      onPointerDown: () => press(by),
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onClick: () => {
        // The click that ends the holding is no step of its own.
        if (!wasHeld.current && next(value, by) !== value) onChange(next(value, by));
        wasHeld.current = false;
      },
    }),
  };
}
