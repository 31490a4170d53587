/**
 * The rules that a person or a household set for Magic Menu, as they are stored and synchronised
 * (`rows/menu-rules-row.ts`): how long cooking may take on each weekday, and when a recipe may come again.
 *
 * - Each weekday is a field of its own: two people may change two days at the same time.
 * - There is one row for each plan owner; it begins with the first change.
 */
import { weekdays, type Weekday } from '../days/week';
import type { MenuRulesRow } from '../rows/menu-rules-row';

export const menuRuleLimits = { minutes: 1_440, repeatAfterDays: 60 } as const;

/** Until someone says otherwise: not twice within ten days (product decision 8). */
export const defaultRepeatAfterDays = 10;

export interface MenuRules {
  /** Absent: no limit on that day. */
  readonly maxMinutes: Readonly<Partial<Record<Weekday, number>>>;
  readonly repeatAfterDays: number;
}

/** @example menuRulesOf({ wednesday: 30 }) // { maxMinutes: { wednesday: 30 }, repeatAfterDays: 10 } */
export function menuRulesOf(row: MenuRulesRow = {}): MenuRules {
  const limits = weekdays.flatMap((day) => (row[day] === undefined ? [] : [[day, row[day]]]));
  return {
    maxMinutes: Object.fromEntries(limits) as MenuRules['maxMinutes'],
    repeatAfterDays: row.repeatAfterDays ?? defaultRepeatAfterDays,
  };
}

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
): { [Field in keyof MenuRulesRow]?: number | null } {
  const days = weekdays.filter((day) => before.maxMinutes[day] !== after.maxMinutes[day]);
  const isRepeatChanged = before.repeatAfterDays !== after.repeatAfterDays;
  return {
    ...Object.fromEntries(days.map((day) => [day, after.maxMinutes[day] ?? null])),
    ...(isRepeatChanged && { repeatAfterDays: after.repeatAfterDays }),
  };
}
