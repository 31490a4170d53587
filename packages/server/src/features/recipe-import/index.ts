/** What the rest of the house may use of recipe import. */
export { extractRecipe, type ExtractedRecipe, type SavedPage } from './extract-recipe';
export { claimEvidence } from './evidence.store';
export { readPage } from './read-page';
export { presentDraft } from './recipe-import.present';
