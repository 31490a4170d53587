/**
 * The one function that parses what comes from outside: parts of a call, operations, web pages, archives, answers
 * of other services, values that a device has stored. `npm run check` refuses to call zod's own anywhere else.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';

/**
 * A schema that throws has met a value that nobody thought of. That value is refused like any other that does not
 * fit, so that what stands beside it is still read.
 *
 * @example parseInput(idSchema, 'plum').success // false
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.core.util.SafeParseResult<z.output<Schema>> {
  try {
    return z.safeParse(schema, input);
  } catch {
    return z.safeParse(unreadable, input);
  }
}

/** Fits nothing. */
const unreadable = z.never(say('This value cannot be read'));

/**
 * Of a value that our own code made: one that does not fit is our mistake.
 *
 * @throws when it does not fit
 * @example parseOwn(recipeCardSchema, recipe) // the recipe with the fields of a card alone
 */
export const parseOwn = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> => z.parse(schema, value);
