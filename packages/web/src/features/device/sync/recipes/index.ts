/** Public API: recipes for reading offline. Separate from `sync/index.ts`, which nearly every page loads. */
export { recentRecipe, rememberRecipe } from './recent-recipes';
