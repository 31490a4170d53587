/** What a recipe's ingredient list tells about allergens and diets, and how lists are filtered by it. */
import * as z from 'zod/mini';
import {
  allergens,
  diets,
  requirements,
  type Requirement,
} from '@saltbush/domain/recipe/diets/allergens';
import type { RecipeDiets } from '@saltbush/domain/recipe/diets/diet-facts';
import { rawTextSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

/** A place in the ingredient list, from 0. */
const lineNumbersSchema = z.readonly(z.array(z.int()));

const findingSchema = z.object({
  of: z.enum(requirements as [Requirement, ...Requirement[]]),
  verdict: z.enum(['contains', 'unsure']),
  lines: lineNumbersSchema,
});

/** No sign of what is not named, unless a line was not understood. */
export const recipeDietsSchema = z.object({
  findings: z.readonly(z.array(findingSchema)),
  unknownLines: lineNumbersSchema,
});
recipeDietsSchema satisfies z.ZodMiniType<RecipeDiets>;

/** "a,b" or, sent twice, one name each time; of these names only. */
const chosenSchema = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(
    z.pipe(
      z.union([rawTextSchema(1_000), z.array(rawTextSchema(1_000)).check(maxLength(50))]),
      z.transform((chosen) => (typeof chosen === 'string' ? chosen.split(',') : chosen)),
    ),
    z.array(z.enum(names as [Name, ...Name[]])).check(maxLength(names.length)),
  );

/** Of the query of a list. */
export const dietFilterFields = {
  /** Recipes with no sign of these allergens. */
  without: z.optional(chosenSchema(allergens)),
  /** Recipes with no sign against these diets. */
  diets: z.optional(chosenSchema(diets)),
};
