/** A recipe of a file that was read like a page or a paste: its draft, and nothing beside it. */
import type { RecipeDraft } from '../recipes/draft';
import { anyPicture } from './pictures';
import type { RecipeInFile } from './recipe-in-file';

/** @example recipeFromDraft(draft).isFavourite // false */
export function recipeFromDraft(draft: RecipeDraft): RecipeInFile {
  return {
    draft: { ...draft, imageUrl: undefined },
    isFavourite: false,
    pictures: anyPicture(draft.imageUrl),
    notUnderstood: [],
  };
}
