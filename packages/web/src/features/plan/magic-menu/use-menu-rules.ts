/** The rules that Magic Menu follows, which everybody who plans with this owner shares. */
import { useMemo } from 'react';
import {
  changeOfRules,
  isSameRules,
  menuRulesOf,
  type MenuRules,
} from '@saltbush/domain/plan/meal-plans/menu-rules';
import { menuRulesId, type MenuRulesRow } from '@saltbush/domain/plan/rows/menu-rules-row';
import { weekdays } from '@saltbush/domain/plan/days/week';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { changePlan, usePlanRows } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';

/** Of a plan owner nobody has set rules for, the usual ones. */
export function useMenuRules(scope: PlanScope): MenuRules {
  const row = usePlanRows(scope)?.rows.get(rowKey('menuRules', menuRulesId));
  return useMemo(() => menuRulesOf(row?.fields as MenuRulesRow | undefined), [row]);
}

/**
 * Stores what differs between them: what others changed since `before` stays. Never rejects: what can't be stored
 * is undone on the screen, and a toast says so.
 */
export function saveMenuRules(scope: PlanScope, before: MenuRules, after: MenuRules): void {
  if (isSameRules(before, after)) return;
  const change = changeOfRules(before, after);
  changePlan(scope, 'setMenuRules', { change }).catch(() => undefined);
}

/** @example rulesText(menuRulesOf({ wednesday: 30 })) // 'Wed up to 30 min · no repeat within 10 days' */
export function rulesText({ maxMinutes, repeatAfterDays }: MenuRules): string {
  const limits = weekdays.flatMap((day) => {
    const minutes = maxMinutes[day];
    const name = day.charAt(0).toUpperCase() + day.slice(1, 3);
    return minutes === undefined ? [] : [`${name} up to ${minutes} min`];
  });
  return [...limits, `no repeat within ${repeatAfterDays} days`].join(' · ');
}
