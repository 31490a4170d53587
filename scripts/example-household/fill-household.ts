/** The example household, made by the calls that people make: for development, and for the product's pictures. */
import { foundHousehold, type Household } from './family';
import { collectRecipes, type Recipes } from './recipes';
import { reviewRecipes } from './reviews';
import { loadPrices, startShopping } from './shopping';
import { planWeeks, type PlannedWeek } from './week';

export interface ExampleHousehold extends Household, PlannedWeek {
  /** By title. */
  recipes: Recipes;
}

/**
 * Fills an instance without accounts that lists the sample recipes.
 *
 * @param origin of a running server: "http://localhost:3000"
 * @throws an error that names the call that was refused; what was made until then stays
 */
export async function fillHousehold(origin: string): Promise<ExampleHousehold> {
  const household = await foundHousehold(origin);
  const recipes = await collectRecipes(household);
  const week = await planWeeks(household, recipes);
  await loadPrices(household.members[0]!);
  await startShopping(household, week);
  await reviewRecipes(household, recipes);
  return { ...household, ...week, recipes };
}
