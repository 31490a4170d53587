/** Recipes in documents: pages of a PDF, and what word processors write. */
export type { DocumentLine } from './document-line';
export { linesOfHtml } from './lines-of-html';
export { type DocumentPage, linesOfPages } from './lines-of-pages';
export { recipesOfMarkdown } from './lines-of-markdown';
export { type DocumentReading, recipesOfDocument } from './recipes-of-document';
export { isRtf, linesOfRtf } from './lines-of-rtf';
export { htmlOfOpenDocument } from './open-document';
export { type ItemsOfPage, type TextItem, wordsOfItems } from './words-of-items';
