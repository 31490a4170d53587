/** This week and the beginning of the next: dinners, leftovers, a note for every Friday, votes, and what was cooked. */
import { randomUUID } from 'node:crypto';
import { cookLogRoutes } from '../../packages/contract/src/plan/cook-log';
import {
  mealPlansRoutes,
  type EntryInput,
  type MealPlan,
} from '../../packages/contract/src/plan/meal-plans';
import { quantityFor } from '../../packages/domain/src/plan/meal-plans/cooking-quantity';
import { defaultMeal } from '../../packages/domain/src/plan/meal-plans/menu';
import {
  addDays,
  addWeeks,
  mondayOf,
  todayIn,
  weekdays,
  type PlainDate,
  type Weekday,
} from '../../packages/domain/src/plan/days/week';
import { ask } from './ask';
import { changeRows, type Household } from './family';
import type { PlannableRecipe, Recipes } from './recipes';

export interface PlannedWeek {
  /** In the household's time zone. */
  today: PlainDate;
  monday: PlainDate;
  plan: MealPlan;
}

/** By the title of a recipe; Friday is a note. */
const dinners: Partial<Record<Weekday, string>> = {
  monday: 'Spaghetti bolognese',
  tuesday: 'Butter chicken',
  wednesday: 'Fish tacos',
  thursday: 'Zucchini slice',
  saturday: "Shepherd's pie",
  sunday: 'Pumpkin soup',
};
/** Of what is voted on some is always ahead, also on a Sunday. */
const dinnersOfNextWeek: Partial<Record<Weekday, string>> = {
  monday: 'Chicken schnitzel',
  tuesday: 'Vegetable lasagne',
};
const fridayNote = 'Takeaway';
/** The zucchini slice of Thursday feeds two of them at noon on Friday. */
const leftovers = { cooked: 'thursday', eaten: 'friday', people: 2 } as const;

/** What each member of that place in the household says to a dinner. */
const opinions: { title: string; answers: ('yes' | 'no' | undefined)[] }[] = [
  { title: 'Pumpkin soup', answers: ['yes', 'yes', 'no', 'yes'] },
  { title: 'Chicken schnitzel', answers: ['yes', 'yes', 'yes'] },
  { title: 'Vegetable lasagne', answers: [undefined, 'no', 'yes'] },
];

const cooked = [
  { title: 'Sausages and mash', daysAgo: 5, cook: 1, note: 'Made extra gravy. None was left.' },
  { title: 'Special fried rice', daysAgo: 9, cook: 0, note: 'Good with yesterday’s rice.' },
  { title: 'Butter chicken', daysAgo: 16, cook: 0, note: 'Ruby made this one.' },
];

export async function planWeeks(household: Household, recipes: Recipes): Promise<PlannedWeek> {
  const today = todayIn(new Date(), household.timeZone);
  const monday = mondayOf(today);
  const dish = dishesOf(household, recipes);
  const plan = await createPlan(household, monday, weekOf(dish));
  const next = await createPlan(household, addWeeks(monday, 1), {
    ...daysOf(dinnersOfNextWeek, dish),
    friday: [{ note: fridayNote }],
  });
  await planEveryFriday(household, addDays(monday, 13));
  await vote(household, [plan, next], recipes);
  await logCooking(household, recipes, today);
  return { today, monday, plan };
}

type Days = Partial<Record<Weekday, EntryInput[]>>;
type DishOf = (title: string, people?: number) => EntryInput;

/** An entry with its recipe, cooked for all members, or for so many. */
function dishesOf({ members }: Household, recipes: Recipes): DishOf {
  return (title, people = members.length) => {
    const { id, serves } = findRecipe(recipes, title);
    return { _id: randomUUID(), recipe: id, quantity: quantityFor(people, serves) };
  };
}

const daysOf = (titles: Partial<Record<Weekday, string>>, dish: DishOf): Days =>
  Object.fromEntries(Object.entries(titles).map(([day, title]) => [day, [dish(title)]]));

function weekOf(dish: DishOf): Days {
  const days = daysOf(dinners, dish);
  const source = days[leftovers.cooked]![0]!;
  const lunch = {
    ...dish(dinners[leftovers.cooked]!, leftovers.people),
    meal: 'lunch',
    leftoverOf: source._id,
  };
  return {
    ...days,
    [leftovers.eaten]: [lunch, { note: fridayNote }],
    saturday: [{ ...dish('Saturday pancakes'), meal: 'breakfast' }, ...days.saturday!],
  };
}

const createPlan = ({ id, members }: Household, startDate: PlainDate, days: Days) =>
  ask(members[0]!, mealPlansRoutes.createForHousehold, {
    params: { id },
    body: { startDate, days },
  });

const planEveryFriday = ({ id, members }: Household, plannedUntil: PlainDate): Promise<void> =>
  changeRows(members[0]!, id, [
    {
      name: 'setRecurringMeal',
      args: {
        id: randomUUID(),
        change: {
          weekday: 'friday',
          meal: defaultMeal,
          quantity: 1,
          note: fridayNote,
          plannedUntil,
        },
      },
    },
  ]);

async function vote({ id, members }: Household, plans: MealPlan[], recipes: Recipes) {
  for (const [at, member] of members.entries()) {
    await changeRows(
      member,
      id,
      opinions.flatMap(({ title, answers }) => {
        const answer = answers[at];
        const recipeId = findRecipe(recipes, title).id;
        const found = findMeal(plans, recipeId);
        if (answer === undefined) return [];
        const args = { ...found, recipeId, eaterId: member.id, answer };
        return [{ name: 'setVote' as const, args }];
      }),
    );
  }
}

function findMeal(plans: MealPlan[], recipeId: string): { mealId: string; week: PlainDate } {
  for (const { startDate, days } of plans) {
    const entry = weekdays.flatMap((day) => days[day]).find(({ recipe }) => recipe === recipeId);
    if (entry) return { mealId: entry._id, week: startDate };
  }
  throw new Error('A dinner is voted on that is not planned');
}

async function logCooking({ id, members }: Household, recipes: Recipes, today: PlainDate) {
  const people = members.map(({ name }) => name);
  for (const { title, daysAgo, cook, note } of cooked) {
    await ask(members[cook]!, cookLogRoutes.add, {
      params: { id: findRecipe(recipes, title).id },
      body: { householdId: id, cookedOn: addDays(today, -daysAgo), people, note },
    });
  }
}

function findRecipe(recipes: Recipes, title: string): PlannableRecipe {
  const recipe = recipes.get(title);
  if (!recipe) throw new Error(`"${title}" is not among the example's recipes`);
  return recipe;
}
