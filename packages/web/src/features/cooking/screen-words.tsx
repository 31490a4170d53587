/**
 * A screen reader hears each new screen: its heading and its text, wherever the focus is. Said are
 * the parts marked `data-said`.
 */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';

export interface ScreenWordsProps {
  /** Which screen; the first one is read by whoever arrives. */
  at: number;
  region: RefObject<HTMLElement | null>;
}

export function ScreenWords({ at, region }: ScreenWordsProps) {
  const output = useRef<HTMLOutputElement>(null);
  const lastAt = useRef(at);
  useEffect(() => {
    if (lastAt.current === at) return;
    lastAt.current = at;
    const said = region.current?.querySelectorAll('[data-said]') ?? [];
    if (output.current) {
      output.current.textContent = [...said].map((part) => part.textContent).join('. ');
    }
    // What had the focus may have gone with the last screen.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [at, region]);
  return <VisuallyHidden component="output" ref={output} />;
}
