/** What a person or household settled on: products for foods, and a budget. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { groceryBudgets, productChoices } from '../../../schema/plan/prices';

interface Choice {
  ownerId: string;
  foodKey: string;
  retailerId: string;
}

export async function listChoices(db: Db, ownerId: string, foodKeys: readonly string[]) {
  return db
    .select()
    .from(productChoices)
    .where(
      and(
        eq(productChoices.ownerId, ownerId),
        sql`${productChoices.foodKey} = any(${sql.param([...foodKeys])}::text[])`,
      ),
    );
}

export async function putChoice(db: Db, choice: Choice & { productId: string }): Promise<void> {
  const { productId } = choice;
  await db
    .insert(productChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [productChoices.ownerId, productChoices.foodKey, productChoices.retailerId],
      set: { productId },
    });
}

export async function removeChoice(
  db: Db,
  { ownerId, foodKey, retailerId }: Choice,
): Promise<void> {
  await db
    .delete(productChoices)
    .where(
      and(
        eq(productChoices.ownerId, ownerId),
        eq(productChoices.foodKey, foodKey),
        eq(productChoices.retailerId, retailerId),
      ),
    );
}

export async function findBudget(db: Db, ownerId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ weeklyCents: groceryBudgets.weeklyCents })
    .from(groceryBudgets)
    .where(eq(groceryBudgets.ownerId, ownerId));
  return row?.weeklyCents;
}

export async function setBudget(
  db: Db,
  ownerId: string,
  weeklyCents: number | null,
): Promise<void> {
  if (weeklyCents === null) {
    await db.delete(groceryBudgets).where(eq(groceryBudgets.ownerId, ownerId));
    return;
  }
  await db
    .insert(groceryBudgets)
    .values({ ownerId, weeklyCents })
    .onConflictDoUpdate({ target: groceryBudgets.ownerId, set: { weeklyCents } });
}
