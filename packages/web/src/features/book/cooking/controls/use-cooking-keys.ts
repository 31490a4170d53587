/**
 * Keyboard control of cooking mode.
 * - Left and Right change the screen (the other way round where people read from right to left), Home and End go to the
 *   first and last, Escape leaves.
 * - Up and Down scroll; Space scrolls while there is more text, then goes to the next screen;
 *   Shift+Space the reverse.
 * - Focused controls keep their own keys: Space clicks a button or ticks a box, arrows choose among stars.
 */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { alongReading } from '../../../../direction';

export interface CookingKeys {
  onPrevious: () => void;
  onNext: () => void;
  onFirst: () => void;
  onLast: () => void;
  onLeave: () => void;
}

/** @param text what scrolls when a screen is too long */
export function useCookingKeys(text: RefObject<HTMLElement | null>, keys: CookingKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event) && isChoice(event.target)) return;
    if (isSelect(event.target) && event.key !== 'Escape') return;
    const press = pressOf(event, text.current, keys);
    if (!press) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

const lineOfText = 80;
/** Scrolling a page keeps the last lines visible. */
const screenOfText = 0.8;

function pressOf(
  event: KeyboardEvent,
  text: HTMLElement | null,
  keys: CookingKeys,
): (() => void) | undefined {
  const scroll = (top: number) => () => text?.scrollBy({ top });
  switch (alongReading(event.key)) {
    case 'ArrowLeft':
      return keys.onPrevious;
    case 'ArrowRight':
      return keys.onNext;
    case 'Home':
      return keys.onFirst;
    case 'End':
      return keys.onLast;
    case 'Escape':
      return keys.onLeave;
    case 'ArrowUp':
      return scroll(-lineOfText);
    case 'ArrowDown':
      return scroll(lineOfText);
    case ' ':
      if (isPressable(event.target)) return undefined;
      if (event.shiftKey) {
        return isMoreAbove(text) ? scroll(-heightOf(text) * screenOfText) : keys.onPrevious;
      }
      return isMoreBelow(text) ? scroll(heightOf(text) * screenOfText) : keys.onNext;
    default:
      return undefined;
  }
}

const isArrow = ({ key }: KeyboardEvent): boolean => key.startsWith('Arrow');

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio';

const isSelect = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null;

const heightOf = (text: HTMLElement | null): number => text?.clientHeight ?? 0;
const isMoreAbove = (text: HTMLElement | null): boolean => (text?.scrollTop ?? 0) > 1;
const isMoreBelow = (text: HTMLElement | null): boolean =>
  text !== null && text.scrollTop + text.clientHeight < text.scrollHeight - 1;
