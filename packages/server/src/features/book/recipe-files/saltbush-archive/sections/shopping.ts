/** A person's shopping list settings: staples, aisle corrections and split lines. */
import * as z from 'zod/mini';
import { lineSchema } from '@saltbush/contract/schemas/fields';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import type { FoodRow } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import { aisles } from '@saltbush/recipe-parser/foods';
import type { Db } from '../../../../../platform/db/connect';
import { addRows, stampAll } from '../../../../plan/sync';
import { rowsOfKind } from '../rows-of-kind';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

const keySchema = lineSchema(shoppingListLimits.key, 'Please name the food');

export const staplesSection = section({
  name: 'staples',
  label: say('foods you always have'),
  item: z.object({ food: keySchema, createdAt: momentSchema }),
  async *list(db, ownerId) {
    for await (const { key, createdAt } of foodsWith(db, ownerId, 'isStaple')) {
      yield { food: key, createdAt };
    }
  },
  async save(tx, { ownerId }, items) {
    return saveFoods(
      tx,
      ownerId,
      items.map(({ food, createdAt }) => ({ key: food, fields: { isStaple: true }, createdAt })),
    );
  },
});

export const aislesSection = section({
  name: 'aisles',
  label: say('foods in another aisle'),
  item: z.object({ food: keySchema, aisle: z.enum(aisles), createdAt: momentSchema }),
  async *list(db, ownerId) {
    for await (const { key, fields, createdAt } of foodsWith(db, ownerId, 'aisle')) {
      yield { food: key, aisle: fields.aisle!, createdAt };
    }
  },
  async save(tx, { ownerId }, items) {
    return saveFoods(
      tx,
      ownerId,
      items.map(({ food, aisle, createdAt }) => ({ key: food, fields: { aisle }, createdAt })),
    );
  },
});

const kinds = ['measures', 'wording'] as const;
const fieldOf = { wording: 'isSplit', measures: 'areMeasuresSplit' } as const;

export const splitsSection = section({
  name: 'kept-apart',
  label: say('lines kept apart'),
  item: z.object({ kind: z.enum(kinds), line: keySchema, createdAt: momentSchema }),
  async *list(db, ownerId) {
    for (const kind of kinds) {
      for await (const { key, createdAt } of foodsWith(db, ownerId, fieldOf[kind])) {
        yield { kind, line: key, createdAt };
      }
    }
  },
  async save(tx, { ownerId }, items) {
    return saveFoods(
      tx,
      ownerId,
      items.map(({ kind, line, createdAt }) => ({
        key: line,
        fields: { [fieldOf[kind]]: true },
        createdAt,
      })),
    );
  },
});

interface FoodSetting {
  key: string;
  fields: FoodRow;
  /** ISO 8601. */
  createdAt: string;
}

/** Foods that have this field, by their keys. */
async function* foodsWith(
  db: Db,
  ownerId: string,
  field: keyof FoodRow,
): AsyncGenerator<FoodSetting> {
  for await (const { id, stamps, ...row } of rowsOfKind(db, ownerId, 'foods')) {
    const fields = row.fields as FoodRow;
    const createdAt = new Date(stamps[field]?.[0] ?? 0).toISOString();
    if (fields[field]) yield { key: id, fields, createdAt };
  }
}

async function saveFoods(tx: Db, ownerId: string, foods: readonly FoodSetting[]): Promise<number> {
  const { withoutRoom } = await addRows(
    tx,
    ownerId,
    foods.map(({ key, fields, createdAt }) => ({
      kind: 'foods',
      id: key,
      fields,
      stamps: stampAll(fields, new Date(createdAt), ownerId),
    })),
  );
  return foods.length - withoutRoom;
}
