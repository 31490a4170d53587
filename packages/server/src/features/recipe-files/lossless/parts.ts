/** Every kind of thing that moves besides recipes, in the order in which they are kept. */
import type { AnyPart } from './part';
import { favouritesPart } from './parts/favourites';
import { mealPlansPart } from './parts/meal-plans';
import { reviewsPart } from './parts/reviews';
import { savedRecipesPart } from './parts/saved-recipes';
import { aislesPart, splitsPart, staplesPart } from './parts/shopping';

export const parts: readonly AnyPart[] = [
  savedRecipesPart,
  favouritesPart,
  reviewsPart,
  mealPlansPart,
  staplesPart,
  aislesPart,
  splitsPart,
];
