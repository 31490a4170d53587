/** Recipes, reviews and comments that people reported. */
export { countReports } from './count-reports';
