/** Paged lists (Spec 3: recipes, total, page, limit, hasMore; Spec 9: 12 own and browse, 20 public). */
import * as z from 'zod/mini';

const maxPageLimit = 200;

/** `page` from 1 and `limit`, both sent as text in the query. */
export const pageQuery = (defaultLimit: number) =>
  z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(maxPageLimit)),
      defaultLimit,
    ),
  });

export const pageFields = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  hasMore: z.boolean(),
};
