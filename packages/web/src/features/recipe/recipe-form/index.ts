/** Public API: opening the form of a new recipe with an imported draft; ingredient rows of a shorter form. */
export { inputFromDraft, storeImportedDraft } from './draft/imported-draft';
export { storeLinesToCheck, useLinesToCheck } from './draft/lines-to-check';
export { storeImportSource } from './source/import-source';
export { blankIngredient, ingredientOf, type IngredientRows } from './form-values';
export { IngredientLines } from './ingredients/ingredient-lines';
export { lineId } from './rows/use-edited-rows';
