/** Tools that plan a whole week by the rules of Magic Menu: one proposes it, another saves it. */
import type { MenuCost } from '@saltbush/domain/plan/magic-menu/magic-menu';
import * as z from 'zod/mini';
import { magicMenuLimits, magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { maxLength, minLength } from '@saltbush/contract/schemas/lengths';
import { weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import { leanings } from '@saltbush/domain/plan/magic-menu/menu-request';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { communityField, dayField, described, undoInHistory, undoSchema, undoText } from './fields';
import { tool } from './tool';

const dinnerSchema = z.object({
  date: dayField('The day'),
  recipe: described(idSchema, 'Id of the recipe'),
  quantity: z.optional(
    described(
      z.number().check(z.gt(0), z.lte(maxCookingQuantity)),
      'As it was proposed: how many times the recipe is cooked',
    ),
  ),
});

const dinnersField = (least: 0 | 1, words: string) =>
  described(
    z.array(dinnerSchema).check(minLength(least), maxLength(magicMenuLimits.dinners)),
    words,
  );

const proposeWeek = tool({
  name: 'propose_week',
  title: 'Propose a week',
  description:
    'Chooses dinners for the free days of a week from the person’s recipes, by their rules: who eats, allergies, minutes of each weekday, the searches and cookbooks they choose from, what was cooked lately. Plans nothing: show it to the person, then save_week. For another proposal give what should stay in keep, what was not wanted in avoid, and raise tries.',
  calls: [magicMenuRoutes.propose],
  reads: true,
  isIdempotent: true,
  input: z.object({
    week: dayField('The first of its seven days'),
    leanings: z.optional(
      described(z.array(z.enum(leanings)).check(maxLength(leanings.length)), 'What is preferred'),
    ),
    keep: z.optional(dinnersField(0, 'Dinners that stay')),
    avoid: z.optional(
      described(
        z.array(idSchema).check(maxLength(magicMenuLimits.avoided)),
        'Ids of recipes that were not wanted',
      ),
    ),
    tries: z.optional(
      described(
        z.int().check(z.gte(0), z.lte(magicMenuLimits.tries)),
        'How many other weeks were proposed before',
      ),
    ),
    ...communityField,
  }),
  output: z.object({
    dinners: z.array(
      z.object({
        date: z.string(),
        weekday: z.string(),
        recipe: idSchema,
        title: z.string(),
        minutes: z.optional(z.int()),
        quantity: z.number(),
        reason: z.string(),
      }),
    ),
    /** Days for which nothing was found, and why. */
    unfilled: z.array(z.object({ date: z.string(), demands: z.string(), advice: z.string() })),
    /** Rules of the week that it could not keep, and what to do. */
    unmet: z.array(z.object({ rule: z.string(), advice: z.string() })),
    /** Planned without a day: change_meal moves it to the day that was left free for it. */
    waiting: z.array(z.object({ meal: idSchema, date: z.string(), title: z.string() })),
    /** Where the rules limit what the meals of this week may cost, in cents. */
    cost: z.optional(
      z.object({
        cents: z.int(),
        limit: z.int(),
        hasEstimate: z.boolean(),
        isRefused: z.boolean(),
        unpriced: z.int(),
      }),
    ),
  }),
  run: async ({ community, keep, ...asked }, { call }) => {
    const body = {
      ...asked,
      keep: keep?.map(({ date, recipe }) => ({ date, recipe })),
      householdId: community,
    };
    const { dinners, unfilled, unmet, cost, waiting } = await call(magicMenuRoutes.propose, {
      body,
    });
    const named = dinners.map((dinner) => ({ ...dinner, weekday: dayName(dinner.date) }));
    const lines = [
      ...(cost ? [costText(cost)] : []),
      ...named.map(
        ({ weekday, date, title, reason, recipe }) =>
          `${weekday} ${date}: ${title}. ${reason} (${recipe})`,
      ),
      ...unfilled.map(({ date, advice }) => `${dayName(date)} ${date}: nothing fits. ${advice}`),
      ...unmet.map(({ rule, advice }) => `${rule}: not this week. ${advice}`),
      ...waiting.map(
        ({ _id, date, title }) =>
          `${dayName(date)} ${date} is free for ${title}, which has no day: change_meal (${_id})`,
      ),
    ];
    const isProposed = !cost?.isRefused && named.length + unfilled.length + waiting.length > 0;
    const nothing = cost?.isRefused ? lines : [...lines, nothingFree];
    const text = (isProposed ? [...lines, notSaved] : nothing).join('\n');
    const data = {
      dinners: named,
      unfilled,
      unmet,
      waiting: waiting.map(({ _id: meal, ...rest }) => ({ meal, ...rest })),
      cost,
    };
    return { text, data };
  },
});

function costText({ cents, limit, hasEstimate, isRefused, unpriced }: MenuCost): string {
  const estimates = hasEstimate ? ', partly estimates' : '';
  const others = unpriced > 0 ? ` Planned meals without a known price: ${unpriced}.` : '';
  const [cost, most] = [Math.ceil(cents / 100), limit / 100];
  return isRefused
    ? `Nothing is proposed: the meals of this week may cost $${most}, and the cheapest week costs about $${cost}${estimates}.${others}`
    : `The meals of this week cost about $${cost} of $${most}${estimates}.${others}`;
}

const dayName = (date: string): string => weekdayName(weekdayOf(date));
const nothingFree = 'Every day of this week has a dinner already, or has passed.';
const notSaved = 'Nothing is planned yet: save_week plans it.';

const saveWeek = tool({
  name: 'save_week',
  title: 'Save a week',
  description:
    'Plans several dinners at once, all of them or none: a proposed week, as it was agreed on.',
  calls: [mealsRoutes.addSeveral],
  reads: false,
  isIdempotent: false,
  input: z.object({
    dinners: dinnersField(1, 'As propose_week gave them, without what the person did not want'),
    ...communityField,
  }),
  output: z.object({
    /** Ids of the meals, in the order of the dinners. */
    meals: z.array(idSchema),
    undo: undoSchema,
  }),
  run: async ({ dinners, community }, { call }) => {
    const meals = dinners.map(({ date, recipe, quantity }) => ({
      date,
      entry: { recipe, quantity },
    }));
    const body = { meals, householdId: community };
    const { ids } = await call(mealsRoutes.addSeveral, { body });
    const planned = ids.length === 1 ? '1 dinner' : `${ids.length} dinners`;
    const text = `${planned} planned. Undo each: remove_meal with its id. ${undoText(undoInHistory)}`;
    return { text, data: { meals: ids, undo: { tool: 'remove_meal', ...undoInHistory } } };
  },
});

export const magicMenuTools = [proposeWeek, saveWeek];
