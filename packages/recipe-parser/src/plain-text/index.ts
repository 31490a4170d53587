/** A recipe from pasted text. */
export { splitPastedLines } from './pasted-lines';
export { recipeFromPlainText } from './recipe-from-plain-text';
