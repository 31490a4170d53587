/** Recipes on web pages. */
export { type ExtractionSource, type Provenance, extractionSources } from './provenance';
export { textOfCaptions } from './captions-track';
export { type PageHints, pageHints } from './page-hints';
export { type RecipeOnPage, readPage, readRecipe } from './read-page';
export { preformattedTexts } from './preformatted-texts';
export { textOfPage } from './text-of-page';
