/** What people do with a meal plan. */
import type { MealRow } from '../../src/plan/rows/rows';
import type { OperationArgs } from '../../src/plan/sync/operations';
import { days, eaters, type Maker, onOne, recipes, type Scene, weeks } from './scene';

export const newMeal = ({ random, newId }: Scene) => ({
  id: newId(),
  date: random.pick(days),
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  ...(random.chance(0.5) ? { note: newId() } : { recipeId: random.pick(recipes) }),
});

export const changeMeal = onOne('meals', ({ id }, { random, newId }) => ({
  name: 'changeMeal',
  args: {
    id,
    change: random.pick([
      { date: random.pick(days) },
      { quantity: 1 + random.below(4) / 2 },
      { note: newId() },
      { note: null },
      { recipeId: random.pick([...recipes, null]) },
    ]),
  },
}));

/** Also members, whose rows begin with a change. */
export const setEater: Maker = ({ random, newId }) => ({
  name: 'setEater',
  args: {
    id: random.pick(eaters),
    change: random.pick([
      { name: newId(), portion: 1 },
      { isMember: true, portion: random.pick([0.5, 1, 2]) },
      { allergies: [newId()] },
      { diets: null },
      { presence: [{ isHome: true, from: random.pick(days), every: 14, days: [0, 1] }] },
    ]),
  },
});

export const setAttendance: Maker = ({ random }) => ({
  name: 'setAttendance',
  args: {
    date: random.pick(days),
    meal: 'dinner',
    change: random.pick([{ home: [random.pick(eaters)] }, { guests: random.below(4) }]),
  },
});

export const setEaterSettings: Maker = ({ random }) => ({
  name: 'setEaterSettings',
  args: {
    change: random.pick([
      { people: random.pick([1 + random.below(8), null]) },
      { mealTimes: random.pick([[{ meal: 'dinner', at: random.pick(['18:00', '18:30']) }], null]) },
    ]),
  },
});

export const setMenuRules: Maker = ({ random }) => ({
  name: 'setMenuRules',
  args: {
    change: random.pick([
      { monday: 15 + random.below(90) },
      { monday: null, friday: 15 + random.below(90) },
      { repeatAfterDays: 3 + random.below(20) },
      { budgets: [{ week: '2026-11-23', cents: 100 + random.below(20_000) }] },
    ]),
  },
});

export const setWeekRule: Maker = ({ random }) => ({
  name: 'setWeekRule',
  args: {
    id: random.pick(['rule-1', 'rule-2']),
    change: random.pick([
      { topic: 'food:fish', bound: 'least', weekday: 'friday' },
      { topic: 'tag:Pasta', bound: 'most', count: random.below(4) },
      { isSoft: random.pick([true, null]) },
    ]),
  },
});

export const setTemplate: Maker = ({ random, newId }) => ({
  name: 'setTemplate',
  args: {
    id: random.pick(['template-1', 'template-2']),
    change: {
      name: newId(),
      meals: [{ day: 'monday', meal: 'dinner', quantity: 1, note: newId() }],
    },
  },
});

export const setRecurringMeal: Maker = ({ random, newId }) => ({
  name: 'setRecurringMeal',
  args: {
    id: random.pick(['recurring-1', 'recurring-2']),
    change: {
      weekday: 'monday',
      meal: 'dinner',
      quantity: 1,
      note: newId(),
      plannedUntil: random.pick(days),
    },
  },
});

export const setVote = onOne('meals', ({ id, fields }, { random }) => ({
  name: 'setVote',
  args: {
    mealId: id,
    recipeId: (fields as Partial<MealRow>).recipeId ?? random.pick(recipes),
    eaterId: random.pick(eaters),
    week: random.pick(weeks),
    answer: random.pick(['yes', 'no', null]),
    ...(random.chance(0.3) && { isLoved: random.pick([true, null]) }),
  },
}));

export const proposeDishes: Maker = ({ random, newId }) => {
  const week = random.pick(weeks);
  return {
    name: 'proposeDishes',
    args: {
      start: week,
      week,
      until: 1_000,
      dishes: recipes.map((recipeId) => ({ id: newId(), recipeId })),
      ended: [],
    },
  };
};

export const endProposedDishes = onOne('proposedDishes', ({ id }) => ({
  name: 'endProposedDishes',
  args: { ids: [id] },
}));

export const setSmallJob = onOne('meals', ({ id }, { random }) => ({
  name: 'setSmallJob',
  args: {
    mealId: id,
    key: random.pick(['thaw.beef-mince', 'start']),
    week: random.pick(weeks),
    isDone: random.pick([true, false]),
  },
}));

export const setMealSwap = onOne('meals', ({ id, fields }, { random }) => ({
  name: 'setMealSwap',
  args: {
    mealId: id,
    recipeId: (fields as Partial<MealRow>).recipeId ?? random.pick(recipes),
    eaterId: random.pick(eaters),
    key: random.pick(['cream', 'milk']),
    week: random.pick(weeks),
    change: random.pick<OperationArgs['setMealSwap']['change']>([
      { share: [1, 2 + random.below(3)], instead: random.pick([without, oat]) },
      { share: [0, 3] },
      { instead: null },
    ]),
  },
}));

const of = { amount: '300', unit: 'ml', name: 'cream' };
const without = { of, use: [] };
const oat = { of, use: [{ ...of, name: 'oat cream' }] };

export const removeEater: Maker = ({ random }) => ({
  name: 'removeEater',
  args: { id: random.pick(eaters) },
});

export const removeMeal = onOne('meals', ({ id }) => ({ name: 'removeMeal', args: { id } }));
