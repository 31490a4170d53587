/** Public API: recipes beside what is at home, and what is at home in words. */
export { homeMatch } from './home-match.lazy';
export { RecipeAtHome, UsedUp } from './home-items.lazy';
export { factsOf, placeNames, sinceText } from './home-texts';
