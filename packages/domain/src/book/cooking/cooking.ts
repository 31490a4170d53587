/**
 * A cooking session: a recipe shown one screen at a time.
 *
 * - The screens: what to get ready (0), then each step (its number, counted from 1), then done.
 * - Any screen can follow any; screen numbers are clamped.
 * - Prepared ingredients are ticked; ticks are part of the session.
 * - The number of serves is fixed at the start, also if the recipe page shows another number.
 * - If the recipe has changed since, the position is clamped to the number of steps; ticks are
 *   reset, because the lines may have changed.
 * - A session can be resumed after a tick or a reached step. A finished one starts again.
 * - A session expires two days after the last change.
 *
 * All times are milliseconds since 1970, by the clock of the device.
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
 * startCooking({ _id: 'laksa', revision: 3, instructions: ['Soak.'] }, { id: 'a', serves: 4, now: 0 })
 * // { id: 'a', recipeId: 'laksa', revision: 3, serves: 4, at: 0, ticked: [], touchedAt: 0 }
 */
export function startCooking(
  { _id, revision }: CookableRecipe,
  { id, serves, now }: { id: string; serves: number; now: number },
): Cooking {
  return { id, recipeId: _id, revision, serves, at: readyScreen, ticked: [], touchedAt: now };
}

/**
 * @param screen clamped to the existing screens
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
 * Ticks or unticks an ingredient.
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
 * A stored session adapted to the current recipe.
 *
 * @example adaptToRecipe({ …cooking, at: 5, ticked: [1] }, newerRecipeOfTwoSteps) // at 2, nothing ticked
 */
export function adaptToRecipe(cooking: Cooking, recipe: CookableRecipe): Cooking {
  const { revision, instructions } = recipe;
  if (cooking.revision === revision) return cooking;
  return { ...cooking, revision, at: Math.min(cooking.at, instructions.length), ticked: [] };
}

/**
 * Whether there is progress to resume.
 *
 * @example isInProgress({ …cooking, at: 2, ticked: [] }, recipeOfTwoSteps) // true
 */
export function isInProgress({ at, ticked }: Cooking, recipe: CookableRecipe): boolean {
  return at === readyScreen ? ticked.length > 0 : at < doneScreen(recipe);
}

export function isExpired({ touchedAt }: Cooking, now: number): boolean {
  return now - touchedAt > forgottenAfterMs;
}

/** A dough may rest overnight, and a brine for a day. */
const forgottenAfterMs = 48 * 60 * 60 * 1_000;
