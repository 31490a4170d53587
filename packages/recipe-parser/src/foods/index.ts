/** The food table: names, aisles, densities, weights of pieces. */
export { type Aisle, aisles } from './aisle';
export { type FoodIdentity, findFood, findListedFood } from './find-food';
export { findFoodById, findNamedFood, listFoods } from './food-index';
export { type FoodWording, foodWording } from './food-wording';
export { foodWords, singularWords, slug } from './food-words';
export { type Figure, densityOf } from './figures';
export { type Food, parseFoodTable } from './food';
export { findForeignFood, isForeignNameOf } from './languages/find-foreign-food';
export { findForeignName } from './languages/foreign-names';
export { kindOfForeignFood } from './languages/kind-of-foreign-food';
export { singular } from './plurals';
export { isQualifier } from './qualifiers';
export { longestKey, shortKey } from './short-key';
export { withoutBrand } from './brands';
export { withoutUnknownCapitals } from './turned-names';
export { gramsOfAmount, gramsOfMillilitres } from './weigh';
