/** What a source states of the nutrition of one serve (decision 0131). */
import * as z from 'zod/mini';
import type { StatedNutrition } from '@saltbush/recipe-parser/recipe';
import { inThousandths } from '../schemas/thousandths';

const mostOfNutrient = 1_000_000;

const amountSchema = z.optional(z.number().check(z.gte(0), z.lte(mostOfNutrient), inThousandths));

export const statedNutritionSchema = z.object({
  energyKj: amountSchema,
  proteinGrams: amountSchema,
  fatGrams: amountSchema,
  saturatedFatGrams: amountSchema,
  carbohydrateGrams: amountSchema,
  sugarsGrams: amountSchema,
  fibreGrams: amountSchema,
  sodiumMilligrams: amountSchema,
});
statedNutritionSchema satisfies z.ZodMiniType<StatedNutrition>;
