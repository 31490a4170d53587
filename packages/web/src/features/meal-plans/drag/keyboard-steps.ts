/**
 * Keyboard dragging: Up and Down go from position to position in reading order, Left and Right from
 * day to day. The target is chosen by order, not by distance, so that it is the same at every
 * width.
 */
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import { findPlace } from '@saltbush/domain/meal-plans/menu';
import { weekdays } from '@saltbush/domain/meal-plans/week';
import { dayId, entryId, partOf, slotsOf } from './drop-place';

/** Current target of a keyboard drag; undefined at its start and for a pointer. */
export interface KeyboardTarget {
  get: () => string | undefined;
  set: (target: string | undefined) => void;
}

export function makeKeyboardTarget(): KeyboardTarget {
  let current: string | undefined;
  return {
    get: () => current,
    set: (target) => {
      current = target;
    },
  };
}

export const makeCoordinateGetter =
  (menu: Menu, target: KeyboardTarget): KeyboardCoordinateGetter =>
  (event, { active, currentCoordinates, context }) => {
    const next = nextSlot(menu, { activeId: String(active), from: target.get(), key: event.code });
    if (next === undefined) return undefined;
    event.preventDefault();
    target.set(next);
    const rect = context.droppableRects.get(next);
    return rect ? { x: rect.left, y: rect.top } : currentCoordinates;
  };

/** The next target in the direction of the key; the last one stays when there is none beyond. */
function nextSlot(
  menu: Menu,
  { activeId, from, key }: { activeId: string; from: string | undefined; key: string },
): string | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const slots = slotsOf(menu, activeId);
  const start = from ?? ownSlot(menu, activeId);
  const at = start === undefined ? -1 : slots.indexOf(start);
  if (step.over === 'slots') {
    const next = at < 0 && step.by < 0 ? slots.length - 1 : at + step.by;
    return slots[Math.max(0, Math.min(slots.length - 1, next))];
  }
  const day = at < 0 ? -1 : weekdays.findIndex((name) => slots.indexOf(dayId(name)) >= at);
  const next = day < 0 && step.by < 0 ? weekdays.length - 1 : day + step.by;
  return dayId(weekdays[Math.max(0, Math.min(weekdays.length - 1, next))]!);
}

const steps: Record<string, { by: 1 | -1; over: 'slots' | 'days' }> = {
  ArrowDown: { by: 1, over: 'slots' },
  ArrowUp: { by: -1, over: 'slots' },
  ArrowRight: { by: 1, over: 'days' },
  ArrowLeft: { by: -1, over: 'days' },
};

/** The target that means "where it lies": what follows it in its day. */
function ownSlot(menu: Menu, activeId: string): string | undefined {
  const id = partOf(activeId, 'entry');
  const place = id === undefined ? undefined : findPlace(menu, id);
  if (!place) return undefined;
  const after = menu.days[place.day][place.index + 1];
  return after ? entryId(after.id) : dayId(place.day);
}
