/** Rules that someone set for a plan: how long cooking may take, and when a recipe may come again. */
import * as z from 'zod/mini';
import { weekdays, type Weekday } from '@saltbush/domain/meal-plans/week';
import { defaultRepeatAfterDays } from '@saltbush/domain/magic-menu/menu-request';
import { storedValue } from '../../api/stored-value';
import { scopeKey, type PlanScope } from '../view-mode';

export interface MenuRules {
  /** Absent: no limit on that day. */
  maxMinutes: Partial<Record<Weekday, number>>;
  repeatAfterDays: number;
}

const schema: z.ZodMiniType<MenuRules> = z.object({
  maxMinutes: z.partialRecord(z.enum(weekdays), z.int()),
  repeatAfterDays: z.int(),
});

export const noRules: MenuRules = { maxMinutes: {}, repeatAfterDays: defaultRepeatAfterDays };

/** Of this person on this device, for each plan. */
export const storedRules = (scope: PlanScope) =>
  storedValue(`saltbush.magic-menu-rules.${scopeKey(scope)}`, { version: 1, schema });

/** @example rulesText({ maxMinutes: { wednesday: 30 }, repeatAfterDays: 10 }) */
export function rulesText({ maxMinutes, repeatAfterDays }: MenuRules): string {
  const limits = weekdays.flatMap((day) => {
    const minutes = maxMinutes[day];
    const name = day.charAt(0).toUpperCase() + day.slice(1, 3);
    return minutes === undefined ? [] : [`${name} up to ${minutes} min`];
  });
  return [...limits, `no repeat within ${repeatAfterDays} days`].join(' · ');
}
