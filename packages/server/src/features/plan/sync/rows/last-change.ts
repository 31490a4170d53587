import { sql, type SQL } from 'drizzle-orm';

/** When a field of a row was last set, by its stamps, in milliseconds since 1970. */
export const lastChange = (stamps: unknown): SQL<number> =>
  sql<number>`coalesce((select max((stamp.value->>0)::float8) from jsonb_each(${stamps}) stamp), 0)`;
