/**
 * A recipe parsed from a page, a pasted text or a photo, not yet checked by a person.
 * It opens in the recipe form; only saving the form stores it.
 */
import type { RecipeContent } from './recipe';

export interface RecipeDraft extends RecipeContent {
  /** Ingredient lines exactly as found, in the order of `ingredients`. */
  ingredientLines: string[];
  /** Further addresses of the image, for where the first cannot be fetched. */
  otherImageUrls?: string[] | undefined;
  /** The source shows only the beginning of its text: a caption that ends in "… more". */
  isCutShort?: boolean | undefined;
  /** Language of the source, if stated: "en-AU", "de". */
  language?: string | undefined;
}
