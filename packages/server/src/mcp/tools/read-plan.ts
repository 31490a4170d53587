/** Tools that read the plan. */
import * as z from 'zod/mini';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { mealsRoutes, type PlannedMeal } from '@saltbush/contract/plan/meals';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { longestRange } from '@saltbush/domain/plan/days/day-range';
import { weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import { communityField, dayField, described } from './fields';
import { tool } from './tool';

const listCommunities = tool({
  name: 'list_communities',
  title: 'List communities',
  description:
    'The communities that the person cooks with. Each has a plan and a list of its own; give its id to the other tools. One may be the default: ask which plan is meant if it is not clear.',
  calls: [householdsRoutes.list, householdsRoutes.getDefault],
  reads: true,
  isIdempotent: true,
  input: z.object({}),
  output: z.object({
    communities: z.array(
      z.object({
        community: idSchema,
        name: z.string(),
        /** Its plan and list open first. */
        isDefault: z.boolean(),
      }),
    ),
  }),
  run: async (_input, { call }) => {
    const [{ households }, { householdId }] = await Promise.all([
      call(householdsRoutes.list),
      call(householdsRoutes.getDefault),
    ]);
    const communities = households
      .filter(({ status }) => status === 'active')
      .map(({ _id, name }) => ({ community: _id, name, isDefault: _id === householdId }));
    const lines = communities.map(
      ({ community, name, isDefault }) => `${name}, ${community}${isDefault ? ' (default)' : ''}`,
    );
    const text =
      lines.length === 0
        ? 'The person is in no community: there is only their own plan and list.'
        : lines.join('\n');
    return { text, data: { communities } };
  },
});

const mealSchema = z.object({
  meal: idSchema,
  date: z.string(),
  /** "Wednesday" */
  weekday: z.string(),
  /** "dinner" */
  kind: z.string(),
  title: z.string(),
  recipe: z.optional(idSchema),
  note: z.optional(z.string()),
  /** How many times the whole recipe is cooked. */
  quantity: z.number(),
});

const readMeals = tool({
  name: 'read_meals',
  title: 'Read the plan',
  description:
    'What is planned, by day. Without a day it begins today where the person lives, and says which day that is.',
  calls: [mealsRoutes.list],
  reads: true,
  isIdempotent: true,
  input: z.object({
    from: z.optional(dayField('The first day')),
    days: z._default(
      described(z.int().check(z.gte(1), z.lte(longestRange)), 'How many days; 7 if absent'),
      7,
    ),
    ...communityField,
  }),
  output: z.object({ from: z.string(), to: z.string(), meals: z.array(mealSchema) }),
  run: async ({ from, days, community }, { call }) => {
    const query = { from, days, householdId: community };
    const answer = await call(mealsRoutes.list, { query });
    const meals = answer.meals.map(presentMeal);
    const lines = meals.map(
      ({ weekday, date, kind, title, meal }) => `${weekday} ${date}, ${kind}: ${title} (${meal})`,
    );
    const head = `${answer.from} to ${answer.to}`;
    const text = lines.length === 0 ? `Nothing is planned from ${head}.` : [head, ...lines];
    return { text: [text].flat().join('\n'), data: { ...answer, meals } };
  },
});

const presentMeal = (planned: PlannedMeal): z.input<typeof mealSchema> => ({
  meal: planned._id,
  date: planned.date,
  weekday: weekdayName(weekdayOf(planned.date)),
  kind: planned.meal,
  title: planned.title,
  recipe: planned.recipe,
  note: planned.note,
  quantity: planned.quantity,
});

export const planReadingTools = [listCommunities, readMeals];
