/** Drop targets: their ids and what they mean. */
import { t } from '@lingui/core/macro';
import { isInRange, sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { defaultMeal, entriesOf, findPlace } from '@saltbush/domain/plan/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  dateOfWeekday,
  daysOfWeek,
  formatShortDay,
  weekdayOf,
} from '@saltbush/domain/plan/days/week';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Target } from '../plan/planner-context';
import type { WeekPlan } from '../plan/use-week-plan';

/** Ids of draggables name the item; ids of targets name the position. */
export const entryId = (id: string) => `entry:${id}`;
export const recipeId = (id: string) => `recipe:${id}`;
export const dayId = (date: PlainDate) => `day:${date}`;
/** A day of the rows that a phone shows while a recipe of the sheet is dragged. */
export const rowId = (date: PlainDate) => `row:${date}`;
/** The edges of these rows lead to last week (-1) and next week (1). */
export const edgeId = (step: -1 | 1) => `edge:${step}`;
/** The meals without a day. */
export const laneId = 'lane';
/** The recipe picker: a drop there does nothing. */
export const pickerId = 'picker';

type Kind = 'entry' | 'recipe' | 'day' | 'row' | 'edge';

/** @example partOf('entry:42', 'entry') // '42' */
export function partOf(id: string | number, kind: Kind): string | undefined {
  const text = String(id);
  return text.startsWith(`${kind}:`) ? text.slice(kind.length + 1) : undefined;
}

export interface DropQuestion {
  activeId: string;
  overId: string;
  isPointer: boolean;
  /** Nothing is dropped on a day before this one. */
  today: PlainDate;
  /** The meals without a day. */
  undated: readonly MenuEntry[];
}

/**
 * The targets in reading order, without what is being dragged: the meals without a day, where there are some, then each
 * day's entries of the same meal and its end.
 */
export function slotsOf(
  plan: Pick<WeekPlan, 'menu' | 'undated'>,
  activeId: string,
  today: PlainDate,
): string[] {
  const { menu, undated } = plan;
  const meal = mealOf(plan, activeId);
  const days = daysOfWeek(menu.startDate)
    .filter(({ date }) => date >= today)
    .flatMap(({ weekday, date }) => [
      ...menu.days[weekday]
        .filter((entry) => entry.meal === meal && entryId(entry.id) !== activeId)
        .map((entry) => entryId(entry.id)),
      dayId(date),
    ]);
  return undated.length > 0 ? [laneId, ...days] : days;
}

/** A recipe comes as a dinner. */
const mealOf = ({ menu, undated }: Pick<WeekPlan, 'menu' | 'undated'>, activeId: string): string =>
  [...entriesOf(menu), ...undated].find(({ id }) => entryId(id) === activeId)?.meal ?? defaultMeal;

/**
 * The position a target means. A day: its end. An entry of the same meal: before it; dragged down within its day by a
 * pointer: after it, where the pointer is. An entry of another meal: the end of its day, since meals sort a day.
 */
export function placeOf(menu: Menu, question: DropQuestion): Target | undefined {
  const { activeId, overId, isPointer, today, undated } = question;
  const isUndated = (id: string) => undated.some((entry) => entryId(entry.id) === id);
  if (overId === laneId || isUndated(overId)) {
    return isUndated(activeId) ? undefined : { date: menu.startDate, isUndated: true };
  }
  const active = partOf(activeId, 'entry');
  const day = partOf(overId, 'day') ?? partOf(overId, 'row');
  if (day !== undefined) return day < today ? undefined : endOf(menu, day, active);
  const over = partOf(overId, 'entry');
  const at = over === undefined ? undefined : findPlace(menu, over);
  if (!at || over === active) return undefined;
  const date = dateOfWeekday(menu.startDate, at.day);
  if (date < today) return undefined;
  if (menu.days[at.day][at.index]!.meal !== mealOf({ menu, undated }, activeId)) {
    return endOf(menu, date, active);
  }
  const from = active === undefined ? undefined : findPlace(menu, active);
  const isBelow = isPointer && from?.day === at.day && from.index < at.index;
  const others = menu.days[at.day].filter((entry) => entry.id !== active);
  const index = others.findIndex((entry) => entry.id === over);
  return { date, index: isBelow ? index + 1 : index };
}

/** @example describePlace(menu, { date: '2026-11-24', index: 1 }, 'entry:42') // 'Tue 24, 2 of 3' */
export function describePlace(
  menu: Menu,
  { date, index, isUndated }: Target,
  activeId: string,
): string {
  if (isUndated) return t`No day yet`;
  const others = othersOn(menu, date, partOf(activeId, 'entry'));
  if (others === 0) return formatShortDay(date);
  return t`${{ day: formatShortDay(date) }}, ${{ place: (index ?? others) + 1 }} of ${{ all: others + 1 }}`;
}

/** Other days are not in the menu: an entry goes to their end. */
const endOf = (menu: Menu, date: PlainDate, active: string | undefined): Target =>
  isInMenu(menu, date) ? { date, index: othersOn(menu, date, active) } : { date };

const isInMenu = ({ startDate }: Menu, date: PlainDate): boolean =>
  isInRange(date, sevenDaysFrom(startDate));

function othersOn(menu: Menu, date: PlainDate, active: string | undefined): number {
  if (!isInMenu(menu, date)) return 0;
  return menu.days[weekdayOf(date)].filter((entry) => entry.id !== active).length;
}
