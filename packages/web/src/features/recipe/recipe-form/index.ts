/** Public API: opening the form of a new recipe with an imported draft; ingredient rows of a shorter form. */
export { inputFromDraft, storeImportedDraft } from './draft/imported-draft';
export { storeSourcePhotos } from './image/source-photos';
export { blankIngredient, type IngredientRow, type IngredientRows } from './form-values';
export { ShortIngredientFields } from './ingredients/short-ingredient-fields';
