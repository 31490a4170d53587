/** For how many a recipe is (decision 0097). */
import { standInLocale } from '@saltbush/domain/account/countries/locale';
import * as z from 'zod/mini';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';

const servesSchema = z.int(`Please enter a whole number from ${minServes} to ${maxServes}`).check(
  z.gte(minServes, `It must serve at least ${minServes}`),
  z.lte(maxServes, {
    error: () => `It can serve at most ${maxServes.toLocaleString(standInLocale)}`,
  }),
);

/**
 * For how many it is. A recipe that does not say it is read as for four, since the specification's recipe has a number;
 * `isServesUnknown` says that nobody knows, so that nothing is concluded from it.
 */
export const servesFields = {
  serves: z.optional(servesSchema),
  isServesUnknown: z.optional(z.boolean()),
};

/** As every answer has them. */
export const knownServesFields = { serves: z.int(), isServesUnknown: z.optional(z.boolean()) };
