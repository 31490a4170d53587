/** Which retailers a person or household sees: those of their country, of which two are compared. */
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { countries } from '@saltbush/domain/account/countries/countries';
import type { Country } from '@saltbush/domain/account/countries/country';
import { typicalRetailer } from '@saltbush/domain/plan/prices/product';
import type { Db } from '../../../platform/db/connect';
import { comparedRetailers, retailers } from '../../../schema/plan/prices';
import { findCountryOf } from '../../account/households';

export type RetailerRow = typeof retailers.$inferSelect;

/**
 * Stores those of all countries, so that prices may name them; whoever misses one calls it. Those that are there stay as
 * they are.
 */
export async function seedRetailers(db: Db): Promise<void> {
  const rows = countries.flatMap(({ home, retailers: all }) =>
    all.map((retailer) => ({ ...retailer, country: home.code })),
  );
  await db.insert(retailers).values(rows).onConflictDoNothing();
}

export interface RetailersOfOwner {
  country: Country;
  compared: RetailerRow[];
  /** In the order of the country's table, then those that admins added. */
  others: RetailerRow[];
  /** Typical prices are of one country: undefined elsewhere. */
  typical: string | undefined;
}

export async function listRetailersOf(db: Db, ownerId: string): Promise<RetailersOfOwner> {
  const country = await findCountryOf(db, ownerId);
  let rows = await listOfCountry(db, country);
  if (country.retailers.some(({ id }) => !rows.some((row) => row.id === id))) {
    await seedRetailers(db);
    rows = await listOfCountry(db, country);
  }
  const listed = country.retailers.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const added = rows.filter((row) => !listed.includes(row) && row.id !== typicalRetailer);
  const all = [...listed, ...added];
  const chosen = await listChosen(db, ownerId, all);
  const compared = chosen.length > 0 ? chosen : [...listed.slice(0, comparedByDefault), ...added];
  return {
    country,
    compared,
    others: all.filter((row) => !compared.includes(row)),
    typical: rows.some(({ id }) => id === typicalRetailer) ? typicalRetailer : undefined,
  };
}

const listOfCountry = (db: Db, { home }: Country): Promise<RetailerRow[]> =>
  db
    .select()
    .from(retailers)
    .where(or(eq(retailers.country, home.code), isNull(retailers.country)))
    .orderBy(asc(retailers.createdAt), asc(retailers.name));

/** Of all that there are in the country. */
export const idsOf = ({
  compared,
  others,
}: Omit<RetailersOfOwner, 'country' | 'typical'>): string[] =>
  [...compared, ...others].map(({ id }) => id);

/** The retailers that are compared; with that of estimates, those whose prices count. */
export async function pricedAt(
  db: Db,
  ownerId: string,
): Promise<{ shown: RetailerRow[]; retailers: string[]; country: Country }> {
  const { compared, typical, country } = await listRetailersOf(db, ownerId);
  const ids = compared.map(({ id }) => id);
  const retailers = typical === undefined ? ids : [...ids, typical];
  return { shown: compared, retailers, country };
}

/** Beside those that an admin added: nobody adds one that is not wanted. */
const comparedByDefault = 2;

/** Those of a country where they lived before count no more. */
async function listChosen(
  db: Db,
  ownerId: string,
  all: readonly RetailerRow[],
): Promise<RetailerRow[]> {
  const rows = await db
    .select({ id: comparedRetailers.retailerId })
    .from(comparedRetailers)
    .where(eq(comparedRetailers.ownerId, ownerId))
    .orderBy(asc(comparedRetailers.place));
  return rows.flatMap(({ id }) => all.find((retailer) => retailer.id === id) ?? []);
}

export async function compareRetailers(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(comparedRetailers).where(eq(comparedRetailers.ownerId, ownerId));
    const rows = ids.map((retailerId, place) => ({ ownerId, retailerId, place }));
    await tx.insert(comparedRetailers).values(rows);
  });
}

/** Of all countries: what somebody typed before they moved may still be on its way. */
export async function findRetailers(db: Db, ids: readonly string[]): Promise<RetailerRow[]> {
  const find = () =>
    db
      .select()
      .from(retailers)
      .where(and(inArray(retailers.id, [...ids]), ne(retailers.id, typicalRetailer)));
  const found = await find();
  if (found.length === ids.length) return found;
  await seedRetailers(db);
  return find();
}
