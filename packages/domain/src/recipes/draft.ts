/**
 * A recipe read from elsewhere (a page, a paste, a photo), not yet checked by a person.
 * It opens in the recipe form; only saving the form keeps it.
 */
import type { RecipeContent } from './recipe';

export interface RecipeDraft extends RecipeContent {
  /** Ingredient lines exactly as found, in the order of `ingredients`. */
  ingredientLines: string[];
  /** Language of the source when it says so: "en-AU", "de". */
  language?: string | undefined;
}
