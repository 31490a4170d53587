/** Public API: the search parameters in the address of a recipe list. */
export { listParameters } from './list-parameters';
