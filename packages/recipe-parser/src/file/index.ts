/** Recipes in the files of other programs. */
export { writeCooklang } from './cooklang/write-cooklang';
export { cutText } from './fields/cut-text';
export { hasValue } from './fields/field-values';
export { onceEach } from './fields/fields';
export { type HtmlFormat, type HtmlPiece, nameOfLinkText } from './fields/html-piece';
export { adjacentImage, embeddedImage } from './fields/images';
export type { ImageInFile, ReadRecipe, RecipeInFile, UnreadField } from './fields/recipe-in-file';
export { valuePreview } from './fields/value-preview';
export { readCopyMeThat } from './formats/copy-me-that';
export { isTableOfRecipes } from './formats/csv/csv';
export { recipeInColumns } from './formats/columns/recipe-in-columns';
export { CsvReader } from './formats/csv/csv-rows';
export { readRecipeKeeper } from './formats/recipe-keeper';
export { recipeFromPastedData } from './pasted-data';
export { readJson } from './read-json';
export {
  type TextReading,
  isBookOfTexts,
  isTemplate,
  readText,
  templateProblem,
} from './read-text';
export { readXml } from './read-xml';
export { ingredientLine } from './recipe/ingredient-line';
export { recipeFromDraft } from './recipe/recipe-from-draft';
export { recipeKey, titleKey } from './recipe/recipe-key';
export { writeJsonLd } from './write-json-ld';
