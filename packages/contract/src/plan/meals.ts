/**
 * Planned meals for programs: days without weeks around them. The app itself reads and changes the same plan by
 * `syncRoutes`.
 */
import * as z from 'zod/mini';
import { isDayRange, isPlanDay, longestRange } from '@saltbush/domain/plan/days/day-range';
import { route } from '../route';
import { dateSchema, idParams, idSchema } from '../schemas/fields';
import { zonedTimestampSchema } from '../schemas/zoned-timestamp';
import { entryInputSchema, planDateSchema } from './meal-plans';

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

export const mealsRoutes = {
  list: route({
    method: 'GET',
    path: '/meals',
    summary: 'What is planned from one day to another; today without them.',
    access: 'signed-in',
    query: z
      .object({
        from: z.optional(planDateSchema),
        /** The last day; the first one if it is absent. */
        to: z.optional(planDateSchema),
        ...ofHousehold,
      })
      .check(
        z.refine(({ from, to }) => from !== undefined || to === undefined, {
          error: 'Please give the first day too',
          path: ['from'],
        }),
        z.refine(({ from, to = from }) => isAsked(from, to), {
          error: `Please ask for at most ${longestRange} days, the first one first`,
          path: ['to'],
        }),
      ),
    response: z.object({ meals: z.array(plannedMealSchema) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  add: route({
    method: 'POST',
    path: '/meals',
    summary: 'Plan a recipe, or write a note, on a day.',
    access: 'signed-in',
    body: z.object({ date: planDateSchema, entry: entryInputSchema, ...ofHousehold }),
    response: z.object({ _id: idSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STORAGE_FULL', 'HOUSEHOLD_STORAGE_FULL'],
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
