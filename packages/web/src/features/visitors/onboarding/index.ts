/** Public API: the first visit of a new person. */
export { FirstVisit } from './first-visit';
