/**
 * The shopping list of a meal plan (Spec 1 and 7; docs/product.md): computed from the plan each time
 * it is asked for, so that it can't be out of date.
 *
 * - Lines stand in the order a shopper walks, by aisle; what comes from the tap stands apart.
 * - A tick says what it covered when it was made. While that is enough the line is ticked; when the
 *   plan asks for more, it is not, and `needLeft` says how much ("need 200 g more").
 * - Ticking twice is ticking once, and so is unticking: a phone that comes out of a dead spot may
 *   repeat itself. A line is named by its `key`, which stays the same from day to day.
 * - Where a person finds a food, what they always have and what they keep apart is remembered for all
 *   their lists, and may be said twice as well.
 */
import * as z from 'zod/mini';
import { aisles } from '@saltbush/domain/foods/aisle';
import { longestKey } from '@saltbush/domain/foods/short-key';
import { dateSchema, idParams, idSchema, lineSchema } from './fields';
import { planDateSchema } from './meal-plans';
import { route } from './route';

export const shoppingListLimits = {
  key: longestKey,
  amounts: 50,
  unit: 100,
  ticks: 2_000,
  movedFoods: 2_000,
  staples: 2_000,
  splits: 2_000,
} as const;

const numberSchema = z.number().check(z.gte(0));
const packageSizeSchema = z.object({ amount: numberSchema, unit: z.enum(['g', 'ml']) });

export const listAmountSchema = z.object({
  amount: numberSchema,
  /** The larger end of a range. */
  amountMax: z.optional(numberSchema),
  unit: lineSchema(shoppingListLimits.unit),
  packageSize: z.optional(packageSizeSchema),
});

const linePartSchema = z.object({
  recipe: idSchema,
  recipeTitle: z.string(),
  date: dateSchema,
  /** "500 g" */
  text: z.string(),
  /** As the recipe says it: "500 g beef mince". */
  ingredientText: z.string(),
  /** How the recipe words the food, and the key of the line that this has, or would have, apart. */
  wording: z.object({ key: z.string(), name: z.string() }),
});

export const shoppingLineSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** "1.2 kg"; blank when nobody said how much. */
  text: z.string(),
  /** What a tick of this line covers. */
  amounts: z.array(listAmountSchema),
  isApproximate: z.boolean(),
  /** Why it was added up as it was. */
  reason: z.optional(z.string()),
  parts: z.array(linePartSchema),
  isTicked: z.boolean(),
  /** "need 200 g more": it was ticked, and the plan has grown since. */
  needLeft: z.optional(z.string()),
  /** The food whose line it was taken out of: "Red onions". */
  apartFrom: z.optional(z.string()),
  /** Whether pieces, weights and volumes were added up, or could be but are kept apart. */
  measures: z.optional(z.enum(['added', 'apart'])),
  /** Where it would stand, when the person moved it to another aisle. */
  usualAisle: z.optional(z.enum(aisles)),
});

export const shoppingListSchema = z.object({
  mealPlan: idSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  /** Of the plan it was computed from. */
  revision: z.int(),
  aisles: z.array(z.object({ aisle: z.enum(aisles), lines: z.array(shoppingLineSchema) })),
  /** What the person always has: asked for, and not to buy. */
  staples: z.array(shoppingLineSchema),
  /** Water and ice: asked for, never bought. */
  atHome: z.array(shoppingLineSchema),
});

/** A line's `key`: the same food has the same on every list. */
const keySchema = z
  .string()
  .check(z.maxLength(shoppingListLimits.key), z.regex(/^[a-z0-9-]+$/, 'This is not a line'));

/** The food's key and the wording's: "red-onion--spanish-onion". */
const wordingKeySchema = z
  .string()
  .check(
    z.maxLength(shoppingListLimits.key),
    z.regex(/^[a-z0-9-]+--[a-z0-9-]+$/, 'This is not a wording of a food'),
  );

/** What is kept apart: a wording from its food, or the measures of a line from each other. */
const splitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wording'), key: wordingKeySchema }),
  z.object({ kind: z.literal('measures'), key: keySchema }),
]);

export const shoppingListRoutes = {
  get: route({
    method: 'GET',
    path: '/meal-plans/{id}/shopping-list',
    summary: 'What to buy for a plan, summed up, by aisle.',
    access: 'signed-in',
    params: idParams,
    response: shoppingListSchema,
    errors: ['NOT_FOUND'],
  }),
  ofWeek: route({
    method: 'GET',
    path: '/shopping-list',
    summary:
      "The list for this week's plan, or for the week with the day asked for; null when nothing is planned.",
    access: 'signed-in',
    query: z.object({ week: z.optional(planDateSchema) }),
    response: z.object({ shoppingList: z.nullable(shoppingListSchema) }),
  }),
  tick: route({
    method: 'PUT',
    path: '/meal-plans/{id}/shopping-list/ticks',
    summary: 'Tick a line off: what it asks for is in the trolley.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      line: keySchema,
      /** The line's `amounts` as they were on the screen. */
      covered: z.array(listAmountSchema).check(z.maxLength(shoppingListLimits.amounts)),
    }),
    errors: ['NOT_FOUND'],
  }),
  untick: route({
    method: 'DELETE',
    path: '/meal-plans/{id}/shopping-list/ticks',
    summary: 'Take a tick back.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ line: keySchema }),
    errors: ['NOT_FOUND'],
  }),
  moveToAisle: route({
    method: 'PUT',
    path: '/shopping-list/aisles',
    summary: 'Find a food in another aisle, on every list from now on.',
    access: 'signed-in',
    body: z.object({ key: keySchema, aisle: z.enum(aisles) }),
  }),
  moveToUsualAisle: route({
    method: 'DELETE',
    path: '/shopping-list/aisles',
    summary: 'Find a food where it usually stands again.',
    access: 'signed-in',
    body: z.object({ key: keySchema }),
  }),
  keepStaple: route({
    method: 'PUT',
    path: '/shopping-list/staples',
    summary: 'Always have a food: it is kept off the aisles of every list.',
    access: 'signed-in',
    body: z.object({ key: keySchema }),
  }),
  removeStaple: route({
    method: 'DELETE',
    path: '/shopping-list/staples',
    summary: 'Put a food back on the lists.',
    access: 'signed-in',
    body: z.object({ key: keySchema }),
  }),
  split: route({
    method: 'PUT',
    path: '/shopping-list/splits',
    summary: 'Keep a wording of a food, or the measures of a line, apart on every list.',
    access: 'signed-in',
    body: splitSchema,
  }),
  join: route({
    method: 'DELETE',
    path: '/shopping-list/splits',
    summary: 'Add up again what was kept apart.',
    access: 'signed-in',
    body: splitSchema,
  }),
};

export type ShoppingListOnWire = z.output<typeof shoppingListSchema>;
export type ShoppingLineOnWire = z.output<typeof shoppingLineSchema>;
export type SplitOnWire = z.output<typeof splitSchema>;
export type ListAmountOnWire = z.output<typeof listAmountSchema>;
