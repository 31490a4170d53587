/** Public API: comparing a recipe with its import source. */
export { CompareSourceButton } from './import-source/compare-source-button';
