/**
 * The form in which Australia's favourites are written in this folder, and how one becomes a recipe.
 *
 * - Ingredients are lines as a cook writes them; our own parser splits them, as it does pasted ones.
 * - Measures are Australian: a tablespoon is 20 mL, a cup 250 mL. Other languages have metric ones.
 * - The words of other languages are in their folders: `languages/de/sample-recipes`.
 * - A part is a section of the recipe. A recipe of one part has no headings.
 */
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Course, Difficulty, Ingredient, Step } from '@saltbush/recipe-parser/recipe';

export interface SampleRecipe {
  /** In kebab-case. Never changes: stored recipes are matched with it. */
  name: string;
  /** The dish that `scripts/dish-images` draws for it. */
  imageId: string;
  title: string;
  description: string;
  serves: 2 | 4;
  prepMinutes: number;
  cookMinutes: number;
  cuisine: string;
  course: Course;
  difficulty: Difficulty;
  parts: SampleRecipePart[];
}

export interface SampleRecipePart {
  section?: string;
  ingredients: string[];
  steps: string[];
}

/**
 * The ingredients and steps of all parts, in order.
 *
 * @example linesOfSample(zucchiniSlice).ingredients[0]
 * // { name: 'eggs', amount: '5', unit: '', note: undefined, section: undefined }
 */
export function linesOfSample({ parts }: SampleRecipe): {
  ingredients: Ingredient[];
  steps: Step[];
} {
  return {
    ingredients: parts.flatMap(({ section, ingredients }) =>
      ingredients.map((line) => ({ ...splitIngredientLine(line), section })),
    ),
    steps: parts.flatMap(({ section, steps }) => steps.map((text) => ({ text, section }))),
  };
}
