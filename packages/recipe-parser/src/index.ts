/**
 * Parses recipes from ingredient lines, steps, web pages, pasted text, files and photos.
 *
 * - Pure: no file system, network, clock or Node built-ins, so it runs in Node, browsers and workers.
 * - Any input gives a result; nothing is thrown, and time is linear in the length of the text.
 * - The folders can be imported separately: `@saltbush/recipe-parser/foods`, `/units`, `/steps` …
 */
export { parseIngredient, type ParsedIngredient } from './ingredients';
export { findFood, type FoodIdentity } from './foods';
export { readSteps, type StepReading } from './steps/read-steps';
export { readPage as recipeFromHtml } from './page';
export { recipeFromPlainText as recipeFromText } from './plain-text';
export { recipesFromFile, type FileReading } from './file/recipes-from-file';
export { recipeFromPhoto as recipeFromPhotoWords, type PhotoPage, type PhotoWord } from './photo';
export type { Ingredient, Measures, RecipeDraft, Step } from './recipe';
