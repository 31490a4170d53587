/** Where a drag would land: the names of the targets on the board, and what they mean. */
import { findPlace } from '@saltbush/domain/meal-plans/menu';
import type { Menu, Place } from '@saltbush/domain/meal-plans/menu';
import { weekdayName, weekdays } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';

/** A thing that can be dragged is named after what it is; a target after where it is. */
export const entryId = (id: string) => `entry:${id}`;
export const recipeId = (id: string) => `recipe:${id}`;
export const dayId = (day: Weekday) => `day:${day}`;
/** The recipes beside the week: dropping there puts nothing anywhere. */
export const shelfId = 'shelf';

/** @example partOf('entry:42', 'entry') // '42' */
export function partOf(id: string | number, kind: 'entry' | 'recipe' | 'day'): string | undefined {
  const text = String(id);
  return text.startsWith(`${kind}:`) ? text.slice(kind.length + 1) : undefined;
}

/** The targets in reading order, each day's entries and then its end, without what is being dragged. */
export function slotsOf(menu: Menu, activeId: string): string[] {
  return weekdays.flatMap((day) => [
    ...menu.days[day].map((entry) => entryId(entry.id)).filter((id) => id !== activeId),
    dayId(day),
  ]);
}

/**
 * The place in the menu that a target means for what is dragged. A day means its end. An entry means
 * the place before it; dragged down within its day by a pointer, the place after it, where the
 * pointer is.
 */
export function placeOf(
  menu: Menu,
  { activeId, overId, isPointer }: { activeId: string; overId: string; isPointer: boolean },
): Place | undefined {
  const active = partOf(activeId, 'entry');
  const day = partOf(overId, 'day') as Weekday | undefined;
  const others = (of: Weekday) => menu.days[of].filter((entry) => entry.id !== active);
  if (day !== undefined) return { day, index: others(day).length };
  const over = partOf(overId, 'entry');
  const at = over === undefined ? undefined : findPlace(menu, over);
  if (!at || over === active) return undefined;
  const from = active === undefined ? undefined : findPlace(menu, active);
  const isBelow = isPointer && from?.day === at.day && from.index < at.index;
  const index = others(at.day).findIndex((entry) => entry.id === over);
  return { day: at.day, index: isBelow ? index + 1 : index };
}

/** @example describePlace(menu, { day: 'tuesday', index: 1 }, 'entry:42') // 'Tuesday, 2 of 3' */
export function describePlace(menu: Menu, { day, index }: Place, activeId: string): string {
  const active = partOf(activeId, 'entry');
  const others = menu.days[day].filter((entry) => entry.id !== active).length;
  return weekdayName(day) + (others === 0 ? '' : `, ${index + 1} of ${others + 1}`);
}
