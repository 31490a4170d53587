/**
 * Meal plans (Spec 3 and 7): one Monday-to-Sunday week of one person, or of a household.
 *
 * - `household` names the household whose plan it is; one's own has none. Whoever may plan meals in the
 *   household reads and changes its plans.
 * - A household's plan has recipes that are public or shared with it. Who plans a recipe of their own there
 *   shares it with the household by that.
 * - `days` holds the specification's lists of `{ recipe, quantity }`; each entry also has an id of
 *   its own, its date, the meal it is for, and perhaps a note. A note alone is an entry too.
 * - `leftoverOf` is the `_id` of the entry that is cooked for these leftovers, in the same plan or an earlier one. That
 *   entry's `quantity` is what is eaten on its own day; the sum of both is cooked, and bought with it.
 * - A client that works offline makes the ids of plans and entries; sent twice, they stay one.
 * - A save carries the revision it started from and is refused with CONFLICT when another save came
 *   between: read the plan again, merge, save again. Without a revision the later save wins.
 * - An entry whose recipe was deleted, or can no longer be read, is left out.
 */
import * as z from 'zod/mini';
import {
  defaultCookingQuantity,
  maxCookingQuantity,
} from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { isPlanDay } from '@saltbush/domain/plan/days/day-range';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { daysBetween, isMonday, isPlainDate, weekdays } from '@saltbush/domain/plan/days/week';
import type { Weekday } from '@saltbush/domain/plan/days/week';
import { say } from '@saltbush/domain/texts/say';
import {
  dateSchema,
  idParams,
  idSchema,
  lineSchema,
  revisionSchema,
  timestampSchema,
} from '../schemas/fields';
import { recipeCardSchema } from '../recipe/recipes';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';

export const mealPlanLimits = {
  name: 200,
  entriesPerDay: 30,
  note: 300,
  meal: 50,
  /** One question may ask for a year of plans. */
  rangeDays: 366,
} as const;

/** Plans are for real weeks: a mistyped year is refused. */
export const planDateSchema = dateSchema.check(
  z.refine(
    (date) => !isPlainDate(date) || isPlanDay(date),
    say('Please give a date between 2000 and 2099'),
  ),
);
const mondaySchema = planDateSchema.check(
  z.refine((date) => !isPlainDate(date) || isMonday(date), say('A week starts on a Monday')),
);

export const entryInputSchema = z
  .object({
    _id: z.optional(idSchema),
    recipe: z.optional(idSchema),
    note: z.optional(lineSchema(mealPlanLimits.note)),
    /** Absent: an entry that is there stays leftovers, if it was. */
    leftoverOf: z.optional(idSchema),
    meal: z._default(nameSchema(mealPlanLimits.meal, say('Please name the meal')), defaultMeal),
    quantity: z._default(
      z.number().check(
        z.gt(0, say('Please cook more than nothing')),
        z.lte(maxCookingQuantity, {
          error: () => say('Please use at most {most}', { most: maxCookingQuantity }),
        }),
      ),
      defaultCookingQuantity,
    ),
  })
  .check(
    z.refine((entry) => entry.recipe !== undefined || Boolean(entry.note), {
      error: say('Please choose a recipe or write a note'),
      path: ['recipe'],
    }),
  );

const dayInputSchema = z._default(
  z.array(entryInputSchema).check(
    maxLength(mealPlanLimits.entriesPerDay, {
      error: () =>
        say('A day holds at most {most} entries', { most: mealPlanLimits.entriesPerDay }),
    }),
  ),
  [],
);
const daysInputSchema = z.object(eachDay(dayInputSchema));

const planNameSchema = nameSchema(mealPlanLimits.name, say('Please name the plan'));

export const mealPlanInputSchema = z.object({
  _id: z.optional(idSchema),
  /** Without one the plan is named after its week. */
  name: z.optional(planNameSchema),
  startDate: mondaySchema,
  days: z.optional(daysInputSchema),
});

/** Whose plan it is; without one, that of the person who asks. */
const ofHousehold = { household: z.optional(idSchema) };
const householdQuery = { householdId: z.optional(idSchema) };

export const mealPlanChangeSchema = z.object({
  name: z.optional(planNameSchema),
  days: daysInputSchema,
  /** The revision that the change started from. */
  revision: z.optional(revisionSchema),
});

const entryFields = {
  _id: idSchema,
  date: dateSchema,
  meal: z.string(),
  note: z.optional(z.string()),
  quantity: z.number(),
  leftoverOf: z.optional(idSchema),
};

const mealPlanEntrySchema = z.object({ ...entryFields, recipe: z.optional(idSchema) });

const planFields = {
  _id: idSchema,
  name: z.string(),
  ...ofHousehold,
  startDate: dateSchema,
  endDate: dateSchema,
  revision: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

export const mealPlanSchema = z.object({
  ...planFields,
  days: z.object(eachDay(z.array(mealPlanEntrySchema))),
});

export const hydratedMealPlanSchema = z.object({
  ...planFields,
  days: z.object(
    eachDay(z.array(z.object({ ...entryFields, recipe: z.optional(recipeCardSchema) }))),
  ),
});

/** Which entry to remove: by id, or the first of the day with that recipe. */
const entryNamedSchema = z
  .object({ _id: z.optional(idSchema), recipe: z.optional(idSchema) })
  .check(
    z.refine((entry) => entry._id !== undefined || entry.recipe !== undefined, {
      error: say('Please say which entry'),
      path: ['_id'],
    }),
  );

export const mealPlansRoutes = {
  list: route({
    method: 'GET',
    path: '/meal-plans',
    summary:
      'The plans of the person who asks, or of a household, earliest first. Without dates: from four ' +
      'weeks ago for a year.',
    access: 'signed-in',
    heavy: 'computing',
    query: z
      .object({
        from: z.optional(planDateSchema),
        to: z.optional(planDateSchema),
        ...householdQuery,
      })
      .check(
        z.refine(({ from, to }) => !from || !to || isRange(from, to), {
          error: say('Please ask for at most a year'),
          path: ['to'],
        }),
      ),
    response: z.object({ mealPlans: z.array(mealPlanSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  current: route({
    method: 'GET',
    path: '/meal-plans/current',
    summary:
      "This week's plan, or that of the week with the day asked for, and the cards of its recipes; " +
      'null when nothing is planned.',
    access: 'signed-in',
    query: z.object({ week: z.optional(planDateSchema), ...householdQuery }),
    response: z.object({
      mealPlan: z.nullable(mealPlanSchema),
      recipes: z.array(recipeCardSchema),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  getHydrated: route({
    method: 'GET',
    path: '/meal-plans/{id}/hydrated',
    summary: 'One plan, each entry with the card of its recipe.',
    access: 'signed-in',
    heavy: 'computing',
    params: idParams,
    response: hydratedMealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  create: route({
    method: 'POST',
    path: '/meal-plans',
    summary: 'Start the plan of a week. A week that has one answers with it, unchanged.',
    access: 'signed-in',
    body: z.extend(mealPlanInputSchema, ofHousehold),
    response: mealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  createForHousehold: route({
    method: 'POST',
    path: '/households/{id}/meal-plans',
    summary:
      'Start the plan of a week of a household. A week that has one answers with it, unchanged.',
    access: 'signed-in',
    params: idParams,
    body: mealPlanInputSchema,
    response: mealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  update: route({
    method: 'PUT',
    path: '/meal-plans/{id}',
    summary: 'Save the whole menu of a week.',
    access: 'signed-in',
    params: idParams,
    body: mealPlanChangeSchema,
    response: mealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  addMeal: route({
    method: 'POST',
    path: '/meal-plans/{id}/meals',
    summary: 'Add one entry at the end of a day; the same id added again changes nothing.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ date: planDateSchema, meal: entryInputSchema }),
    response: mealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  removeMeal: route({
    method: 'DELETE',
    path: '/meal-plans/{id}/meals',
    summary: 'Take one entry off a day; one that is not there changes nothing.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ date: planDateSchema, meal: entryNamedSchema }),
    response: mealPlanSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
};

export type EntryInput = z.input<typeof entryInputSchema>;
export type MealPlanInput = z.input<typeof mealPlanInputSchema>;
export type MealPlanChange = z.input<typeof mealPlanChangeSchema>;
export type MealPlan = z.output<typeof mealPlanSchema>;
export type HydratedMealPlan = z.output<typeof hydratedMealPlanSchema>;

function eachDay<S extends z.ZodMiniType>(schema: S): Record<Weekday, S> {
  return Object.fromEntries(weekdays.map((day) => [day, schema])) as Record<Weekday, S>;
}

function isRange(from: string, to: string): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days <= mealPlanLimits.rangeDays;
}
