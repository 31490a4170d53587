/**
 * Planned meals for programs: days without weeks around them. The app itself reads and changes the same plan by
 * `syncRoutes`.
 */
import * as z from 'zod/mini';
import { isDayRange, isPlanDay, longestRange } from '@saltbush/domain/plan/days/day-range';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { dateSchema, idParams, idSchema, lineSchema } from '../schemas/fields';
import { zonedTimestampSchema } from '../schemas/zoned-timestamp';
import { maxLength, minLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';
import { entryInputSchema, mealPlanLimits, planDateSchema } from './meal-plans';

/** Of one call: two dishes a day for the longest range of days, and some to spare. */
const mostAtOnce = 100;

const ofHousehold = { householdId: z.optional(idSchema) };

const plannedMealSchema = z.object({
  _id: idSchema,
  date: dateSchema,
  /** "dinner" */
  meal: z.string(),
  /**
   * From when to when, if the household says at what time this meal is eaten: RFC 3339, where it lives, like
   * "2026-11-27T18:30:00+11:00". Absent: of the whole day.
   */
  start: z.optional(zonedTimestampSchema),
  end: z.optional(zonedTimestampSchema),
  /** Of the recipe, or what the note says. */
  title: z.string(),
  recipe: z.optional(idSchema),
  /** The recipe's page. */
  url: z.optional(z.string()),
  note: z.optional(z.string()),
  /** How many times the whole recipe is cooked. */
  quantity: z.number(),
});

const newMealSchema = z.object({ date: planDateSchema, entry: entryInputSchema });

/** What is absent stays as it is; null takes it away. */
const mealChangeSchema = z
  .object({
    date: z.optional(planDateSchema),
    meal: z.optional(nameSchema(mealPlanLimits.meal, say('Please name the meal'))),
    recipe: z.optional(z.nullable(idSchema)),
    note: z.optional(z.nullable(lineSchema(mealPlanLimits.note, say('Please write the note')))),
    quantity: z.optional(
      z.number().check(
        z.gt(0, say('Please cook more than nothing')),
        z.lte(maxCookingQuantity, {
          error: () => say('Please use at most {most}', { most: maxCookingQuantity }),
        }),
      ),
    ),
    ...ofHousehold,
  })
  .check(
    z.refine(({ recipe, note }) => recipe !== null || note !== null, {
      error: say('A meal is a recipe or a note'),
      path: ['recipe'],
    }),
  );

/** As a meal was before it was changed. */
const mealBeforeSchema = z.omit(plannedMealSchema, { title: true, url: true, _id: true });

export const mealsRoutes = {
  list: route({
    method: 'GET',
    path: '/meals',
    summary: 'What is planned from one day to another, or on so many days; today without them.',
    access: 'signed-in',
    query: z
      .object({
        /** Today, where the owner of the plan lives, if it is absent. */
        from: z.optional(planDateSchema),
        /** The last day; the first one if it is absent. */
        to: z.optional(planDateSchema),
        /** In place of the last day: how many days. */
        days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(longestRange))),
        ...ofHousehold,
      })
      .check(
        z.refine(({ to, days }) => to === undefined || days === undefined, {
          error: say('Please give the last day, or how many days'),
          path: ['days'],
        }),
        z.refine(({ from, to }) => from !== undefined || to === undefined, {
          error: say('Please give the first day too'),
          path: ['from'],
        }),
        z.refine(({ from, to = from }) => isAsked(from, to), {
          error: () =>
            say('Please ask for at most {most} days, the first one first', { most: longestRange }),
          path: ['to'],
        }),
      ),
    response: z.object({
      /** The days that were asked for. */
      from: dateSchema,
      to: dateSchema,
      meals: z.array(plannedMealSchema),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  add: route({
    method: 'POST',
    path: '/meals',
    summary: 'Plan a recipe, or write a note, on a day.',
    access: 'signed-in',
    body: z.extend(newMealSchema, ofHousehold),
    response: z.object({ _id: idSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STORAGE_FULL', 'HOUSEHOLD_STORAGE_FULL'],
  }),
  addSeveral: route({
    method: 'POST',
    path: '/meals/several',
    summary: 'Plan several meals at once, all of them or none.',
    access: 'signed-in',
    body: z.object({
      meals: z.array(newMealSchema).check(
        minLength(1, say('Please give at least one meal')),
        maxLength(mostAtOnce, {
          error: () => say('At most {most} meals at a time', { most: mostAtOnce }),
        }),
      ),
      ...ofHousehold,
    }),
    /** In the order in which they were sent. */
    response: z.object({ ids: z.array(idSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STORAGE_FULL', 'HOUSEHOLD_STORAGE_FULL'],
  }),
  change: route({
    method: 'PUT',
    path: '/meals/{id}',
    summary: 'Move a meal to another day, or change what is eaten; the answer says how it was.',
    access: 'signed-in',
    params: idParams,
    body: mealChangeSchema,
    response: z.object({ was: mealBeforeSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  swap: route({
    method: 'POST',
    path: '/meals/{id}/swap',
    summary: 'Let two meals change places; done again, they are as before.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ with: idSchema, ...ofHousehold }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/meals/{id}',
    summary: 'Take a meal off the plan; a person can bring it back.',
    access: 'signed-in',
    params: idParams,
    body: z.object(ofHousehold),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

/** What is no day is refused as such. */
const isAsked = (from: string | undefined, to: string | undefined): boolean =>
  from === undefined ||
  to === undefined ||
  !isPlanDay(from) ||
  !isPlanDay(to) ||
  isDayRange({ from, to });

export type PlannedMeal = z.output<typeof plannedMealSchema>;
