/** What draws the pictures of a row. Loaded by `use-row-pictures.ts`. */
export { glyphOfFood } from '@saltbush/domain/recipe/recipes/cover/food-glyphs';
export { RecipeCover } from '../../../recipe/recipes';
