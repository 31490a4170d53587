/** Public API: recipes beside what is at home, and what is at home in words. */
export { homeMatch, RecipeAtHome, UsedUp } from './home-items.lazy';
export { factsOf, placeNames, sinceText } from './home-texts';
