/**
 * The shopping list of a meal plan (Spec 1 and 7; docs/product.md): computed from the plan each time
 * it is asked for, so that it can't be out of date.
 *
 * - Lines stand in the order a shopper walks, by aisle; water and equipment are named separately.
 * - A tick stores the amounts that it covered when it was made. While that is enough the line is ticked; when the
 *   plan asks for more, it is not, and `needLeft` is the rest ("need 200 g more").
 * - Ticking twice is ticking once, and so is unticking: a phone that comes out of a dead spot may
 *   repeat itself. A line is named by its `key`, which stays the same from day to day.
 * - Aisle corrections, staples and split lines are stored for all lists of a person, or of a household with
 *   `householdId`; these calls are idempotent too.
 * - Whoever may use the shopping list of a household reads and changes it.
 */
import * as z from 'zod/mini';
import { aisles, longestKey } from '@saltbush/recipe-parser/foods';
import { isDayRange, longestRange } from '@saltbush/domain/plan/days/day-range';
import { isPlainDate } from '@saltbush/domain/plan/days/week';
import { say } from '@saltbush/domain/texts/say';
import { dateSchema, idParams, idSchema, lineSchema } from '../schemas/fields';
import { planDateSchema } from './meal-plans';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

export const shoppingListLimits = {
  key: longestKey,
  amounts: 50,
  unit: 100,
  itemsOfLine: 100,
  ticks: 2_000,
  /** Of all meals together, those of a recipe that is cooked twice twice. */
  ingredients: 3_000,
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
  /** Absent when the recipe is on the list without a day. */
  date: z.optional(dateSchema),
  /** "500 g" */
  text: z.string(),
  /** As worded in the recipe: "500 g beef mince". */
  ingredientText: z.string(),
  /** How the recipe words the food, and the key of the line that this has, or would have, when split. */
  wording: z.object({ key: z.string(), name: z.string() }),
  /** What this recipe takes instead: "Margarine". */
  alternatives: z.optional(z.array(z.string())),
  /** Whether this recipe can do without. */
  isOptional: z.optional(z.boolean()),
});

/** An item that somebody typed. */
const lineItemSchema = z.object({
  _id: idSchema,
  /** As typed: "2 L milk". */
  text: z.string(),
  isTicked: z.boolean(),
  note: z.optional(z.string()),
});

export const shoppingLineSchema = z.object({
  key: z.string(),
  name: z.string(),
  aisle: z.enum(aisles),
  /** "1.2 kg"; blank without an amount. */
  text: z.string(),
  /** What a shopper picks up for it, if that is not `text`: "300 mL carton". */
  buy: z.optional(z.object({ amount: z.string(), name: z.string() })),
  /** What recipes ask for, which a tick of this line covers. */
  amounts: z.array(listAmountSchema),
  /** What is there of earlier purchases, and how much of `amounts` that is: `buy` is what is missing. */
  left: z.optional(z.object({ text: z.string(), amounts: z.array(listAmountSchema) })),
  isApproximate: z.boolean(),
  /** Whether every recipe that asks for it can do without. */
  isOptional: z.optional(z.boolean()),
  /** What may be bought instead, for every recipe that asks. */
  alternatives: z.optional(z.array(z.string())),
  /** Why it was added up as it was. */
  reason: z.optional(z.string()),
  note: z.optional(z.string()),
  /** What recipes ask for. */
  parts: z.array(linePartSchema),
  /** Typed items that are part of it. */
  items: z.optional(z.array(lineItemSchema)),
  isTicked: z.boolean(),
  /** Unless it was put away: what recipes ask for, where typed items are part of the line too. */
  ofRecipes: z.optional(z.object({ text: z.string(), isTicked: z.boolean() })),
  /** "need 200 g more": it was ticked, and the plan has grown since. */
  needLeft: z.optional(z.string()),
  /** The food whose line it was taken out of: "Red onions". */
  apartFrom: z.optional(z.string()),
  /** Whether pieces, weights and volumes were added up, or could be but are split. */
  measures: z.optional(z.enum(['added', 'apart'])),
  /** Where it would stand, when the person moved it to another aisle. */
  usualAisle: z.optional(z.enum(aisles)),
});

export const shoppingListSchema = z.object({
  /** Of the week that the days are. Absent while nothing is planned in it, and of other days. */
  mealPlan: z.optional(idSchema),
  startDate: dateSchema,
  endDate: dateSchema,
  /** Of the plan it was computed from; 0 without one. */
  revision: z.int(),
  aisles: z.array(z.object({ aisle: z.enum(aisles), lines: z.array(shoppingLineSchema) })),
  /** Not to buy: what is left of earlier purchases is enough. */
  left: z.array(shoppingLineSchema),
  /** Spoons of what a pantry may have: to look for at home before they are bought. */
  checkAtHome: z.array(shoppingLineSchema),
  /** What recipes can do without, where that is left off. */
  hiddenOptional: z.array(shoppingLineSchema),
  /** What the person always has: asked for, and not to buy. */
  staples: z.array(shoppingLineSchema),
  /** Water, ice and kitchen equipment: in the recipes, not on the list. */
  atHome: z.array(shoppingLineSchema),
  /** Ticked and put away, until more is needed. */
  cleared: z.array(shoppingLineSchema),
});

/** A line's `key`: the same food has the same on every list. */
const keySchema = z
  .string()
  .check(maxLength(shoppingListLimits.key), z.regex(/^[a-z0-9-]+$/, say('This is not a line')));

/** The food's key and the wording's: "red-onion--spanish-onion". */
const wordingKeySchema = z
  .string()
  .check(
    maxLength(shoppingListLimits.key),
    z.regex(/^[a-z0-9-]+--[a-z0-9-]+$/, say('This is not a wording of a food')),
  );

/** Typed items of a line, as they were on the screen: what somebody types meanwhile is not ticked. */
const itemIdsSchema = z.optional(
  z.array(idSchema).check(maxLength(shoppingListLimits.itemsOfLine)),
);

/** What is no day is refused as such. */
const isDay = (date: string | undefined): date is string => date !== undefined && isPlainDate(date);

/** Whose lists; without one, those of the person who asks. */
const ofHousehold = { householdId: z.optional(idSchema) };

/** What is split: a wording from its food, or the measures of a line from each other. */
const splitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wording'), key: wordingKeySchema, ...ofHousehold }),
  z.object({ kind: z.literal('measures'), key: keySchema, ...ofHousehold }),
]);

export const shoppingListRoutes = {
  get: route({
    method: 'GET',
    path: '/meal-plans/{id}/shopping-list',
    summary: 'What to buy in the week of a plan, summed up, by aisle.',
    access: 'signed-in',
    heavy: 'computing',
    params: idParams,
    response: shoppingListSchema,
    isConditional: true,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY'],
  }),
  ofDays: route({
    method: 'GET',
    path: '/shopping-list',
    summary:
      'What to buy this week, in the week with the day asked for, or on the days asked for; null when nothing is planned or written down.',
    access: 'signed-in',
    heavy: 'computing',
    query: z
      .object({
        week: z.optional(planDateSchema),
        /** Both or none; `to` is the last day. */
        from: z.optional(planDateSchema),
        to: z.optional(planDateSchema),
        ...ofHousehold,
      })
      .check(
        z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
          error: say('Please give the first and the last day'),
          path: ['to'],
        }),
        z.refine(({ from, to }) => !isDay(from) || !isDay(to) || isDayRange({ from, to }), {
          error: () =>
            say('Please ask for at most {most} days, the first one first', { most: longestRange }),
          path: ['to'],
        }),
      ),
    response: z.object({ shoppingList: z.nullable(shoppingListSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_TOO_LONG', 'WORKERS_BUSY'],
    isConditional: true,
  }),
  tick: route({
    method: 'PUT',
    path: '/meal-plans/{id}/shopping-list/ticks',
    summary: 'Tick a line off: what it asks for is in the trolley.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      line: keySchema,
      /** The line's `amounts` as they were on the screen; absent for one that no recipe asks for. */
      covered: z.optional(z.array(listAmountSchema).check(maxLength(shoppingListLimits.amounts))),
      /** The amounts of its `left`, where it has that: they are not bought. */
      left: z.optional(z.array(listAmountSchema).check(maxLength(shoppingListLimits.amounts))),
      items: itemIdsSchema,
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  untick: route({
    method: 'DELETE',
    path: '/meal-plans/{id}/shopping-list/ticks',
    summary: 'Take a tick back.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ line: keySchema, items: itemIdsSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  moveToAisle: route({
    method: 'PUT',
    path: '/shopping-list/aisles',
    summary: 'Find a food in another aisle, on every list from now on.',
    access: 'signed-in',
    body: z.object({ key: keySchema, aisle: z.enum(aisles), ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  moveToUsualAisle: route({
    method: 'DELETE',
    path: '/shopping-list/aisles',
    summary: 'Find a food where it usually stands again.',
    access: 'signed-in',
    body: z.object({ key: keySchema, ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  keepStaple: route({
    method: 'PUT',
    path: '/shopping-list/staples',
    summary: 'Always have a food: it is kept off the aisles of every list.',
    access: 'signed-in',
    body: z.object({ key: keySchema, ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeStaple: route({
    method: 'DELETE',
    path: '/shopping-list/staples',
    summary: 'Put a food back on the lists.',
    access: 'signed-in',
    body: z.object({ key: keySchema, ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  split: route({
    method: 'PUT',
    path: '/shopping-list/splits',
    summary: 'Keep a wording of a food, or the measures of a line, apart on every list.',
    access: 'signed-in',
    body: splitSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  join: route({
    method: 'DELETE',
    path: '/shopping-list/splits',
    summary: 'Add up again what was kept apart.',
    access: 'signed-in',
    body: splitSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type ShoppingListOnWire = z.output<typeof shoppingListSchema>;
export type ShoppingLineOnWire = z.output<typeof shoppingLineSchema>;
export type LineItemOnWire = z.output<typeof lineItemSchema>;
export type SplitOnWire = Omit<z.output<typeof splitSchema>, 'householdId'>;
export type ListAmountOnWire = z.output<typeof listAmountSchema>;
