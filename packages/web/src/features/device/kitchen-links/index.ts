/** Public API: links that show the kitchen screen of a plan without an account. */
export { KitchenLinks } from './kitchen-links';
