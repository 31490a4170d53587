/** The door: what other features may do with recipes. */
export { inputFromDraft, keepImportedDraft } from './form/imported-draft';
export { RecipeCover } from './recipe-cover';
export { recipeKeys } from './recipe-queries';
