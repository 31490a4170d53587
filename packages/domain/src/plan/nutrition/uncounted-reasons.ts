/** Without what computes them, which takes the tables of foods: browsers know the reasons alone. */

/** Why a line of a recipe is not counted. The first three say nothing against the result. */
export const uncountedReasons = [
  'optional',
  'nothing-to-eat',
  'seasoning',
  'food-unknown',
  'no-figures',
  'amount-unknown',
  'unit-unknown',
  'recipe-closed',
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];
