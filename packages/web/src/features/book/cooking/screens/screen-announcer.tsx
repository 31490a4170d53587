/** Announces each new screen to screen readers: the parts marked `data-announced`. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';

export interface ScreenAnnouncerProps {
  /** Index of the screen; the first one is not announced. */
  at: number;
  region: RefObject<HTMLElement | null>;
}

export function ScreenAnnouncer({ at, region }: ScreenAnnouncerProps) {
  const output = useRef<HTMLOutputElement>(null);
  const lastAt = useRef(at);
  useEffect(() => {
    if (lastAt.current === at) return;
    lastAt.current = at;
    const announced = region.current?.querySelectorAll('[data-announced]') ?? [];
    if (output.current) {
      output.current.textContent = [...announced].map((part) => part.textContent).join('. ');
    }
    // The focused element may have been removed with the last screen.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [at, region]);
  return <VisuallyHidden component="output" ref={output} />;
}
