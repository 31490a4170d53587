/** Loaded when the page has come to rest: the food table is a quarter of the page's weight. */
export { foodsListed } from '@saltbush/domain/inspiration/foods-listed';
export { suggestFoods } from '@saltbush/domain/inspiration/suggest-foods';
