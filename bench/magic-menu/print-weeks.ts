/** A week for each of ten households, for reading: the weights were set by what is wrong with such weeks. */
import { menuFacts } from '../../packages/domain/src/plan/magic-menu/facts/menu-facts';
import { planMenu } from '../../packages/domain/src/plan/magic-menu/magic-menu';
import type {
  Candidate,
  MenuRequest,
} from '../../packages/domain/src/plan/magic-menu/menu-request';
import { refusalsOf } from '../../packages/domain/src/plan/magic-menu/refusals';
import { addDays, weekdayName, weekdayOf } from '../../packages/domain/src/plan/days/week';
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';
import { householdRecipes } from './household-recipes';
import { households, type Household } from './households';

/** @param pages recipes of other people's pages, for the household that collects them */
export function printWeeks(pages: readonly RecipeContent[]): void {
  for (const household of households) {
    const recipes = household.hasPages && pages.length > 0 ? pages : householdRecipes();
    const request = requestOf(household, recipes.filter(household.has));
    console.log(`\n${household.name}: ${request.candidates.length} recipes, ${household.monday}`);
    printWeek(request);
  }
}

function printWeek(request: MenuRequest): void {
  const { picks, unfilled } = planMenu(request);
  const candidateOf = new Map(request.candidates.map((one) => [one.id, one]));
  for (const { id, date, lockedId } of request.slots) {
    const pick = picks.find(({ slotId }) => slotId === id);
    const candidate = candidateOf.get(lockedId ?? pick?.recipeId ?? '');
    const why = lockedId ? 'locked' : pick?.reason;
    const text = candidate
      ? `${candidate.title} (${candidate.minutes ?? '?'} min, ${candidate.proteins.join('+')}): ${why}`
      : unfilled.find(({ slotId }) => slotId === id)?.advice;
    console.log(`  ${weekdayName(weekdayOf(date)).slice(0, 3)} ${text}`);
  }
}

function requestOf(household: Household, recipes: readonly RecipeContent[]): MenuRequest {
  const { monday, eaters, minutes, leanings = [], locked = {}, repeatAfterDays = 10 } = household;
  return {
    seed: 1,
    settings: { repeatAfterDays, leanings },
    candidates: recipes.map((recipe) => candidateOf(recipe, household)),
    slots: minutes.map((maxMinutes, day) => ({
      id: addDays(monday, day),
      date: addDays(monday, day),
      meal: 'dinner',
      maxMinutes,
      eaterIds: eaters.map(({ id }) => id),
      lockedId: locked[day],
    })),
  };
}

function candidateOf(recipe: RecipeContent, household: Household): Candidate {
  const facts = menuFacts(recipe);
  const { eaters, favourites = [], ratings = {}, monday, plannedBefore = {} } = household;
  const daysBefore = plannedBefore[recipe.title];
  return {
    ...facts,
    id: recipe.title,
    title: recipe.title,
    minutes: recipe.totalMinutes,
    isFavourite: favourites.includes(recipe.title),
    rating: ratings[recipe.title],
    plannedOn: daysBefore === undefined ? [] : [addDays(monday, -daysBefore)],
    refusals: refusalsOf(facts, eaters),
  };
}
