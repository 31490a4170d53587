/**
 * A week's menu as plain text, to send to someone.
 *
 * - One line for each day with something on it; the dinner first, other meals with their name.
 * - Meals without a day come last.
 * - How many people a recipe is for, if its `describe` says so.
 */
import { say } from '../../texts/say';
import { defaultMeal, type Menu, type MenuEntry } from './menu';
import { mealWord } from './meal-words';
import { daysOfWeek, formatShortDay } from '../days/week';

/**
 * Blank when nothing is planned.
 *
 * @param describe the text of an entry: "Pumpkin soup (for 4)"
 * @example menuAsText({ menu, undated: [] }, describe) // 'Mon 23: Pumpkin soup (for 4); lunch: Picnic'
 */
export const menuAsText = (week: TextWeek, describe: (entry: MenuEntry) => string): string =>
  listDayTexts(week, describe)
    .map(({ day, texts }) => `${day}: ${texts.join('; ')}`)
    .join('\n');

export interface TextWeek {
  menu: Menu;
  /** Meals without a day. */
  undated: readonly MenuEntry[];
}

/** A day with something on it. */
export interface DayText {
  /** "Mon 23", or "No day yet". */
  day: string;
  /** Of each entry, the dinners first. */
  texts: string[];
}

/** @example listDayTexts({ menu, undated: [] }, describe) // [{ day: 'Mon 23', texts: ['Pumpkin soup (for 4)', 'lunch: Picnic'] }] */
export function listDayTexts(
  { menu, undated }: TextWeek,
  describe: (entry: MenuEntry) => string,
): DayText[] {
  const textOf = (entry: MenuEntry) =>
    entry.meal === defaultMeal ? describe(entry) : `${mealWord(entry.meal)}: ${describe(entry)}`;
  const days = daysOfWeek(menu.startDate).map(({ weekday, date }) => ({
    day: formatShortDay(date),
    entries: menu.days[weekday],
  }));
  return [...days, { day: say('No day yet'), entries: undated }]
    .filter(({ entries }) => entries.length > 0)
    .map(({ day, entries }) => {
      const dinners = entries.filter(({ meal }) => meal === defaultMeal);
      const others = entries.filter(({ meal }) => meal !== defaultMeal);
      return { day, texts: [...dinners, ...others].map(textOf) };
    });
}
