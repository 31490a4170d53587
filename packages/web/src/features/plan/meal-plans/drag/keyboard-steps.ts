/**
 * Keyboard dragging: Up and Down go from position to position in reading order, Left and Right from
 * day to day. The target is chosen by order, not by distance, so that it is the same at every
 * width.
 */
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { findPlace } from '@saltbush/domain/plan/meal-plans/menu';
import { dateOfWeekday, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { WeekPlan } from '../plan/use-week-plan';
import { alongReading } from '../../../../direction';
import { dayId, entryId, laneId, partOf, slotsOf } from './drop-place';

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
  (
    plan: Pick<WeekPlan, 'menu' | 'undated'>,
    today: PlainDate,
    target: KeyboardTarget,
  ): KeyboardCoordinateGetter =>
  (event, { active, currentCoordinates, context }) => {
    const slots = slotsOf(plan, String(active), today);
    const from = target.get() ?? ownSlot(plan.menu, String(active));
    const next = nextSlot(slots, from, alongReading(event.code));
    if (next === undefined) return undefined;
    event.preventDefault();
    target.set(next);
    const rect = context.droppableRects.get(next);
    return rect ? { x: rect.left, y: rect.top } : currentCoordinates;
  };

/** The next target in the direction of the key; the last one stays when there is none beyond. */
function nextSlot(slots: string[], from: string | undefined, key: string): string | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const at = from === undefined ? -1 : slots.indexOf(from);
  if (step.over === 'slots') return slots[nextIndex(slots, at, step.by)];
  const days = slots.filter((slot) => slot === laneId || partOf(slot, 'day') !== undefined);
  const day = at < 0 ? -1 : days.findIndex((slot) => slots.indexOf(slot) >= at);
  return days[nextIndex(days, day, step.by)];
}

/** From nowhere (-1): the first or the last. */
function nextIndex(slots: readonly string[], at: number, by: 1 | -1): number {
  const next = at < 0 && by < 0 ? slots.length - 1 : at + by;
  return Math.max(0, Math.min(slots.length - 1, next));
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
  if (id === undefined) return undefined;
  const place = findPlace(menu, id);
  if (!place) return laneId;
  const after = menu.days[place.day][place.index + 1];
  if (after) return entryId(after.id);
  return dayId(dateOfWeekday(menu.startDate, place.day));
}
