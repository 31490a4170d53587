/**
 * Items keep their position for a moment after being ticked or unticked. The delay restarts with
 * each tick, so that nothing moves while somebody ticks several items.
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const holdMs = 1_500;
const none: ReadonlySet<string> = new Set();

export interface StickyOrder {
  held: ReadonlySet<string>;
  hold: (line: string) => void;
  /** Container of all items: when the focused item moves down, focus goes to the next one. */
  container: RefObject<HTMLDivElement | null>;
}

export function useStickyOrder(): StickyOrder {
  const [held, setHeld] = useState(none);
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (held.size === 0) {
      focusLine(container.current, focusNext.current);
      focusNext.current = undefined;
      return;
    }
    const timer = setTimeout(() => {
      focusNext.current = nextFocus(container.current, held);
      setHeld(none);
    }, holdMs);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = useCallback((line: string) => setHeld((before) => new Set([...before, line])), []);
  return { held, hold, container };
}

const boxes = (container: HTMLElement | null): HTMLInputElement[] =>
  container ? [...container.querySelectorAll<HTMLInputElement>('input[data-line]')] : [];

/** The next item that stays. */
function nextFocus(
  container: HTMLElement | null,
  leaving: ReadonlySet<string>,
): string | undefined {
  const all = boxes(container);
  const at = all.findIndex((box) => box === document.activeElement);
  const lineOf = (box: HTMLInputElement) => box.dataset['line'] ?? '';
  if (at < 0 || !leaving.has(lineOf(all[at]!))) return undefined;
  const next = all.slice(at).find((box) => !leaving.has(lineOf(box))) ?? all[at];
  return next && lineOf(next);
}

/** Whether it has focus now. */
export function focusLine(container: HTMLElement | null, line: string | undefined): boolean {
  if (line === undefined || document.activeElement !== document.body) return false;
  const targets = [...(container?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const target = targets.find((one) => one.dataset['line'] === line);
  target?.focus({ preventScroll: true });
  return target !== undefined;
}
