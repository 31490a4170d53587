/** Reads recipes from pages, text and photos. */
export { extractRecipe, type ExtractedRecipe, type SavedPage } from './extract-recipe';
export { claimImportSource } from './import-source.store';
export { readRecipe } from '@saltbush/recipe-parser/page';
export { openRecipeReader, type Caller, type RecipeReader } from './reading/recipe-reader';
export { readPageSource } from './reading/read-source';
export { saltbushPageData, saltbushPageId } from './saltbush-page';
