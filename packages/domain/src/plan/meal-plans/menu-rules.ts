/**
 * The rules that a person or a household set for Magic Menu, as they are stored and synchronised
 * (`rows/menu-rules-row.ts`): how long cooking may take on each weekday, what is chosen from, and when a recipe may
 * come again.
 *
 * - Each weekday is a field of its own: two people may change two days at the same time.
 * - Dinners are chosen from any recipe, or from what a saved search or a cookbook finds: on all days, or on a weekday,
 *   which comes before what all days say.
 * - Beside dinners, breakfasts, lunches and sides are chosen on the weekdays that people say. A side goes with the dinner
 *   that is chosen.
 * - Each week may have a limit in dollars.
 * - There is one row for each plan owner; it begins with the first change.
 */
import { weekdays, type Weekday } from '../days/week';
import {
  anyRecipe,
  type MenuRulesRow,
  type MenuSource,
  type WeekBudget,
} from '../rows/menu-rules-row';
import { areSameBudgets } from '../rows/week-budgets';

export const menuRuleLimits = { minutes: 1_440, repeatAfterDays: 60 } as const;

/** Until someone says otherwise: not twice within ten days (product decision 8). */
export const defaultRepeatAfterDays = 10;

export interface MenuRules {
  /** Absent: no limit on that day. */
  readonly maxMinutes: Readonly<Partial<Record<Weekday, number>>>;
  /** Absent: of all days any recipe, of a weekday as on all days. */
  readonly from: Readonly<Partial<Record<RuleDay, MenuSource | typeof anyRecipe>>>;
  readonly repeatAfterDays: number;
  /** On which weekdays these are chosen too, in the order of the week. */
  readonly also: Readonly<Record<OtherMeal, readonly Weekday[]>>;
  /** By week, what its dinners may cost at most (`week-budgets.ts`). */
  readonly budgets: readonly WeekBudget[];
}

/** What is chosen beside dinners. */
export const otherMeals = ['breakfast', 'lunch', 'side'] as const;
export type OtherMeal = (typeof otherMeals)[number];

/** All days, or one that comes before them. */
export type RuleDay = 'all' | Weekday;
export const ruleDays: readonly RuleDay[] = ['all', ...weekdays];

/** @example menuRulesOf({ wednesday: 30 }) // { maxMinutes: { wednesday: 30 }, from: {}, repeatAfterDays: 10, … } */
export function menuRulesOf(row: MenuRulesRow = {}): MenuRules {
  const limits = weekdays.flatMap((day) => (row[day] === undefined ? [] : [[day, row[day]]]));
  const from = ruleDays.flatMap((day) => {
    const source = row[fromField(day)];
    return source === undefined ? [] : [[day, source]];
  });
  return {
    maxMinutes: Object.fromEntries(limits) as MenuRules['maxMinutes'],
    from: Object.fromEntries(from) as MenuRules['from'],
    repeatAfterDays: row.repeatAfterDays ?? defaultRepeatAfterDays,
    also: Object.fromEntries(
      otherMeals.map((meal) => [meal, weekdays.filter((day) => row[onField(meal)]?.includes(day))]),
    ) as unknown as MenuRules['also'],
    budgets: row.budgets ?? [],
  };
}

const fromField = (day: RuleDay) => `${day}From` as const;
const onField = (meal: OtherMeal) => `${meal}On` as const;

/**
 * What the dinners of a weekday are chosen from; undefined: any recipe.
 *
 * @example sourceOn(menuRulesOf({ allFrom: 'search:1', sundayFrom: 'any' }), 'sunday') // undefined
 */
export function sourceOn({ from }: Pick<MenuRules, 'from'>, day: Weekday): MenuSource | undefined {
  const source = from[day] ?? from.all;
  return source === anyRecipe ? undefined : source;
}

/** Each that some day is filled from, once. */
export const sourcesIn = (rules: Pick<MenuRules, 'from'>): MenuSource[] => [
  ...new Set(weekdays.flatMap((day) => sourceOn(rules, day) ?? [])),
];

/** Whether they limit the same days in the same way. */
export const isSameRules = (one: MenuRules, other: MenuRules): boolean =>
  Object.keys(changeOfRules(one, other)).length === 0;

/**
 * The fields that differ; `null` takes a limit away.
 *
 * @example changeOfRules(menuRulesOf({ monday: 30 }), menuRulesOf()) // { monday: null }
 */
export function changeOfRules(
  before: MenuRules,
  after: MenuRules,
): { [Field in keyof MenuRulesRow]?: MenuRulesRow[Field] | null } {
  const days = weekdays.filter((day) => before.maxMinutes[day] !== after.maxMinutes[day]);
  const others = ruleDays.filter((day) => before.from[day] !== after.from[day]);
  const meals = otherMeals.filter((meal) => before.also[meal].join() !== after.also[meal].join());
  const isRepeatChanged = before.repeatAfterDays !== after.repeatAfterDays;
  return {
    ...Object.fromEntries(days.map((day) => [day, after.maxMinutes[day] ?? null])),
    ...Object.fromEntries(others.map((day) => [fromField(day), after.from[day] ?? null])),
    ...Object.fromEntries(
      meals.map((meal) => [onField(meal), after.also[meal].length > 0 ? after.also[meal] : null]),
    ),
    ...(isRepeatChanged && { repeatAfterDays: after.repeatAfterDays }),
    ...(!areSameBudgets(before.budgets, after.budgets) && {
      budgets: after.budgets.length > 0 ? after.budgets : null,
    }),
  };
}
