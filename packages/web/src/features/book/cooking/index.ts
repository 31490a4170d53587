/** Public API: the button that starts cooking mode. */
export { StartCooking } from './start-cooking';
