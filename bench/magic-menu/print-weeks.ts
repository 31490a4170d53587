/** Ten weeks after another of one household, for reading: the weights were set by what is wrong with such weeks. */
import { menuFacts } from '../../packages/domain/src/magic-menu/facts/menu-facts';
import { planMenu } from '../../packages/domain/src/magic-menu/magic-menu';
import type { Candidate, Leaning } from '../../packages/domain/src/magic-menu/menu-request';
import {
  addDays,
  addWeeks,
  weekdayName,
  weekdayOf,
} from '../../packages/domain/src/meal-plans/week';
import { householdRecipes } from './household-recipes';

const favourites = ['Beef tacos', 'Butter chicken'];
const ratings: Readonly<Record<string, number>> = {
  'Salmon with asparagus': 5,
  'Tuna pasta bake': 2,
};
/** From the seventh week on. */
const leaningsOf: readonly Leaning[] = ['quicker', 'veggie', 'fewerIngredients', 'useUp'];

export function printWeeks(): void {
  const candidates = householdRecipes().map((recipe): Candidate => ({
    ...menuFacts(recipe),
    id: recipe.title,
    title: recipe.title,
    minutes: recipe.totalMinutes,
    isFavourite: favourites.includes(recipe.title),
    rating: ratings[recipe.title],
    plannedOn: [],
    refusals: [],
  }));
  const planned = new Map<string, string>();
  for (let week = 0; week < 10; week += 1) {
    const leaning = leaningsOf[week - 6];
    const monday = addWeeks('2026-11-23', week);
    const { picks } = planMenu({
      seed: week,
      settings: { repeatAfterDays: 10, leanings: leaning ? [leaning] : [] },
      slots: slotsOf(monday),
      candidates: candidates.map((one) => ({
        ...one,
        plannedOn: [planned.get(one.id) ?? []].flat(),
      })),
    });
    console.log(`\n${monday}${leaning ? `, ${leaning}` : ''}`);
    for (const { slotId, recipeId, reason } of picks) {
      planned.set(recipeId, slotId);
      console.log(`  ${weekdayName(weekdayOf(slotId)).slice(0, 3)} ${recipeId}: ${reason ?? '-'}`);
    }
  }
}

/** An hour from Monday to Friday, half an hour on Wednesday, any time at the weekend. */
const slotsOf = (monday: string) =>
  [60, 60, 30, 60, 60, undefined, undefined].map((maxMinutes, day) => ({
    id: addDays(monday, day),
    date: addDays(monday, day),
    meal: 'dinner',
    maxMinutes,
    eaterIds: [],
  }));
