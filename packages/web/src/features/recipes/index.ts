/** The door: what other features may do with recipes. */
export { inputFromDraft, keepImportedDraft } from './form/imported-draft';
export { holdSourcePhotos } from './form/source-photos';
export { RecipeCover } from './recipe-cover';
export { recipeKeys } from './recipe-queries';
