/** Public API: putting a recipe into a cookbook. */
export { AddToCookbook } from './add-to-cookbook.lazy';
