/** Drop targets: their ids and what they mean. */
import { findPlace } from '@saltbush/domain/meal-plans/menu';
import type { Menu, Place } from '@saltbush/domain/meal-plans/menu';
import { weekdayName, weekdays } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';

/** Ids of draggables name the item; ids of targets name the position. */
export const entryId = (id: string) => `entry:${id}`;
export const recipeId = (id: string) => `recipe:${id}`;
export const dayId = (day: Weekday) => `day:${day}`;
/** The recipe picker: a drop there does nothing. */
export const pickerId = 'picker';

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
 * The position a target means. A day: its end. An entry: before it; dragged down within its day by
 * a pointer: after it, where the pointer is.
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
