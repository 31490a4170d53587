/**
 * Templates: a week that a person or a household keeps under a name, to plan other weeks with.
 *
 * - A template has the entries of the week by weekday, in their order; a copy has ids of its own.
 * - Who is home and what is locked belong to the week, not to the template.
 */
import { say } from '../../texts/say';
import { emptyMenu, mapDays, type Menu, type MenuEntry } from './menu';
import { templateLimits, type TemplateMeal } from '../rows/template-rows';
import { weekdays, type PlainDate } from '../days/week';

/**
 * The template of a week; entries beyond the limit are left out.
 *
 * @example mealsOfMenu(menu) // [{ day: 'monday', meal: 'dinner', quantity: 1, recipeId: 'laksa' }]
 */
export function mealsOfMenu({ days }: Pick<Menu, 'days'>): TemplateMeal[] {
  const placed = weekdays
    .flatMap((day) => days[day].map((entry) => ({ day, entry })))
    .slice(0, templateLimits.meals);
  const placeOf = new Map(placed.map(({ entry: { id } }, place) => [id, place]));
  return placed.map(({ day, entry: { meal, quantity, recipeId, note, leftoverOf } }) => {
    const cooked = placeOf.get(leftoverOf ?? '');
    return {
      day,
      meal,
      quantity,
      ...(recipeId !== undefined && { recipeId }),
      ...(note !== undefined && { note }),
      ...(cooked !== undefined && { leftoverOf: cooked }),
    };
  });
}

/**
 * A template as a week, for `copyWeek`: the ids are the places in the template.
 *
 * @param startDate the first of the seven days
 * @example entriesOf(menuOfTemplate(meals, '2026-11-23'))[0] // { id: '0', recipeId: 'laksa', meal: 'dinner', … }
 */
export function menuOfTemplate(meals: readonly TemplateMeal[], startDate: PlainDate): Menu {
  const entries = meals.map(({ day, leftoverOf, ...fields }, place) => {
    const of = leftoverOf === undefined ? {} : { leftoverOf: String(leftoverOf) };
    const entry: MenuEntry = { id: String(place), ...fields, ...of };
    return { day, entry };
  });
  return {
    ...emptyMenu(startDate),
    days: mapDays((day) => entries.filter((one) => one.day === day).map(({ entry }) => entry)),
  };
}

/**
 * The first name of this kind that no other template has.
 *
 * @example freeTemplateName(['Our week']) // 'Our week 2'
 */
export function freeTemplateName(taken: readonly string[]): string {
  const firstName = say('Our week');
  if (!taken.includes(firstName)) return firstName;
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => index + 2);
  return `${firstName} ${numbers.find((number) => !taken.includes(`${firstName} ${number}`))}`;
}
