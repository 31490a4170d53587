/** A recipe beside what is at home; it takes the food table. */
export { foodsCovered } from '@saltbush/domain/book/inspiration/food-substitutes';
export { matchHome } from '@saltbush/domain/book/inspiration/match-home';
