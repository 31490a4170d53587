/** Loaded when the page is idle: the food table is a quarter of the page's size. */
export { parseFoodList } from '@saltbush/domain/book/inspiration/parse-food-list';
export { suggestFoods } from '@saltbush/domain/book/inspiration/suggest-foods';
