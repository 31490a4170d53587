import { sql } from 'drizzle-orm';

/** What sorts by the most protein first, with unknown last, as the indexes have it. */
export const lessProtein = sql`(- recipe.protein_grams)`;
