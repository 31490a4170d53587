/** The door: the way into cooking mode, from the page of a recipe. */
export { StartCooking } from './start-cooking';
