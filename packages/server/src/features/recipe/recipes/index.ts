/** Recipes and their cards: read, created, changed, copied and transferred. */
export { cardJson, cardSource, listCards, listReadableCards, readCards } from './cards.store';
export { copyRecipe, type RecipeCopy } from './copy-recipe';
export { deletedBefore, emptyBin, restoreRecipe } from './bin';
export { furtherImageIds, furtherImages, withoutLostImages } from './further-images';
export { contentOf } from './recipe-content';
export { countSomeChanges } from './versions/count-changes';
export { findVersion } from './versions/find-version';
export { presentVersionText } from './versions/present-version-text';
export { versionContent } from './versions/version-content';
export type { RecipeInput } from './recipe-rows';
export { deriveOuterRecipes } from './recipe-maintenance';
export { findRecipe, getRecipe, readRecipe, type RecipeRow } from './recipes.store';
export { createRecipe, updateRecipe, type ShareOnSave } from './save-recipe';
export { cardContentJson } from './search-index/content-json';
export { ownerFacet, ownerWord } from './search-index/owner-search-tokens';
export { reindexSome } from './search-index/reindex';
export {
  findSubRecipes,
  ingredientsSql,
  subRecipesSql,
  type SubRecipe,
} from './sub-recipes/sub-recipes.store';
export {
  findOwnTitles,
  saveTransferMetadata,
  saveTransferredVersions,
  listOwnRecipeIds,
  readOwnRecipes,
  removeOwnRecipes,
  type TransferRecipe,
  type TransferMetadata,
} from './transfer';
