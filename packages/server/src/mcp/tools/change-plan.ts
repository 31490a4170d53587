/** Tools that change single meals. */
import * as z from 'zod/mini';
import { mealPlanLimits } from '@saltbush/contract/plan/meal-plans';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { defaultMeal, meals } from '@saltbush/domain/plan/meal-plans/menu';
import {
  communityField,
  dayField,
  described,
  undoBy,
  undoInHistory,
  undoSchema,
  undoText,
  withoutAbsent,
} from './fields';
import { tool } from './tool';

const mealField = described(idSchema, 'Id of the meal, from read_meals');
const recipeField = described(idSchema, 'Id of a recipe, from search_recipes');
const noteField = described(
  z.string().check(maxLength(mealPlanLimits.note)),
  'In place of a recipe: "Fish and chips", "Eating out"',
);
const kindField = described(
  z.string().check(maxLength(mealPlanLimits.meal)),
  `${meals.join(', ')}, or a name of the person’s own; ${defaultMeal} if absent`,
);
const quantityField = described(
  z.number().check(z.gt(0), z.lte(maxCookingQuantity)),
  'How many times the whole recipe is cooked: 0.5 is half of it',
);

const planMeal = tool({
  name: 'plan_meal',
  title: 'Plan a meal',
  description: 'Puts a recipe, or a note, on a day of the plan, after what is there already.',
  calls: [mealsRoutes.add],
  reads: false,
  isIdempotent: false,
  input: z.object({
    date: dayField('The day'),
    recipe: z.optional(recipeField),
    note: z.optional(noteField),
    kind: z.optional(kindField),
    quantity: z.optional(quantityField),
    ...communityField,
  }),
  output: z.object({ meal: idSchema, undo: undoSchema }),
  run: async ({ date, recipe, note, kind, quantity, community }, { call }) => {
    const entry = { recipe, note, meal: kind, quantity };
    const body = { date, entry, householdId: community };
    const { _id } = await call(mealsRoutes.add, { body });
    const undo = undoBy('remove_meal', { meal: _id, community });
    return { text: `Planned on ${date}. ${undoText(undo)}`, data: { meal: _id, undo } };
  },
});

const changeMeal = tool({
  name: 'change_meal',
  title: 'Move or change a meal',
  description:
    'Moves a meal to the end of another day, or changes its recipe, note, kind or quantity. What is not given stays.',
  calls: [mealsRoutes.change],
  reads: false,
  isIdempotent: true,
  input: z.object({
    meal: mealField,
    date: z.optional(dayField('The day it moves to')),
    recipe: z.optional(z.nullable(recipeField)),
    note: z.optional(z.nullable(noteField)),
    kind: z.optional(kindField),
    quantity: z.optional(quantityField),
    ...communityField,
  }),
  output: z.object({ undo: undoSchema }),
  run: async ({ meal, community, kind, ...change }, { call }) => {
    const body = { ...change, meal: kind, householdId: community };
    const { was } = await call(mealsRoutes.change, { params: { id: meal }, body });
    const before = { ...was, recipe: was.recipe ?? null, note: was.note ?? null, kind: was.meal };
    const changed = Object.keys(withoutAbsent({ ...change, kind })) as (keyof typeof before)[];
    const values = Object.fromEntries(changed.map((name) => [name, before[name]]));
    const undo = undoBy('change_meal', { meal, ...values, community });
    return { text: `Changed. ${undoText(undo)}`, data: { undo } };
  },
});

const swapMeals = tool({
  name: 'swap_meals',
  title: 'Swap two meals',
  description: 'Lets two planned meals change places, each with the day and kind of the other.',
  calls: [mealsRoutes.swap],
  reads: false,
  isIdempotent: false,
  input: z.object({
    meal: mealField,
    with: described(idSchema, 'Id of the other meal'),
    ...communityField,
  }),
  output: z.object({ undo: undoSchema }),
  run: async ({ meal, with: other, community }, { call }) => {
    const body = { with: other, householdId: community };
    await call(mealsRoutes.swap, { params: { id: meal }, body });
    const undo = undoBy('swap_meals', { meal, with: other, community });
    return { text: `Swapped. ${undoText(undo)}`, data: { undo } };
  },
});

const removeMeal = tool({
  name: 'remove_meal',
  title: 'Take a meal off the plan',
  description:
    'Takes a meal off its day. Nothing is lost: the recipe stays, and a person can bring the meal back.',
  calls: [mealsRoutes.remove],
  reads: false,
  isIdempotent: true,
  input: z.object({ meal: mealField, ...communityField }),
  output: z.object({ undo: undoSchema }),
  run: async ({ meal, community }, { call }) => {
    const body = { householdId: community };
    await call(mealsRoutes.remove, { params: { id: meal }, body });
    const text = `Taken off the plan. ${undoText(undoInHistory)}`;
    return { text, data: { undo: undoInHistory } };
  },
});

export const planChangingTools = [planMeal, changeMeal, swapMeals, removeMeal];
