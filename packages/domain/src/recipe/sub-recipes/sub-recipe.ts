/**
 * A recipe as an ingredient of another.
 *
 * - A recipe may hold recipes, and these hold others: three levels at most, and never itself.
 * - What is beyond a limit stays on the list as it is written; nothing is left out.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';

/** What flattening needs of a recipe. */
export interface FlattenedRecipe {
  readonly id: string;
  readonly title: string;
  /** Absent when nobody has said. */
  readonly serves?: number | undefined;
  readonly yieldText?: string | undefined;
  /** Whose cups and spoons; Australian by default. */
  readonly measures?: Measures | undefined;
  /** From start to table. */
  readonly readyMinutes?: number | undefined;
  readonly ingredients: readonly Ingredient[];
}

export const subRecipeLimits = {
  /** Of recipes within each other, the outermost counted. */
  levels: 3,
  /** Lines of one recipe that are recipes. */
  lines: 20,
  /** Ingredients of a recipe together with those of all recipes in it. */
  rows: 600,
} as const;

/**
 * The recipes that lead from these lines on: those of the lines, and those of theirs, each once.
 *
 * @param all by id
 * @example reachedFrom(lasagne.ingredients, new Map([[bolognese.id, bolognese], [pesto.id, pesto]])) // [bolognese]
 */
export function reachedFrom<Recipe extends FlattenedRecipe>(
  ingredients: readonly Pick<Ingredient, 'recipeId'>[],
  all: ReadonlyMap<string, Recipe>,
): Recipe[] {
  const found = new Map<string, Recipe>();
  let lines = ingredients;
  for (let level = 1; level < subRecipeLimits.levels; level += 1) {
    const recipes = subRecipeIdsOf(lines).flatMap((id) => all.get(id) ?? []);
    for (const recipe of recipes) found.set(recipe.id, recipe);
    lines = recipes.flatMap((recipe) => recipe.ingredients);
  }
  return [...found.values()];
}

/**
 * The recipes that its lines stand for, each once.
 *
 * @example subRecipeIdsOf([{ name: 'bolognese', amount: '1', unit: 'quantity', recipeId: id }]) // [id]
 */
export function subRecipeIdsOf(ingredients: readonly Pick<Ingredient, 'recipeId'>[]): string[] {
  return [...new Set(ingredients.flatMap(({ recipeId }) => recipeId ?? []))];
}
