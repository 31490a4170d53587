/**
 * How much a food makes of a dish: it decides whether "I have most of it" is true.
 *
 * - Meat and fish weigh most, then vegetables, fruit, grains, dairy and bread.
 * - What is used by the spoon or the sprig weighs little: spices, oil, sauces, sugar, garlic, herbs. Someone who has all
 *   the spices of a roast lamb and no lamb has nothing of it.
 * - The weights are our own, typed by hand.
 */
import type { FoodIdentity } from '@saltbush/recipe-parser/foods';

/** @example weightOf(findFood('chicken thighs')) // 3 */
export function weightOf({ key, food }: FoodIdentity): number {
  if (food?.aisle === 'Meat & Seafood') return mainWeight;
  if (food?.aisle === 'Herbs & Spices' || food?.aisle === 'Baking') return seasoningWeight;
  return seasoning.test(key) || food?.pieces.has('sprig') ? seasoningWeight : usualWeight;
}

const mainWeight = 3;
const usualWeight = 2;
const seasoningWeight = 0.5;

const seasoning =
  /(?:^|-)(?:garlic|ginger|chilli|lemongrass|basil|parsley|coriander|mint|dill|chive|thyme|rosemary|sage|oregano|zest|oil|vinegar|sauce|mustard|stock|paste|juice|honey|syrup|sugar|wine|caper|flavouring|extract)$/;
