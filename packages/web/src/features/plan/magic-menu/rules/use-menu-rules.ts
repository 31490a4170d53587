/** The rules that Magic Menu follows, which everybody who plans with this owner shares. */
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import {
  changeOfRules,
  isSameRules,
  menuRulesOf,
  otherMeals,
  sourceOn,
  sourcesIn,
  type MenuRules,
} from '@saltbush/domain/plan/meal-plans/menu-rules';
import { sourceText } from '@saltbush/domain/plan/magic-menu/rules/source-text';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { menuRulesId, type MenuRulesRow } from '@saltbush/domain/plan/rows/menu-rules-row';
import { budgetOf } from '@saltbush/domain/plan/rows/week-budgets';
import { type PlainDate, shortWeekday, weekdays } from '@saltbush/domain/plan/days/week';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import type { Money } from '../../../device/country';
import { changePlan, usePlanRows } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

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

interface RulesContext {
  /** The first day of the week that is shown. */
  week: PlainDate;
  weekRules: readonly Pick<WeekRule, 'text'>[];
  sourceNames: SourceNames;
  money: Money;
}

/** @example rulesText(menuRulesOf({ wednesday: 30 }), context) // 'Wed up to 30 min · no repeat within 10 days' */
export function rulesText(
  rules: MenuRules,
  { week, weekRules, sourceNames, money }: RulesContext,
): string {
  const { maxMinutes, repeatAfterDays, also } = rules;
  const meals = otherMeals.flatMap((meal) =>
    also[meal].length > 0 ? [`${mealWord(meal)} ${also[meal].map(shortWeekday).join(', ')}`] : [],
  );
  const limits = weekdays.flatMap((day) => {
    const minutes = maxMinutes[day];
    return minutes === undefined ? [] : [t`${{ day: shortWeekday(day) }} up to ${minutes} min`];
  });
  const sources = sourcesIn(rules).map((source) => {
    const days = weekdays.filter((day) => sourceOn(rules, day) === source);
    const isEachDay = days.length === weekdays.length;
    const name = sourceText(sourceNames.get(source));
    return isEachDay
      ? t`all from ${name}`
      : t`${{ days: days.map(shortWeekday).join(', ') }} from ${name}`;
  });
  const cents = budgetOf(rules.budgets, week);
  const budget =
    cents === undefined ? [] : [t`at most ${{ amount: money.short(cents) }} this week`];
  return [
    ...weekRules.map(({ text }) => text),
    ...meals,
    ...limits,
    ...sources,
    ...budget,
    t`no repeat within ${repeatAfterDays} days`,
  ].join(' · ');
}
