/** Reads recipes from pages, text and photos. */
export { extractRecipe, type ExtractedRecipe, type SavedPage } from './extract-recipe';
export { claimImportSource, saveImportSource, type FoundPage } from './import-source.store';
export { findKnownRecipe } from './known-recipes.store';
export { openPageImport, type PageImport } from './open-page-import';
export { readRecipe } from '@saltbush/recipe-parser/page';
export type { DoubtfulLine } from './reading/find-doubts';
export { openRecipeReader, type Caller, type RecipeReader } from './reading/recipe-reader';
export { readPageSource } from './reading/read-source';
export { saltbushPageData, saltbushPageId } from './saltbush-page';
