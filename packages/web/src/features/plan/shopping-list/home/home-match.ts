/** A recipe beside what is at home; it takes the food table. */
export { matchHome } from '@saltbush/domain/book/inspiration/match-home';
