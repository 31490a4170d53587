/**
 * Two devices changed the same week: a merged menu with the changes of both (product decision 5).
 *
 * - `base` is what both started from, `theirs` what the server has now, `mine` what this device
 *   wants to save. Mine is the later of the two.
 * - What only one of them changed is taken from that one, field by field: the day of an entry,
 *   its meal, its quantity, and its content (recipe and note). Where both changed the same field,
 *   the later wins.
 * - An entry goes only when one removed it and the other did not change it: a change outlives a
 *   removal, because an entry too many is seen and a lost one is not.
 * - The order of a day is mine if I changed it, else theirs; the other's additions follow the entry
 *   they followed.
 *
 * Total: any three menus of one week merge, and no id occurs twice.
 */
import { mapDays } from './menu';
import type { Menu, MenuEntry } from './menu';
import { weekdays } from './week';
import type { Weekday } from './week';

/**
 * @example mergeMenus(base, addEntry(base, soup, 'monday'), addEntry(base, curry, 'friday'))
 * // has the soup on Monday and the curry on Friday
 */
export function mergeMenus(base: Menu, mine: Menu, theirs: Menu): Menu {
  const before = entriesById(base);
  const here = entriesById(mine);
  const there = entriesById(theirs);
  const merged = new Map<string, PlacedEntry>();
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const entry = mergeEntry(before.get(id), here.get(id), there.get(id));
    if (entry) merged.set(id, entry);
  }
  const mergeDay = (day: Weekday): MenuEntry[] =>
    mergeOrder(...([base, mine, theirs].map((menu) => idsOf(menu, day)) as Orders))
      .flatMap((id) => merged.get(id) ?? [])
      .filter((found) => found.day === day)
      .map((found) => found.entry);
  return { startDate: mine.startDate, days: mapDays(mergeDay) };
}

/** An entry and its day. */
interface PlacedEntry {
  day: Weekday;
  entry: MenuEntry;
}

type Orders = [base: string[], mine: string[], theirs: string[]];

function entriesById(menu: Menu): Map<string, PlacedEntry> {
  const found = new Map<string, PlacedEntry>();
  for (const day of weekdays) {
    for (const entry of menu.days[day]) {
      if (!found.has(entry.id)) found.set(entry.id, { day, entry });
    }
  }
  return found;
}

function mergeEntry(
  base?: PlacedEntry,
  mine?: PlacedEntry,
  theirs?: PlacedEntry,
): PlacedEntry | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    return left && base && !isChanged(base, left) ? undefined : left;
  }
  const later = <T>(
    read: (lying: PlacedEntry) => T,
    isSame: (a: T, b: T) => boolean = Object.is,
  ): T => read(base && isSame(read(base), read(mine)) ? theirs : mine);
  const content = later(({ entry }) => entry, hasSameContent);
  return {
    day: later(({ day }) => day),
    entry: {
      id: mine.entry.id,
      ...(content.recipeId === undefined ? {} : { recipeId: content.recipeId }),
      ...(content.note === undefined ? {} : { note: content.note }),
      meal: later(({ entry }) => entry.meal),
      quantity: later(({ entry }) => entry.quantity),
    },
  };
}

function isChanged(before: PlacedEntry, now: PlacedEntry): boolean {
  return (
    before.day !== now.day ||
    before.entry.meal !== now.entry.meal ||
    before.entry.quantity !== now.entry.quantity ||
    !hasSameContent(before.entry, now.entry)
  );
}

function hasSameContent(a: MenuEntry, b: MenuEntry): boolean {
  return a.recipeId === b.recipeId && a.note === b.note;
}

function idsOf(menu: Menu, day: Weekday): string[] {
  return [...new Set(menu.days[day].map((entry) => entry.id))];
}

/** Every id of mine and theirs, once, in the order the day will have. */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const [leading, following] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  const merged = [...leading];
  following.forEach((id, index) => {
    if (merged.includes(id)) return;
    const behind = index === 0 ? -1 : merged.indexOf(following[index - 1]!);
    merged.splice(behind + 1, 0, id);
  });
  return merged;
}

function isReordered(before: string[], now: string[]): boolean {
  const stayed = before.filter((id) => now.includes(id));
  return now.filter((id) => before.includes(id)).some((id, index) => id !== stayed[index]);
}
