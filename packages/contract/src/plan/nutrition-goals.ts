/** What a person wants to eat a day. Nobody else reads it, and no program. */
import * as z from 'zod/mini';
import {
  goalLimits,
  type GoalNutrient,
  type NutritionGoals,
} from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';

const amount = (nutrient: GoalNutrient) => {
  const most = goalLimits[nutrient];
  const message = {
    error: () => say('Please give a whole number from 1 to {most}', { most }),
  };
  return z.optional(z.int(message).check(z.gte(1, message), z.lte(most, message)));
};

/** Each only if it is set: energy and sodium at most so much, protein and fibre at least. */
export const nutritionGoalsSchema = z.object({
  energyKj: amount('energyKj'),
  proteinGrams: amount('proteinGrams'),
  fibreGrams: amount('fibreGrams'),
  sodiumMilligrams: amount('sodiumMilligrams'),
});
nutritionGoalsSchema satisfies z.ZodMiniType<NutritionGoals>;

export const nutritionGoalsRoutes = {
  get: route({
    method: 'GET',
    path: '/users/nutrition-goals',
    summary: "One's own goals for a day; empty when none is set.",
    access: 'signed-in',
    response: nutritionGoalsSchema,
  }),
  replace: route({
    method: 'PUT',
    path: '/users/nutrition-goals',
    summary: "Replace one's own goals; what is not sent is no longer set.",
    access: 'signed-in',
    body: nutritionGoalsSchema,
    response: nutritionGoalsSchema,
  }),
};
