/**
 * What the dinners of a week may cost at most, as one of the rules of Magic Menu (decision 0146).
 *
 * - Each week has its own: a cheap week after an expensive one is a decision of that week.
 * - The latest weeks are remembered, so that the rules do not grow for ever.
 */
import type { PlainDate } from '../days/week';
import type { WeekBudget } from './menu-rules-row';

/** Cents: a dollar at least. */
export const weekBudgetLimits = { weeks: 12, least: 100, most: 1_000_000 } as const;

/** @example budgetOf([{ week: '2026-11-23', cents: 12_000 }], '2026-11-23') // 12000 */
export const budgetOf = (budgets: readonly WeekBudget[], week: PlainDate): number | undefined =>
  budgets.find((one) => one.week === week)?.cents;

/**
 * The budgets with another one for a week, the latest week first.
 *
 * @param cents undefined: no limit
 * @example withBudget([], '2026-11-23', 12_000) // [{ week: '2026-11-23', cents: 12000 }]
 */
export function withBudget(
  budgets: readonly WeekBudget[],
  week: PlainDate,
  cents: number | undefined,
): WeekBudget[] {
  const others = budgets.filter((one) => one.week !== week);
  return [...others, ...(cents === undefined ? [] : [{ week, cents }])]
    .toSorted((a, b) => (a.week > b.week ? -1 : 1))
    .slice(0, weekBudgetLimits.weeks);
}

/** Whether they limit the same weeks to the same amounts. */
export const areSameBudgets = (one: readonly WeekBudget[], other: readonly WeekBudget[]): boolean =>
  one.length === other.length && one.every(({ week, cents }) => budgetOf(other, week) === cents);
