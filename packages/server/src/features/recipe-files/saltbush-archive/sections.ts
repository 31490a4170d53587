/** Everything in an archive besides recipes, in the order it is imported. */
import type { AnySection } from './section';
import { favouritesSection } from './sections/favourites';
import { mealPlansSection } from './sections/meal-plans';
import { reviewsSection } from './sections/reviews';
import { savedRecipesSection } from './sections/saved-recipes';
import { recurringMealsSection, templatesSection } from './sections/templates';
import { aislesSection, splitsSection, staplesSection } from './sections/shopping';

export const sections: readonly AnySection[] = [
  savedRecipesSection,
  favouritesSection,
  reviewsSection,
  mealPlansSection,
  templatesSection,
  recurringMealsSection,
  staplesSection,
  aislesSection,
  splitsSection,
];
