/**
 * What a person wants to eat a day. Their own and private: not a row of a household's plan.
 *
 * - Energy and sodium are at most so much, protein and fibre at least.
 * - Each is set or not by itself; a person without goals sees the sums alone.
 */
import type { Nutrient } from '@saltbush/recipe-parser/recipe/nutrients';
import type { KnownNutrients } from '../../recipe/nutrition/nutrients';

export const goalNutrients = [
  'energyKj',
  'proteinGrams',
  'fibreGrams',
  'sodiumMilligrams',
] as const satisfies readonly Nutrient[];
export type GoalNutrient = (typeof goalNutrients)[number];

/** Of one day, each in the unit of its name. */
export type NutritionGoals = { readonly [Key in GoalNutrient]?: number | undefined };

export const goalKinds: Readonly<Record<GoalNutrient, 'at-most' | 'at-least'>> = {
  energyKj: 'at-most',
  proteinGrams: 'at-least',
  fibreGrams: 'at-least',
  sodiumMilligrams: 'at-most',
};

/** The largest that can be set: beyond what anybody eats. */
export const goalLimits: Readonly<Record<GoalNutrient, number>> = {
  energyKj: 50_000,
  proteinGrams: 1_000,
  fibreGrams: 500,
  sodiumMilligrams: 20_000,
};

export interface ComparedGoal {
  goal: number;
  kind: 'at-most' | 'at-least';
  /** What is left to it; below 0 what is beyond it. Undefined when the sum is not known. */
  left?: number | undefined;
}

/**
 * What is eaten against the goal.
 *
 * @returns undefined without a goal of this nutrient
 * @example compareWithGoal('energyKj', { energyKj: 9000 }, { energyKj: 8700 })?.left // -300
 */
export function compareWithGoal(
  nutrient: Nutrient,
  eaten: KnownNutrients,
  goals: NutritionGoals,
): ComparedGoal | undefined {
  if (!isGoalNutrient(nutrient)) return undefined;
  const goal = goals[nutrient];
  if (goal === undefined) return undefined;
  const amount = eaten[nutrient];
  const left = amount === undefined ? undefined : goal - amount;
  return { goal, kind: goalKinds[nutrient], left };
}

const isGoalNutrient = (nutrient: Nutrient): nutrient is GoalNutrient =>
  (goalNutrients as readonly Nutrient[]).includes(nutrient);
