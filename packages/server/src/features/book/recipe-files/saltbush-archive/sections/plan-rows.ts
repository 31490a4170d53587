/**
 * Rows of a person's plan and list that no other section has: who eats, the rules of Magic Menu, the list as it was
 * edited. Each as it is stored (`domain/plan/rows/rows.ts`); fields that are set here already stay.
 *
 * The person among those who eat has the id of the account: in the archive it is "me".
 */
import * as z from 'zod/mini';
import { idSchema, lineSchema } from '@saltbush/contract/schemas/fields';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import {
  aisleIdSchema,
  barcodeSchema,
  fieldSchemas,
  lineKeySchema,
  mealNameSchema,
} from '@saltbush/contract/plan/sync-row-fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { attendanceId, eaterSettingsId } from '@saltbush/domain/plan/rows/eater-rows';
import { menuRulesId } from '@saltbush/domain/plan/rows/menu-rules-row';
import { listSettingsId } from '@saltbush/domain/plan/rows/list-rows';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { lineId, type Row, type RowKind } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import { addRows, stampAll } from '../../../../plan/sync';
import { pagesOfKind } from '../rows-of-kind';
import { section, type AnySection } from '../section';
import { daySchema, momentSchema } from '../stored-fields';

const me = 'me';
const eaterIdSchema = z.union([z.literal(me), idSchema]);
const { eaters, attendances, items, lines, stores, namedLists, namedItems } = fieldSchemas;

export const eatersSection = rowsSection({
  kind: 'eaters',
  name: 'eaters',
  label: say('people who eat'),
  id: eaterIdSchema,
  fields: { ...optional(eaters), name: eaters.name, portion: eaters.portion },
});

export const eaterSettingsSection = rowsSection({
  kind: 'eaterSettings',
  name: 'eater-settings',
  label: say('how many people eat'),
  id: z.literal(eaterSettingsId),
  fields: optional(fieldSchemas.eaterSettings),
});

export const attendancesSection = rowsSection({
  kind: 'attendances',
  name: 'attendances',
  label: say('meals with others at the table'),
  id: lineSchema(100),
  fields: {
    date: daySchema,
    meal: mealNameSchema,
    ...optional(attendances),
    home: z.optional(z.array(eaterIdSchema).check(maxLength(rowLimits.eaters))),
  },
  idOf: ({ date, meal }) => attendanceId(String(date), String(meal)),
});

export const menuRulesSection = rowsSection({
  kind: 'menuRules',
  name: 'menu-rules',
  label: say('rules of Magic Menu'),
  id: z.literal(menuRulesId),
  fields: optional(fieldSchemas.menuRules),
});

export const weekRulesSection = rowsSection({
  kind: 'weekRules',
  name: 'week-rules',
  label: say('rules for dinners of Magic Menu'),
  id: idSchema,
  fields: {
    ...optional(fieldSchemas.weekRules),
    topic: fieldSchemas.weekRules.topic,
    bound: fieldSchemas.weekRules.bound,
  },
});

export const listItemsSection = rowsSection({
  kind: 'items',
  name: 'list-items',
  label: say('items of the shopping list'),
  id: idSchema,
  fields: { ...optional(items), text: items.text, order: items.order },
});

export const listLinesSection = rowsSection({
  kind: 'lines',
  name: 'list-lines',
  label: say('changed lines of shopping lists'),
  id: lineSchema(shoppingListLimits.key + 20),
  fields: { week: daySchema, key: lineKeySchema, ...optional(lines) },
  idOf: ({ week, key }) => lineId(String(week), String(key)),
});

export const storesSection = rowsSection({
  kind: 'stores',
  name: 'stores',
  label: say('stores'),
  id: lineSchema(rowLimits.text),
  fields: { ...stores, walk: z.optional(stores.walk) },
});

export const ownAislesSection = rowsSection({
  kind: 'aisles',
  name: 'own-aisles',
  label: say('aisles of one’s own'),
  id: aisleIdSchema,
  fields: optional(fieldSchemas.aisles),
});

export const barcodesSection = rowsSection({
  kind: 'barcodes',
  name: 'barcodes',
  label: say('barcodes'),
  id: barcodeSchema,
  fields: fieldSchemas.barcodes,
});

export const foodsInOwnAislesSection = rowsSection({
  kind: 'foods',
  name: 'foods-in-own-aisles',
  label: say('foods in aisles of one’s own'),
  id: lineKeySchema,
  fields: { ownAisle: fieldSchemas.foods.ownAisle },
});

export const listSettingsSection = rowsSection({
  kind: 'listSettings',
  name: 'list-settings',
  label: say('settings of the shopping list'),
  id: z.literal(listSettingsId),
  fields: optional(fieldSchemas.listSettings),
});

export const namedListsSection = rowsSection({
  kind: 'namedLists',
  name: 'named-lists',
  label: say('further lists'),
  id: idSchema,
  fields: { ...optional(namedLists), name: namedLists.name, order: namedLists.order },
});

export const namedItemsSection = rowsSection({
  kind: 'namedItems',
  name: 'named-list-items',
  label: say('items of further lists'),
  id: idSchema,
  fields: { ...namedItems, ...optional({ note: namedItems.note, tickedOn: namedItems.tickedOn }) },
});

export const sameFoodsSection = rowsSection({
  kind: 'foods',
  name: 'same-foods',
  label: say('foods that are the same'),
  id: lineKeySchema,
  fields: { sameAs: lineKeySchema },
});

type Kind = Exclude<RowKind, 'meals'>;
type Fields = Record<string, unknown>;

interface RowsSection {
  kind: Kind;
  name: string;
  label: string;
  id: z.ZodMiniType<string>;
  /** A row without those that must be there is left out. */
  fields: Record<string, z.ZodMiniType>;
  /** Where the id follows from fields. */
  idOf?: (fields: Fields) => string;
}

function rowsSection({ kind, name, label, id, fields, idOf }: RowsSection): AnySection {
  const item = z.object({ _id: id, setAt: momentSchema, ...fields });
  return section<Fields>({
    name,
    label,
    item: item as unknown as z.ZodMiniType<Fields>,
    async *list(db, ownerId) {
      for await (const page of pagesOfKind(db, ownerId, kind)) {
        const items = page.flatMap((row) => {
          const known = { _id: row.id, setAt: latestOf(row), ...row.fields };
          const parsed = parseInput(item, replaceId(known, ownerId, me));
          return parsed.success ? [parsed.data as Fields & { _id: string }] : [];
        });
        // All who eat are one page: "me" has the same place wherever the account is.
        yield* items.toSorted((one, other) => (one._id < other._id ? -1 : 1));
      }
    },
    async save(tx, { ownerId }, found) {
      const rows = found.map((one) => {
        const { _id, setAt, ...values } = replaceId(one, me, ownerId) as Fields;
        const stamps = stampAll(values, new Date(String(setAt)), ownerId);
        return { kind, id: idOf?.(values) ?? String(_id), fields: values, stamps };
      });
      const { withoutRoom } = await addRows(tx, ownerId, rows);
      // One that is here already, such as a line that was ticked with its week, has come along too.
      return rows.length - withoutRoom;
    },
  });
}

function optional(fields: Record<string, z.ZodMiniType>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, z.optional(schema)]),
  );
}

function latestOf({ stamps }: { stamps: Row['stamps'] }): string {
  const times = Object.values(stamps).map(([at]) => at);
  return new Date(Math.max(0, ...times)).toISOString();
}

/** Of a row: its id, and ids in its lists. */
function replaceId(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaceId(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, replaceId(each, from, to)]),
  );
}
