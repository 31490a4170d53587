/** Texts of recipes without their marks, for everything that shows no bold and no links. */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { readFormattedText } from './read-formatted-text';

/**
 * What a person reads of a text, without marks: for searches, plain files, notices and what is read aloud.
 *
 * @example plainTextOf('Fold **gently**, see [here](https://a.example).') // 'Fold gently, see here.'
 */
export const plainTextOf = (text: string): string => readFormattedText(text).plain;

/** A recipe whose texts have no marks; those that had none are the same. */
export function withoutMarks(recipe: RecipeContent): RecipeContent {
  return {
    ...recipe,
    ...(recipe.description !== undefined && { description: plainTextOf(recipe.description) }),
    ...(recipe.notes !== undefined && { notes: plainTextOf(recipe.notes) }),
    steps: recipe.steps.map((step) => ({ ...step, text: plainTextOf(step.text) })),
  };
}
