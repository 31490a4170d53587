/** A person's shopping list settings: staples, aisle corrections and split lines. */
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lineSchema } from '@saltbush/contract/schemas/fields';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import { aisles } from '@saltbush/recipe-parser/foods';
import {
  shoppingAisleCorrections,
  shoppingSplits,
  shoppingStaples,
} from '../../../shopping-list/shopping-list.tables';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

const keySchema = lineSchema(shoppingListLimits.key, 'Please name the food');

export const staplesSection = section({
  name: 'staples',
  label: 'foods you always have',
  item: z.object({ food: keySchema, createdAt: momentSchema }),
  async list(db, ownerId) {
    const rows = await db
      .select()
      .from(shoppingStaples)
      .where(eq(shoppingStaples.ownerId, ownerId))
      .orderBy(asc(shoppingStaples.foodKey));
    return rows.map(({ foodKey, createdAt }) => ({
      food: foodKey,
      createdAt: createdAt.toISOString(),
    }));
  },
  async save(tx, { ownerId }, items) {
    const rows = items.map(({ food, createdAt }) => ({
      ownerId,
      foodKey: food,
      createdAt: new Date(createdAt),
    }));
    if (rows.length > 0) await tx.insert(shoppingStaples).values(rows).onConflictDoNothing();
    return rows.length;
  },
});

export const aislesSection = section({
  name: 'aisles',
  label: 'foods in another aisle',
  item: z.object({ food: keySchema, aisle: z.enum(aisles), createdAt: momentSchema }),
  async list(db, ownerId) {
    const rows = await db
      .select()
      .from(shoppingAisleCorrections)
      .where(eq(shoppingAisleCorrections.ownerId, ownerId))
      .orderBy(asc(shoppingAisleCorrections.foodKey));
    return rows.map(({ foodKey, aisle, createdAt }) => ({
      food: foodKey,
      aisle,
      createdAt: createdAt.toISOString(),
    }));
  },
  async save(tx, { ownerId }, items) {
    const rows = items.map(({ food, aisle, createdAt }) => ({
      ownerId,
      foodKey: food,
      aisle,
      createdAt: new Date(createdAt),
    }));
    if (rows.length > 0) {
      await tx.insert(shoppingAisleCorrections).values(rows).onConflictDoNothing();
    }
    return rows.length;
  },
});

export const splitsSection = section({
  name: 'kept-apart',
  label: 'lines kept apart',
  item: z.object({
    kind: z.enum(['wording', 'measures']),
    line: keySchema,
    createdAt: momentSchema,
  }),
  async list(db, ownerId) {
    const rows = await db
      .select()
      .from(shoppingSplits)
      .where(eq(shoppingSplits.ownerId, ownerId))
      .orderBy(asc(shoppingSplits.kind), asc(shoppingSplits.lineKey));
    return rows.map(({ kind, lineKey, createdAt }) => ({
      kind,
      line: lineKey,
      createdAt: createdAt.toISOString(),
    }));
  },
  async save(tx, { ownerId }, items) {
    const rows = items.map(({ kind, line, createdAt }) => ({
      ownerId,
      kind,
      lineKey: line,
      createdAt: new Date(createdAt),
    }));
    if (rows.length > 0) await tx.insert(shoppingSplits).values(rows).onConflictDoNothing();
    return rows.length;
  },
});
