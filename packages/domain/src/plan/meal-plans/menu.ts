/**
 * The menu: a week's plan while it is being edited (Spec 4, Menu).
 *
 * - Seven days, each an ordered list of entries; an entry is a recipe or a free note ("eating out"),
 *   for one meal of the day, cooked so many times.
 * - Moving an entry does not change its id; an id occurs once in a menu.
 * - Every change makes a new menu. One that changes nothing (an unknown id, the same place) returns
 *   the menu it was given, so that callers can compare with `===`.
 * - A recipe that is no longer in the person's collection leaves the menu.
 */
import { clampCookingQuantity } from './cooking-quantity';
import { daysOfWeek, weekdays } from '../days/week';
import type { PlainDate, Weekday } from '../days/week';

export interface MenuEntry {
  readonly id: string;
  readonly recipeId?: string | undefined;
  readonly note?: string | undefined;
  /** "breakfast", "lunch", "dinner", or a name of the household's own. */
  readonly meal: string;
  /** How many times the whole recipe is cooked, without what is left over for other entries. */
  readonly quantity: number;
  /** The id of the entry that is cooked for these leftovers (`leftovers.ts`); it may be in another week. */
  readonly leftoverOf?: string | undefined;
}

export type MenuDays = Readonly<Record<Weekday, readonly MenuEntry[]>>;

export interface Menu {
  /** The first of the seven days: any day, and a Monday in the specification's calls. */
  readonly startDate: PlainDate;
  readonly days: MenuDays;
}

/** The position of an entry: the day, and the number of entries of that day before it. */
export interface Place {
  readonly day: Weekday;
  readonly index: number;
}

/** The meals that are offered; any other name is unchanged (product decision 7). */
export const meals = ['breakfast', 'lunch', 'dinner', 'dessert', 'snack'] as const;
export const defaultMeal = 'dinner';

/**
 * As people eat them: in the order of `meals`, then those with a name of the household's own. Dishes of one meal stay in
 * their order.
 *
 * @example inOrderOfMeals([roast, toast]) // [toast, roast], a dinner and a breakfast
 */
export const inOrderOfMeals = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.toSorted((a, b) => rankOfMeal(a.meal) - rankOfMeal(b.meal));

/** @example rankOfMeal('Lunch') < rankOfMeal('dinner') // true */
export function rankOfMeal(meal: string): number {
  const rank = (meals as readonly string[]).indexOf(meal.toLowerCase());
  return rank < 0 ? meals.length : rank;
}

/** @example emptyMenu('2026-11-23').days.monday // [] */
export function emptyMenu(startDate: PlainDate): Menu {
  return { startDate, days: mapDays(() => []) };
}

/** @example mapDays((day) => menu.days[day].length) // { monday: 2, tuesday: 0, … } */
export function mapDays<T>(make: (day: Weekday) => T): Record<Weekday, T> {
  return Object.fromEntries(weekdays.map((day) => [day, make(day)])) as Record<Weekday, T>;
}

/**
 * Every entry, in the order of the days.
 *
 * @example entriesOf(menu).length // how many meals are planned
 */
export function entriesOf(menu: Menu): MenuEntry[] {
  return daysOfWeek(menu.startDate).flatMap(({ weekday }) => menu.days[weekday]);
}

/** @example findPlace(menu, 'a') // { day: 'monday', index: 0 } */
export function findPlace(menu: Menu, entryId: string): Place | undefined {
  for (const day of weekdays) {
    const index = menu.days[day].findIndex((entry) => entry.id === entryId);
    if (index >= 0) return { day, index };
  }
  return undefined;
}

/**
 * Adds at the place, or at the end of the day; an entry that is there already stays where it is.
 *
 * @example addEntry(menu, { id: 'a', note: 'eating out', meal: 'dinner', quantity: 1 }, 'friday')
 */
export function addEntry(menu: Menu, entry: MenuEntry, day: Weekday, index?: number): Menu {
  if (findPlace(menu, entry.id)) return menu;
  const sound = { ...entry, quantity: clampCookingQuantity(entry.quantity) };
  return withDay(menu, day, insert(menu.days[day], sound, index));
}

/** @example findPlace(removeEntry(menu, 'a'), 'a') // undefined */
export function removeEntry(menu: Menu, entryId: string): Menu {
  const place = findPlace(menu, entryId);
  if (!place) return menu;
  return withDay(
    menu,
    place.day,
    menu.days[place.day].filter((entry) => entry.id !== entryId),
  );
}

/**
 * Sets how many times the recipe is cooked, at most 20.
 *
 * @example setQuantity(menu, 'a', 1.5)
 */
export function setQuantity(menu: Menu, entryId: string, quantity: number): Menu {
  return changeEntry(menu, entryId, { quantity: clampCookingQuantity(quantity) });
}

/** @example setMeal(menu, 'a', 'lunch') */
export function setMeal(menu: Menu, entryId: string, meal: string): Menu {
  return changeEntry(menu, entryId, { meal });
}

/** @example setNote(menu, 'a', 'eating out') */
export function setNote(menu: Menu, entryId: string, note: string): Menu {
  return changeEntry(menu, entryId, { note });
}

/**
 * Adds copies of all entries of another week on the same days of this one. Copied leftovers are of the copy of what
 * was cooked for them; when that is not copied, they are a dish of their own.
 *
 * @param newId makes the id of a copy, given the id of what is copied
 * @param isOpen whether a day gets its copies: none is made on a day that is over
 * @example copyWeek(lastWeek, menu, newId, () => true)
 */
export function copyWeek(
  from: Menu,
  to: Menu,
  newId: (id: string) => string,
  isOpen: (day: Weekday) => boolean,
): Menu {
  const days = weekdays.filter(isOpen);
  const copies = days.flatMap((day) =>
    from.days[day].map((entry) => [entry.id, newId(entry.id)] as const),
  );
  const idOfCopy = new Map(copies);
  const copyOf = (entry: MenuEntry): MenuEntry => {
    const { leftoverOf, ...fields } = { ...entry, id: idOfCopy.get(entry.id)! };
    const cooked = idOfCopy.get(leftoverOf ?? '');
    return cooked === undefined ? fields : { ...fields, leftoverOf: cooked };
  };
  return days.reduce(
    (menu, day) => from.days[day].reduce((made, entry) => addEntry(made, copyOf(entry), day), menu),
    to,
  );
}

/**
 * Takes out the entries of these days.
 *
 * @example clearDays(menu, (day) => day === 'friday').days.friday // []
 */
export function clearDays(menu: Menu, isCleared: (day: Weekday) => boolean): Menu {
  const kept = mapDays((day) => (isCleared(day) ? [] : menu.days[day]));
  const isChanged = weekdays.some((day) => kept[day].length !== menu.days[day].length);
  return isChanged ? { ...menu, days: kept } : menu;
}

/**
 * Takes out every entry whose recipe is gone; notes stay.
 *
 * @example dropRecipes(menu, new Set(['deleted-recipe']))
 */
export function dropRecipes(menu: Menu, goneRecipeIds: ReadonlySet<string>): Menu {
  const isGone = ({ recipeId }: MenuEntry) => recipeId !== undefined && goneRecipeIds.has(recipeId);
  if (!entriesOf(menu).some(isGone)) return menu;
  return { ...menu, days: mapDays((day) => menu.days[day].filter((entry) => !isGone(entry))) };
}

/**
 * Whether two menus are equal: the same entries, in the same places.
 *
 * @example isSameMenu(menu, setMeal(menu, 'a', 'lunch')) // false
 */
export function isSameMenu(a: Menu, b: Menu): boolean {
  return (
    a.startDate === b.startDate &&
    weekdays.every(
      (day) =>
        a.days[day].length === b.days[day].length &&
        a.days[day].every((entry, index) => isSameEntry(entry, b.days[day][index]!)),
    )
  );
}

/** @example isSameEntry(entry, { ...entry }) // true */
export function isSameEntry(a: MenuEntry, b: MenuEntry): boolean {
  return (
    a.id === b.id &&
    a.recipeId === b.recipeId &&
    a.note === b.note &&
    a.meal === b.meal &&
    a.quantity === b.quantity &&
    a.leftoverOf === b.leftoverOf
  );
}

function changeEntry(menu: Menu, entryId: string, change: Partial<MenuEntry>): Menu {
  const place = findPlace(menu, entryId);
  if (!place) return menu;
  const entry = menu.days[place.day][place.index]!;
  const changed = { ...entry, ...change };
  if (isSameEntry(entry, changed)) return menu;
  return withDay(menu, place.day, menu.days[place.day].with(place.index, changed));
}

function withDay(menu: Menu, day: Weekday, entries: readonly MenuEntry[]): Menu {
  return { ...menu, days: { ...menu.days, [day]: entries } };
}

function insert(entries: readonly MenuEntry[], entry: MenuEntry, index?: number): MenuEntry[] {
  return entries.toSpliced(clampIndex(entries, index), 0, entry);
}

function clampIndex(entries: readonly MenuEntry[], index = entries.length): number {
  return Math.max(0, Math.min(entries.length, index));
}
