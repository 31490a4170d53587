/**
 * Cooking a recipe, one screen at a time.
 *
 * - The screens: what to get ready (0), then each step (its number, counted from 1), then done.
 * - One can go from any to any; beyond the first or the last one stays there.
 * - What was got ready is ticked; ticks hold for this cooking.
 * - It is for as many as it was begun for, also when the recipe is read for others meanwhile.
 * - Of a recipe that has changed since, the place is kept as far as there are steps; ticks are not,
 *   for nobody knows which line is which any more.
 * - Whoever comes back can go on once something was done: a tick, or a step reached. Who had come to
 *   the end begins anew.
 * - One that nobody touched for two days is forgotten.
 *
 * All times are milliseconds since 1970, as the clock of the device says.
 */
export interface Cooking {
  readonly id: string;
  readonly recipeId: string;
  /** Of the recipe's text. */
  readonly revision: number;
  readonly serves: number;
  /** Which screen. */
  readonly at: number;
  /** Places in the recipe's list of ingredients. */
  readonly ticked: readonly number[];
  readonly touchedAt: number;
}

/** What of a recipe its cooking depends on. */
export interface CookableRecipe {
  readonly _id: string;
  readonly revision: number;
  readonly instructions: readonly string[];
}

export const readyScreen = 0;
export const doneScreen = ({ instructions }: CookableRecipe): number => instructions.length + 1;

/**
 * @example
 * beginCooking({ _id: 'laksa', revision: 3, instructions: ['Soak.'] }, { id: 'a', serves: 4, now: 0 })
 * // { id: 'a', recipeId: 'laksa', revision: 3, serves: 4, at: 0, ticked: [], touchedAt: 0 }
 */
export function beginCooking(
  { _id, revision }: CookableRecipe,
  { id, serves, now }: { id: string; serves: number; now: number },
): Cooking {
  return { id, recipeId: _id, revision, serves, at: readyScreen, ticked: [], touchedAt: now };
}

/**
 * @param screen brought to the nearest there is
 * @example goToScreen(cooking, recipeOfTwoSteps, 9, now).at // 3: done
 */
export function goToScreen(
  cooking: Cooking,
  recipe: CookableRecipe,
  screen: number,
  now: number,
): Cooking {
  const at = Math.min(doneScreen(recipe), Math.max(readyScreen, screen));
  return { ...cooking, at, touchedAt: now };
}

/**
 * Ticks an ingredient, or takes its tick away.
 *
 * @example toggleTick({ …cooking, ticked: [2] }, 0, now).ticked // [0, 2]
 */
export function toggleTick(cooking: Cooking, ingredient: number, now: number): Cooking {
  const others = cooking.ticked.filter((each) => each !== ingredient);
  const isTicked = others.length < cooking.ticked.length;
  const ticked = isTicked ? others : [...others, ingredient].toSorted((a, b) => a - b);
  return { ...cooking, ticked, touchedAt: now };
}

/**
 * A kept cooking for the recipe as it is now.
 *
 * @example followRecipe({ …cooking, at: 5, ticked: [1] }, newerRecipeOfTwoSteps) // at 2, nothing ticked
 */
export function followRecipe(cooking: Cooking, recipe: CookableRecipe): Cooking {
  const { revision, instructions } = recipe;
  if (cooking.revision === revision) return cooking;
  return { ...cooking, revision, at: Math.min(cooking.at, instructions.length), ticked: [] };
}

/**
 * Whether there is something to go on with.
 *
 * @example isUnderWay({ …cooking, at: 2, ticked: [] }, recipeOfTwoSteps) // true
 */
export function isUnderWay({ at, ticked }: Cooking, recipe: CookableRecipe): boolean {
  return at === readyScreen ? ticked.length > 0 : at < doneScreen(recipe);
}

export function isForgotten({ touchedAt }: Cooking, now: number): boolean {
  return now - touchedAt > forgottenAfterMs;
}

/** A dough may rest overnight, and a brine for a day. */
const forgottenAfterMs = 48 * 60 * 60 * 1_000;
