/** The country of a plan's owner, a person or a household (decision 0159): in SQL, and for calls that read nothing else of it. */
import { sql, type SQL } from 'drizzle-orm';
import { countryOr } from '@saltbush/domain/account/countries/countries';
import type { Country } from '@saltbush/domain/account/countries/country';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { households } from '../../../schema/households';

/** Null until one is chosen: pass it to `countryOr`. No person has the id of a household. */
export const chosenCountryOf = (ownerId: unknown): SQL<string | null> =>
  sql<string | null>`coalesce(
    (select household.country from ${households} household where household.id = ${ownerId}),
    (select person.country from ${users} person where person.id = ${ownerId}))`;

export async function findCountryOf(db: Db, ownerId: string): Promise<Country> {
  const { rows } = await db.execute<{ country: string | null }>(
    sql`select ${chosenCountryOf(ownerId)} as country`,
  );
  return countryOr(rows[0]?.country);
}
