/**
 * What each operation of `POST /sync` takes (decision 0029). Operations are parsed one by one, so that a bad one is
 * refused by its id and the others still run.
 */
import * as z from 'zod/mini';
import { isMonday, isPlainDate } from '@saltbush/domain/plan/days/week';
import { isTickField } from '@saltbush/domain/plan/sync/mutators/draft';
import { homeItemLimits } from '@saltbush/domain/plan/rows/home-item-rows';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import {
  mostProposedDishes,
  proposedDishesPerWeek,
} from '@saltbush/domain/plan/rows/proposed-dish-rows';
import { smallJobLimits } from '@saltbush/domain/plan/rows/small-job-rows';
import { mealPlanLimits, planDateSchema } from './meal-plans';
import { idSchema } from '../schemas/fields';
import {
  parseSetBack,
  parseSetBackAll,
  rowReferenceSchema,
  setBackAllSchema,
  setBackSchema,
} from './set-back';
import {
  aisleIdSchema,
  barcodeSchema,
  changeOf,
  coveredSchema,
  fieldSchemas,
  lineKeySchema,
  mealNameSchema,
  noteSchema,
  quantitySchema,
  storeIdSchema,
  swapKeySchema,
} from './sync-row-fields';
import { maxLength, minLength } from '../schemas/lengths';
import { parseInput } from '../schemas/parse-input';

/** How many rows one operation may name: a copied week has 7 full days. */
const rowsPerOperation = 7 * mealPlanLimits.entriesPerDay;

/**
 * @returns the arguments, made well formed; undefined for an operation that does not exist or arguments that it
 *   does not take
 * @example parseOperationArgs('removeMeal', { id }) // { id }
 */
export function parseOperationArgs<Name extends OperationName>(
  name: Name,
  args: unknown,
): OperationArgs[Name] | undefined {
  if (name === 'setBack') return parseSetBack(args) as OperationArgs[Name] | undefined;
  if (name === 'setBackAll') return parseSetBackAll(args) as OperationArgs[Name] | undefined;
  const parsed = parseInput(argsSchemas[name as keyof typeof argsSchemas], args);
  return parsed.success ? (parsed.data as OperationArgs[Name]) : undefined;
}

/** @example isOperationName('addMeal') // true */
export const isOperationName = (name: string): name is OperationName =>
  name === 'setBack' || name === 'setBackAll' || Object.hasOwn(argsSchemas, name);

const weekSchema = planDateSchema.check(z.refine((date) => !isPlainDate(date) || isMonday(date)));
const { meals, items, lines, foods, stores, eaters, attendances, menuRules } = fieldSchemas;
const { templates, recurringMeals, listSettings, eaterSettings, votes } = fieldSchemas;
const { namedItems, barcodes, homeItems, weekRules, smallJobs, mealSwaps } = fieldSchemas;

const jobKeySchema = z
  .string()
  .check(maxLength(smallJobLimits.key), z.regex(/^[a-z]+(?:\.[a-z0-9-]+)?$/));

const mealSchema = z
  .object({
    ...meals,
    id: idSchema,
    recipeId: z.optional(idSchema),
    note: z.optional(noteSchema),
    leftoverOf: z.optional(idSchema),
    isUndated: z.optional(z.boolean()),
  })
  .check(z.refine((meal) => meal.recipeId !== undefined || Boolean(meal.note)));
const itemSchema = z.object({
  id: idSchema,
  text: items.text,
  order: items.order,
  note: z.optional(noteSchema),
  store: z.optional(storeIdSchema),
});
const homeItemSchema = z.object({
  ...homeItems,
  id: idSchema,
  until: z.optional(homeItems.until),
  foodKey: z.optional(homeItems.foodKey),
  aisle: z.optional(homeItems.aisle),
  isToUseUp: z.optional(z.boolean()),
  isStillThere: z.optional(z.boolean()),
  recipeId: z.optional(idSchema),
  quantity: z.optional(quantitySchema),
});
const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(maxLength(rowsPerOperation));

const tickedLineSchema = z
  .object({
    key: lineKeySchema,
    covered: coveredSchema,
    left: z.optional(coveredSchema),
    from: z.optional(planDateSchema),
    to: z.optional(planDateSchema),
  })
  .check(z.refine(({ from, to }) => (from === undefined ? to === undefined : from <= (to ?? ''))));

const namedIdsSchema = z.array(idSchema).check(maxLength(2 * rowLimits.namedItems));

const argsSchemas: Record<Exclude<OperationName, 'setBack' | 'setBackAll'>, z.ZodMiniType> = {
  addMeal: mealSchema,
  changeMeal: z.object({ id: idSchema, change: changeOf('meals', Object.keys(meals)) }),
  removeMeal: z.object({ id: idSchema }),
  addMeals: z.object({ meals: list(mealSchema) }),

  setEater: z.object({ id: idSchema, change: changeOf('eaters', Object.keys(eaters)) }),
  removeEater: z.object({ id: idSchema }),
  setEaterSettings: z.object({ change: changeOf('eaterSettings', Object.keys(eaterSettings)) }),
  setAttendance: z.object({
    date: planDateSchema,
    meal: mealNameSchema,
    change: changeOf('attendances', Object.keys(attendances)),
  }),
  setMenuRules: z.object({ change: changeOf('menuRules', Object.keys(menuRules)) }),
  setWeekRule: z.object({ id: idSchema, change: changeOf('weekRules', Object.keys(weekRules)) }),
  removeWeekRule: z.object({ id: idSchema }),
  setTemplate: z.object({ id: idSchema, change: changeOf('templates', Object.keys(templates)) }),
  removeTemplate: z.object({ id: idSchema }),
  setRecurringMeal: z.object({
    id: idSchema,
    change: changeOf('recurringMeals', Object.keys(recurringMeals)),
  }),
  removeRecurringMeal: z.object({ id: idSchema }),
  setVote: z.object({
    mealId: idSchema,
    recipeId: idSchema,
    eaterId: idSchema,
    week: weekSchema,
    answer: z.nullable(votes.answer),
    isLoved: z.optional(z.nullable(votes.isLoved)),
  }),
  proposeDishes: z.object({
    start: planDateSchema,
    week: weekSchema,
    until: z.int().check(z.gte(0)),
    dishes: z
      .array(z.object({ id: idSchema, recipeId: idSchema }))
      .check(minLength(1), maxLength(mostProposedDishes)),
    ended: z.array(idSchema).check(maxLength(proposedDishesPerWeek)),
  }),
  endProposedDishes: z.object({
    ids: z.array(idSchema).check(maxLength(proposedDishesPerWeek)),
  }),

  setSmallJob: z.object({
    mealId: idSchema,
    key: jobKeySchema,
    week: weekSchema,
    isDone: smallJobs.isDone,
  }),

  setMealSwap: z.object({
    mealId: idSchema,
    recipeId: idSchema,
    eaterId: idSchema,
    key: swapKeySchema,
    week: weekSchema,
    change: changeOf('mealSwaps', Object.keys(mealSwaps)),
  }),

  addListedRecipe: z.object({
    id: idSchema,
    week: weekSchema,
    recipeId: idSchema,
    quantity: quantitySchema,
  }),
  changeListedRecipe: z.object({ id: idSchema, change: z.object({ quantity: quantitySchema }) }),
  removeListedRecipe: z.object({ id: idSchema }),

  addItems: z.object({ items: list(itemSchema) }),
  changeItem: z.object({
    id: idSchema,
    change: changeOf(
      'items',
      Object.keys(items).filter((name) => !isTickField(name)),
    ),
  }),
  removeItem: z.object({ id: idSchema }),

  tick: z.object({
    week: weekSchema,
    line: z.optional(tickedLineSchema),
    items: list(idSchema),
    on: planDateSchema,
  }),
  untick: z.object({ week: weekSchema, key: z.optional(lineKeySchema), items: list(idSchema) }),
  clearDone: z.object({
    week: weekSchema,
    keys: z.array(lineKeySchema).check(maxLength(rowLimits.linesPerWeek)),
    items: z.array(idSchema).check(maxLength(rowLimits.items)),
  }),
  changeLine: z.object({
    week: weekSchema,
    key: lineKeySchema,
    change: changeOf(
      'lines',
      Object.keys(lines).filter((name) => !isTickField(name)),
    ),
  }),

  changeFood: z.object({ key: lineKeySchema, change: changeOf('foods', Object.keys(foods)) }),
  setStaples: z.object({
    keys: z.array(lineKeySchema).check(maxLength(rowLimits.foods)),
    isStaple: z.boolean(),
  }),
  setStore: z.object({
    id: storeIdSchema,
    ...stores,
    walk: z.optional(z.nullable(stores.walk)),
  }),
  removeStore: z.object({ id: storeIdSchema }),
  setListSettings: z.object({ change: changeOf('listSettings', Object.keys(listSettings)) }),

  setBarcode: z.object({ code: barcodeSchema, name: barcodes.name }),
  removeBarcode: z.object({ code: barcodeSchema }),
  setAisle: z.object({ id: aisleIdSchema, change: changeOf('aisles', ['name', 'isHidden']) }),
  removeAisle: z.object({ id: aisleIdSchema }),
  setNamedList: z.object({
    id: idSchema,
    change: changeOf('namedLists', ['name', 'order', 'isByHand']),
  }),
  removeNamedList: z.object({ id: idSchema, items: namedIdsSchema }),
  addNamedItems: z.object({
    listId: idSchema,
    items: list(
      z.object({
        id: idSchema,
        text: namedItems.text,
        order: namedItems.order,
        note: z.optional(noteSchema),
      }),
    ),
  }),
  changeNamedItem: z.object({
    id: idSchema,
    change: changeOf('namedItems', ['listId', 'text', 'order', 'note']),
  }),
  tickNamedItems: z.object({ items: namedIdsSchema, on: z.nullable(planDateSchema) }),
  removeNamedItems: z.object({ items: namedIdsSchema }),
  addHomeItems: z.object({
    items: z.array(homeItemSchema).check(maxLength(homeItemLimits.perOperation)),
  }),
  changeHomeItem: z.object({ id: idSchema, change: changeOf('homeItems', Object.keys(homeItems)) }),
  removeHomeItems: z.object({
    ids: z.array(idSchema).check(maxLength(homeItemLimits.perOperation)),
  }),

  restoreRows: z.object({
    rows: list(rowReferenceSchema),
  }),
};

/** The arguments of each operation; one that sets back has values of the field that it names. */
export const operationSchemas: Record<OperationName, z.ZodMiniType> = {
  ...argsSchemas,
  setBack: setBackSchema,
  setBackAll: setBackAllSchema,
};
