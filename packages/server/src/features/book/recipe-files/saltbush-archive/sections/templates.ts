/**
 * What weeks are planned with: templates, and meals of every week. What is here already stays as it is; a meal whose
 * recipe did not come along is left out.
 */
import { and, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, lineSchema } from '@saltbush/contract/schemas/fields';
import { mealPlanLimits } from '@saltbush/contract/plan/meal-plans';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import type { RecurringMealRow } from '@saltbush/domain/plan/rows/recurring-rows';
import {
  templateLimits,
  type TemplateMeal,
  type TemplateRow,
} from '@saltbush/domain/plan/rows/template-rows';
import { weekdays } from '@saltbush/domain/plan/days/week';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../../platform/db/connect';
import { newId } from '../../../../../platform/ids';
import { addRows, stampAll, type NewRow } from '../../../../plan/sync';
import { syncRows } from '../../../../../schema/plan/sync';
import { rowsOfKind } from '../rows-of-kind';
import { section, type ImportTarget } from '../section';
import { daySchema, momentSchema } from '../stored-fields';

const mealFields = {
  meal: lineSchema(mealPlanLimits.meal),
  quantity: z.number().check(z.gt(0), z.lte(maxCookingQuantity)),
  recipe: z.optional(idSchema),
  note: z.optional(lineSchema(mealPlanLimits.note)),
};
const templateMealSchema = z.object({
  day: z.enum(weekdays),
  ...mealFields,
  /** The place of what is cooked for these leftovers. */
  leftoverOf: z.optional(z.int().check(z.gte(0), z.lt(templateLimits.meals))),
});

export const templatesSection = section({
  name: 'templates',
  label: say('templates of weeks'),
  item: z.object({
    _id: idSchema,
    name: lineSchema(templateLimits.name),
    meals: z.array(templateMealSchema).check(maxLength(templateLimits.meals)),
    createdAt: momentSchema,
  }),
  async *list(db, ownerId) {
    for await (const row of rowsOfKind(db, ownerId, 'templates')) {
      const { name, meals } = row.fields as TemplateRow;
      yield {
        _id: row.id,
        name,
        meals: meals.map(({ recipeId, ...meal }) => ({ ...meal, recipe: recipeId })),
        createdAt: createdAtOf(row),
      };
    }
  },
  async save(tx, to, items) {
    const rows = items.map(({ _id, name, meals, createdAt }) => {
      const fields: TemplateRow = { name, meals: templateMeals(to, meals) };
      return newRow(to, { kind: 'templates', id: _id, fields, createdAt });
    });
    return (await addRows(tx, to.ownerId, rows)).changed.length;
  },
});

export const recurringMealsSection = section({
  name: 'recurring-meals',
  label: say('meals of every week'),
  item: z.object({
    _id: idSchema,
    weekday: z.enum(weekdays),
    ...mealFields,
    plannedUntil: daySchema,
    createdAt: momentSchema,
  }),
  async *list(db, ownerId) {
    for await (const row of rowsOfKind(db, ownerId, 'recurringMeals')) {
      const { recipeId, ...fields } = row.fields as RecurringMealRow;
      yield { _id: row.id, ...fields, recipe: recipeId, createdAt: createdAtOf(row) };
    }
  },
  async save(tx, to, items) {
    const taken = await listTaken(
      tx,
      to,
      items.map(({ _id }) => _id),
    );
    const rows = items.flatMap((item) => {
      const { _id, weekday, meal, quantity, plannedUntil, createdAt } = item;
      const dish = dishOf(to, item);
      if (!dish) return [];
      // The ids of its entries follow from its own, and would be those of the other person's entries.
      const id = taken.has(_id) ? newId() : _id;
      const fields: RecurringMealRow = { weekday, meal, quantity, plannedUntil, ...dish };
      return newRow(to, { kind: 'recurringMeals', id, fields, createdAt });
    });
    return (await addRows(tx, to.ownerId, rows)).changed.length;
  },
});

type ArchivedMeal = z.output<typeof templateMealSchema>;

/** Places of leftovers count the meals that came along. */
function templateMeals(to: ImportTarget, meals: readonly ArchivedMeal[]): TemplateMeal[] {
  const places = meals.flatMap((meal, place) => (dishOf(to, meal) ? [place] : []));
  return places.map((place) => {
    const { day, meal, quantity, leftoverOf, ...dish } = meals[place]!;
    const cooked = leftoverOf === undefined ? -1 : places.indexOf(leftoverOf);
    const link = cooked >= 0 && { leftoverOf: cooked };
    return { day, meal, quantity, ...dishOf(to, dish), ...link };
  });
}

/** Undefined when its recipe did not come along. */
function dishOf(
  { recipeId }: ImportTarget,
  { recipe, note }: Pick<ArchivedMeal, 'recipe' | 'note'>,
): Pick<TemplateMeal, 'recipeId' | 'note'> | undefined {
  const here = recipe === undefined ? undefined : recipeId(recipe);
  if (here !== undefined) return { recipeId: here };
  return note ? { note } : undefined;
}

/** When its first field was set. */
function createdAtOf({ stamps }: Pick<NewRow, 'stamps'>): string {
  const times = Object.values(stamps).map(([at]) => at);
  return new Date(Math.min(...times)).toISOString();
}

/** Those of these recurring meals that another person or household has. */
async function listTaken(
  tx: Db,
  { ownerId }: ImportTarget,
  ids: readonly string[],
): Promise<Set<string>> {
  const taken = await tx
    .select({ id: syncRows.id })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.kind, 'recurringMeals'),
        ne(syncRows.ownerId, ownerId),
        inArray(syncRows.id, [...ids]),
      ),
    );
  return new Set(taken.map(({ id }) => id));
}

const newRow = (
  { ownerId }: ImportTarget,
  { createdAt, ...row }: Omit<NewRow, 'stamps'> & { createdAt: string },
): NewRow => ({ ...row, stamps: stampAll(row.fields, new Date(createdAt), ownerId) });
