/** For how many a recipe is (decision 0097). */
import { readersLocale } from '@saltbush/domain/account/countries/locale';
import { say } from '@saltbush/domain/texts/say';
import * as z from 'zod/mini';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';

const servesSchema = z
  .int({
    error: () =>
      say('Please enter a whole number from {least} to {most}', {
        least: minServes,
        most: maxServes,
      }),
  })
  .check(
    z.gte(minServes, { error: () => say('It must serve at least {least}', { least: minServes }) }),
    z.lte(maxServes, {
      error: () =>
        say('It can serve at most {most}', { most: maxServes.toLocaleString(readersLocale()) }),
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
