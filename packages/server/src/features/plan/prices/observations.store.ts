/** Prices as they were seen: added, never changed. */
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { priceObservations, products } from '../../../schema/plan/prices';

export type Observation = typeof priceObservations.$inferSelect;
export type OwnPrice = Pick<
  Observation,
  'id' | 'productId' | 'cents' | 'isSpecial' | 'multiBuy' | 'observedAt' | 'source'
>;

/** Not taken back by a later one. */
const stands = sql`${priceObservations.retracts} is null and not exists (
  select from price_observations later where later.retracts = ${priceObservations}.id)`;

/** The latest of each product that this owner saw. */
export async function findOwnPrices(
  db: Db,
  ownerId: string,
  productIds: readonly string[],
): Promise<Map<string, OwnPrice>> {
  if (productIds.length === 0) return new Map();
  const { id, productId, cents, isSpecial, multiBuy, observedAt, source } = priceObservations;
  const rows = await db
    .selectDistinctOn([productId], {
      id,
      productId,
      cents,
      isSpecial,
      multiBuy,
      observedAt,
      source,
    })
    .from(priceObservations)
    .where(
      and(
        eq(priceObservations.ownerId, ownerId),
        sql`${productId} = any(${sql.param([...productIds])}::uuid[])`,
        stands,
      ),
    )
    .orderBy(productId, desc(observedAt), desc(priceObservations.createdAt));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Of feeds and of this owner, over two years, the oldest first. */
export function listHistory(
  db: Db,
  { productId, ownerId, since }: { productId: string; ownerId: string; since: Date },
): Promise<Observation[]> {
  return db
    .select()
    .from(priceObservations)
    .where(
      and(
        eq(priceObservations.productId, productId),
        or(isNull(priceObservations.ownerId), eq(priceObservations.ownerId, ownerId)),
        gte(priceObservations.observedAt, since),
        stands,
      ),
    )
    .orderBy(asc(priceObservations.observedAt))
    .limit(mostOfHistory);
}

const mostOfHistory = 1000;

/** One that is there already stays as it is. */
export async function addObservations(
  tx: Db,
  rows: readonly (typeof priceObservations.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(priceObservations)
      .values([...rows])
      .onConflictDoNothing();
}

/** @returns undefined if it is not one of this owner's */
export async function findOwnObservation(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Observation | undefined> {
  const [row] = await db
    .select()
    .from(priceObservations)
    .where(and(eq(priceObservations.id, id), eq(priceObservations.ownerId, ownerId)));
  return row;
}

/** Adds an observation that takes another one back. */
export async function retractObservation(
  db: Db,
  { id, observation, userId }: { id: string; observation: Observation; userId: string },
): Promise<void> {
  const { createdAt: _createdAt, ...fields } = observation;
  await db
    .insert(priceObservations)
    .values({ ...fields, id, observedBy: userId, retracts: observation.id });
}

/** Products that this owner may see, by id. */
export async function listProducts(db: Db, ownerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        or(isNull(products.ownerId), eq(products.ownerId, ownerId)),
      ),
    );
}
