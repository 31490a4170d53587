/**
 * A week's menu as plain text, to send to someone.
 *
 * - One line for each day with something on it; the dinner first, other meals with their name.
 * - How many people a recipe is for, if its `describe` says so.
 */
import { defaultMeal, type Menu, type MenuEntry } from './menu';
import { daysOfWeek, formatShortDay } from './week';

/**
 * Blank when nothing is planned.
 *
 * @param describe the text of an entry: "Pumpkin soup (for 4)"
 * @example menuAsText(menu, describe) // 'Mon 23: Pumpkin soup (for 4); lunch: Picnic'
 */
export const menuAsText = (menu: Menu, describe: (entry: MenuEntry) => string): string =>
  listDayTexts(menu, describe)
    .map(({ day, texts }) => `${day}: ${texts.join('; ')}`)
    .join('\n');

/** A day with something on it. */
export interface DayText {
  /** "Mon 23" */
  day: string;
  /** Of each entry, the dinners first. */
  texts: string[];
}

/** @example listDayTexts(menu, describe) // [{ day: 'Mon 23', texts: ['Pumpkin soup (for 4)', 'lunch: Picnic'] }] */
export function listDayTexts(menu: Menu, describe: (entry: MenuEntry) => string): DayText[] {
  const textOf = (entry: MenuEntry) =>
    entry.meal === defaultMeal ? describe(entry) : `${entry.meal}: ${describe(entry)}`;
  return daysOfWeek(menu.startDate)
    .map(({ weekday, date }) => ({ date, entries: menu.days[weekday] }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ date, entries }) => {
      const dinners = entries.filter(({ meal }) => meal === defaultMeal);
      const others = entries.filter(({ meal }) => meal !== defaultMeal);
      return { day: formatShortDay(date), texts: [...dinners, ...others].map(textOf) };
    });
}
