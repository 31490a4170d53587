/** The fields of each kind of row that people set (decision 0029): what each takes, and which may be taken away. */
import * as z from 'zod/mini';
import { aisles } from '@saltbush/recipe-parser/foods';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { mealSwapLimits } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { menuRuleLimits, otherMeals, ruleDays } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { weekBudgetLimits } from '@saltbush/domain/plan/rows/week-budgets';
import { homeItemLimits, homePlaces } from '@saltbush/domain/plan/rows/home-item-rows';
import { templateLimits } from '@saltbush/domain/plan/rows/template-rows';
import { weekdays } from '@saltbush/domain/plan/days/week';
import { isClockTime } from '@saltbush/domain/plan/days/zoned-time';
import { aisleLimits } from '@saltbush/domain/plan/rows/aisle-rows';
import { eaterLimits, portions } from '@saltbush/domain/plan/rows/eater-rows';
import { mostRecentShops } from '@saltbush/domain/plan/shopping-list/recent-shops';
import { isBarcode } from '@saltbush/domain/plan/shopping-list/barcodes/barcode';
import { mostRepeatDays } from '@saltbush/domain/plan/shopping-list/repeats/repeat-words';
import { mostShoppingDays } from '@saltbush/domain/plan/shopping-list/shopping-days';
import { namedListLimits } from '@saltbush/domain/plan/rows/named-list-rows';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import { smallJobKinds } from '@saltbush/domain/plan/rows/small-job-kinds';
import { voteAnswers } from '@saltbush/domain/plan/rows/vote-answers';
import { presenceLimits } from '@saltbush/domain/plan/eaters/presence-choices';
import { ruleBounds, weekRuleLimits } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import { say } from '@saltbush/domain/texts/say';
import { mealPlanLimits, planDateSchema } from './meal-plans';
import { dayFromSchema, ruleTopicSchema } from './menu-source';
import { idSchema, lineSchema } from '../schemas/fields';
import { listAmountSchema, shoppingListLimits } from './shopping-list';
import { maxLength, minLength } from '../schemas/lengths';
import { swapFields } from '../schemas/swap-fields';
import { weekdaySchema } from '../schemas/weekday';
import { nameSchema } from '../schemas/names';

export const lineKeySchema = z
  .string()
  .check(maxLength(shoppingListLimits.key), z.regex(/^[a-z0-9-]+$/));
/** The food of a swap. */
export const swapKeySchema = lineKeySchema.check(maxLength(mealSwapLimits.key));
export const quantitySchema = z.number().check(z.gt(0), z.lte(maxCookingQuantity));
/** A key of `fractional-indexing`. */
const orderSchema = z.string().check(maxLength(100), z.regex(/^[A-Za-z][0-9A-Za-z]+$/));
const textSchema = lineSchema(rowLimits.text, say('Please write something'));
export const noteSchema = lineSchema(rowLimits.note);
export const storeIdSchema = lineSchema(rowLimits.text, say('Please name the store'));

export const coveredSchema = z.array(listAmountSchema).check(maxLength(shoppingListLimits.amounts));

/** A usual one by its name, an own one by its id. */
export const aisleIdSchema = z.union([z.enum(aisles), idSchema]);

/** EAN-13, EAN-8, or a UPC-A with a 0 before it. */
export const barcodeSchema = z
  .string()
  .check(maxLength(13), z.refine(isBarcode, say('This is not a barcode')));

const choicesSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9.-]{1,60}$/)))
  .check(maxLength(eaterLimits.choices));

const budgetSchema = z.int().check(z.gte(weekBudgetLimits.least), z.lte(weekBudgetLimits.most));

const minutesSchema = z.int().check(z.gte(1), z.lte(menuRuleLimits.minutes));

const weekdaysSchema = z.array(weekdaySchema).check(maxLength(weekdays.length));

export const mealNameSchema = nameSchema(mealPlanLimits.meal, say('Please name the meal'));

const clockTimeSchema = z
  .string()
  .check(maxLength(5), z.refine(isClockTime, say('Please give a time like 18:30')));

const mealTimeSchema = z.object({
  meal: mealNameSchema,
  at: clockTimeSchema,
});

const roundDaySchema = z.int().check(z.gte(0), z.lt(presenceLimits.every));

const presenceSchema = z
  .object({
    isHome: z.boolean(),
    from: planDateSchema,
    to: z.optional(planDateSchema),
    every: z.int().check(z.gte(1), z.lte(presenceLimits.every)),
    days: z.array(roundDaySchema).check(minLength(1), maxLength(presenceLimits.every)),
  })
  .check(
    z.refine(({ from, to = from, every, days }) => from <= to && days.every((day) => day < every)),
  );

const templateMealSchema = z
  .object({
    day: weekdaySchema,
    meal: mealNameSchema,
    quantity: quantitySchema,
    recipeId: z.optional(idSchema),
    note: z.optional(noteSchema),
    leftoverOf: z.optional(z.int().check(z.gte(0), z.lt(templateLimits.meals))),
  })
  .check(z.refine((meal) => meal.recipeId !== undefined || Boolean(meal.note)));

const portionSchema = z.number().check(z.gte(0), z.lte(mealSwapLimits.portions));
const shareSchema = z
  .tuple([portionSchema, portionSchema.check(z.gt(0))])
  .check(z.refine(([portion, portions]) => portion <= portions));

/** The fields that people set, by kind; those of `optionalFields` may be taken away. */
export const fieldSchemas = {
  meals: {
    date: planDateSchema,
    meal: mealNameSchema,
    order: orderSchema,
    quantity: quantitySchema,
    recipeId: idSchema,
    note: noteSchema,
    leftoverOf: idSchema,
    isUndated: z.boolean(),
  },
  listedRecipes: { quantity: quantitySchema },
  items: {
    text: textSchema,
    order: orderSchema,
    note: noteSchema,
    store: storeIdSchema,
    tickedOn: planDateSchema,
    repeatWeeks: z.int().check(z.gte(1), z.lte(52)),
    repeatDays: z.int().check(z.gte(1), z.lte(mostRepeatDays)),
    repeatOn: z.int().check(z.gte(0), z.lte(6)),
    isCleared: z.boolean(),
  },
  lines: {
    covered: coveredSchema,
    coveredFrom: planDateSchema,
    coveredTo: planDateSchema,
    coveredLeft: coveredSchema,
    goneOn: planDateSchema,
    isCleared: z.boolean(),
    name: textSchema,
    amount: textSchema,
    note: noteSchema,
    store: storeIdSchema,
    isNeeded: z.boolean(),
    notInShopOn: planDateSchema,
  },
  foods: {
    isStaple: z.boolean(),
    aisle: z.enum(aisles),
    ownAisle: idSchema,
    isSplit: z.boolean(),
    areMeasuresSplit: z.boolean(),
    sameAs: lineKeySchema,
  },
  stores: {
    name: storeIdSchema,
    aisles: z.array(z.enum(aisles)).check(maxLength(aisles.length)),
    walk: z.array(aisleIdSchema).check(maxLength(aisles.length + aisleLimits.aisles)),
  },
  barcodes: { name: textSchema },
  aisles: {
    name: nameSchema(aisleLimits.name, say('Please name the aisle')),
    isHidden: z.boolean(),
  },
  listSettings: {
    hidesOptional: z.boolean(),
    shoppingDays: z.array(weekdaySchema).check(minLength(1), maxLength(mostShoppingDays)),
    recentShops: z.array(planDateSchema).check(maxLength(mostRecentShops)),
  },
  namedLists: {
    name: nameSchema(namedListLimits.name, say('Please name the list')),
    order: orderSchema,
    isByHand: z.boolean(),
    lastAdded: idSchema,
  },
  namedItems: {
    listId: idSchema,
    text: textSchema,
    order: orderSchema,
    note: noteSchema,
    tickedOn: planDateSchema,
  },
  eaters: {
    name: nameSchema(eaterLimits.name, say('Please enter a name')),
    isMember: z.boolean(),
    eatsElsewhere: z.boolean(),
    portion: z.literal(portions),
    bornIn: z.int().check(z.gte(1900), z.lte(2200)),
    allergies: choicesSchema,
    diets: choicesSchema,
    dislikes: z
      .array(lineSchema(eaterLimits.dislike, say('Please name a food')))
      .check(maxLength(eaterLimits.dislikes)),
    awayOn: choicesSchema,
    presence: z.array(presenceSchema).check(maxLength(presenceLimits.patterns)),
    swaps: z
      .array(z.object({ ...swapFields, key: swapKeySchema }))
      .check(maxLength(mealSwapLimits.always)),
  },
  eaterSettings: {
    people: z.int().check(z.gte(1), z.lte(eaterLimits.eaters)),
    mealTimes: z.array(mealTimeSchema).check(maxLength(eaterLimits.mealTimes)),
    jobsAt: clockTimeSchema,
    jobsOff: z.array(z.enum(smallJobKinds)).check(maxLength(smallJobKinds.length)),
  },
  attendances: {
    home: z.array(idSchema).check(maxLength(eaterLimits.eaters)),
    guests: z.int().check(z.gte(0), z.lte(eaterLimits.guests)),
  },
  menuRules: {
    ...Object.fromEntries(weekdays.map((day) => [day, minutesSchema])),
    ...Object.fromEntries(ruleDays.map((day) => [`${day}From`, dayFromSchema])),
    ...Object.fromEntries(otherMeals.map((meal) => [`${meal}On`, weekdaysSchema])),
    repeatAfterDays: z.int().check(z.gte(1), z.lte(menuRuleLimits.repeatAfterDays)),
    budgets: z
      .array(z.object({ week: planDateSchema, cents: budgetSchema }))
      .check(minLength(1), maxLength(weekBudgetLimits.weeks)),
  },
  weekRules: {
    topic: ruleTopicSchema,
    weekday: weekdaySchema,
    bound: z.enum(ruleBounds),
    count: z.int().check(z.gte(0), z.lte(weekRuleLimits.count)),
    isSoft: z.boolean(),
  },
  templates: {
    name: nameSchema(templateLimits.name, say('Please name the template')),
    meals: z.array(templateMealSchema).check(maxLength(templateLimits.meals)),
  },
  recurringMeals: {
    weekday: weekdaySchema,
    meal: mealNameSchema,
    quantity: quantitySchema,
    recipeId: idSchema,
    note: noteSchema,
    plannedUntil: planDateSchema,
  },
  homeItems: {
    name: nameSchema(homeItemLimits.name, say('Please name what you have')),
    place: z.enum(homePlaces),
    since: planDateSchema,
    until: planDateSchema,
    foodKey: lineKeySchema,
    aisle: z.enum(aisles),
    isToUseUp: z.boolean(),
    isStillThere: z.boolean(),
    recipeId: idSchema,
    quantity: quantitySchema,
  },
  votes: { answer: z.enum(voteAnswers), isLoved: z.boolean() },
  // They are proposed and ended, and never changed.
  proposedDishes: {},
  smallJobs: { isDone: z.boolean() },
  mealSwaps: { share: shareSchema, instead: z.object(swapFields) },
} satisfies Record<RowKind, Record<string, z.ZodMiniType>>;

const requiredFields: Record<RowKind, readonly string[]> = {
  meals: ['date', 'meal', 'order', 'quantity'],
  listedRecipes: ['quantity'],
  items: ['text', 'order'],
  lines: [],
  foods: [],
  stores: ['name', 'aisles'],
  listSettings: [],
  barcodes: ['name'],
  aisles: [],
  namedLists: ['name', 'order'],
  namedItems: ['listId', 'text', 'order'],
  eaters: [],
  eaterSettings: [],
  attendances: [],
  menuRules: [],
  weekRules: ['topic', 'bound'],
  templates: ['name', 'meals'],
  recurringMeals: ['weekday', 'meal', 'quantity', 'plannedUntil'],
  votes: [],
  homeItems: ['name', 'place', 'since'],
  proposedDishes: [],
  smallJobs: [],
  mealSwaps: ['share'],
};

/** Some fields of a kind; null takes an optional one away. */
export function changeOf(kind: RowKind, names: readonly string[]) {
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.optional(valueSchema(kind, name)!)])),
  );
}

/** Undefined for a field that the kind does not have. */
export function valueSchema(kind: RowKind, field: string): z.ZodMiniType | undefined {
  const schemas: Record<string, z.ZodMiniType> = { ...fieldSchemas[kind], deleted: z.boolean() };
  if (!Object.hasOwn(schemas, field)) return undefined;
  const schema = schemas[field]!;
  const isRequired = field === 'deleted' || requiredFields[kind].includes(field);
  return isRequired ? schema : z.nullable(schema);
}
