/** Recipes that people reported. */
export { countReported } from './reports.store';
