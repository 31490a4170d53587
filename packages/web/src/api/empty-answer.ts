/** An empty response for a route: no items, zero counts, blank texts. */
import type * as z from 'zod/mini';

/**
 * Optional fields are omitted; a kind without an empty value (a date, an enum) is `undefined`,
 * which is never read because the lists have no rows.
 * @example emptyAnswer(z.object({ recipes: z.array(z.string()), total: z.int() }))
 * // { recipes: [], total: 0 }
 */
export function emptyAnswer(schema: z.core.$ZodType | undefined): unknown {
  const definition = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  switch (definition?.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([name, part]) => [name, emptyAnswer(part)]),
      );
    case 'array':
      return [];
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    case 'nullable':
      return null;
    default:
      return undefined;
  }
}
