/** Recipes from the words that were recognised on photos. */
export { languageOfPage, type PageLanguage } from './page-language';
export { pageText } from './page-text';
export type { PhotoPage, PhotoWord } from './photo-page';
export { type PhotoLine, recipeFromPhoto } from './recipe-from-photo';
export { type TextRun, isBeside } from './text-run';
export { textRuns } from './text-runs';
