/** Everything in an archive besides recipes, in the order it is imported. */
import type { AnySection } from './section';
import { commentsSection } from './sections/comments';
import { cookbooksSection } from './sections/cookbooks';
import { cookLogSection } from './sections/cook-log';
import { favouritesSection } from './sections/favourites';
import { followedCooksSection } from './sections/followed-cooks';
import { homeItemsSection } from './sections/home-items';
import { listedRecipesSection } from './sections/listed-recipes';
import { mealPlansSection } from './sections/meal-plans';
import {
  attendancesSection,
  barcodesSection,
  foodsInOwnAislesSection,
  ownAislesSection,
  eaterSettingsSection,
  eatersSection,
  listItemsSection,
  listLinesSection,
  listSettingsSection,
  menuRulesSection,
  namedItemsSection,
  namedListsSection,
  sameFoodsSection,
  storesSection,
  weekRulesSection,
} from './sections/plan-rows';
import { preferencesSection } from './sections/preferences';
import { reviewsSection } from './sections/reviews';
import { savedRecipesSection } from './sections/saved-recipes';
import { savedSearchesSection } from './sections/saved-searches';
import { recurringMealsSection, templatesSection } from './sections/templates';
import { aislesSection, splitsSection, staplesSection } from './sections/shopping';
import { substitutionsSection } from './sections/substitutions';
import { variationsSection } from './sections/variations';

export const sections: readonly AnySection[] = [
  variationsSection,
  savedRecipesSection,
  favouritesSection,
  followedCooksSection,
  savedSearchesSection,
  cookbooksSection,
  reviewsSection,
  commentsSection,
  mealPlansSection,
  templatesSection,
  recurringMealsSection,
  staplesSection,
  aislesSection,
  splitsSection,
  sameFoodsSection,
  listedRecipesSection,
  listItemsSection,
  listLinesSection,
  listSettingsSection,
  namedListsSection,
  namedItemsSection,
  ownAislesSection,
  foodsInOwnAislesSection,
  barcodesSection,
  storesSection,
  homeItemsSection,
  eatersSection,
  eaterSettingsSection,
  attendancesSection,
  menuRulesSection,
  weekRulesSection,
  cookLogSection,
  substitutionsSection,
  preferencesSection,
];
