/** What draws the images of a row. Loaded by `row-images.lazy.ts`. */
export { glyphOfFood } from '@saltbush/domain/recipe/recipes/cover/food-glyphs';
export { RecipeCover } from '../../../recipe/recipes';
