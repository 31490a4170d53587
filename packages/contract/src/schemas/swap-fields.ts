/** What somebody has another way (decision 0153): a food of a dish, and what is taken instead. */
import * as z from 'zod/mini';
import { mealSwapLimits } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { say } from '@saltbush/domain/texts/say';
import { lineSchema } from './fields';
import { maxLength } from './lengths';

const swapLineSchema = z.object({
  amount: lineSchema(mealSwapLimits.amount),
  unit: lineSchema(mealSwapLimits.unit),
  name: lineSchema(mealSwapLimits.name, say('Please name the food')),
});

export const swapFields = {
  of: swapLineSchema,
  use: z.array(swapLineSchema).check(maxLength(mealSwapLimits.use)),
};
