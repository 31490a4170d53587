/** The rules for dinners that everybody who plans with this owner shares: "fish on Friday". */
import { useMemo } from 'react';
import {
  ruleText,
  topicsOf,
  weekRulesOf,
} from '@saltbush/domain/plan/magic-menu/rules/rules-of-rows';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import type { RecipeTopic, WeekRuleRow } from '@saltbush/domain/plan/rows/week-rule-row';
import { capitalised } from '../../../../ui/capitalised';
import { changePlan, usePlanRows } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

/** The same array as long as no rule changes. */
export function useWeekRules(scope: PlanScope, names: SourceNames): readonly WeekRule[] {
  const rows = usePlanRows(scope)?.rows;
  const stored = JSON.stringify(rows ? weekRulesOf(rows.values(), names) : []);
  return useMemo(() => JSON.parse(stored) as WeekRule[], [stored]);
}

/** What the rules are about, for the server to say of each recipe. */
export function useRuleTopics(scope: PlanScope): readonly RecipeTopic[] {
  const rules = useWeekRules(scope, noNames);
  return useMemo(() => topicsOf(rules), [rules]);
}

const noNames: SourceNames = new Map();

/** A rule as it is being edited. */
export type DraftRule = WeekRuleRow & { id: string };

export const draftOf = ({ id, topic, weekday, bound, count, isSoft }: WeekRule): DraftRule => ({
  id,
  topic,
  bound,
  ...(weekday === undefined ? { count } : { weekday }),
  ...(isSoft && { isSoft }),
});

/** @example draftText({ topic: 'protein:fish', bound: 'least', weekday: 'friday' }, names) // 'Fish on Friday' */
export const draftText = (rule: WeekRuleRow, names: SourceNames): string =>
  capitalised(ruleText({ isSoft: false, count: 1, ...rule }, names));

/**
 * Adds and removes what differs: rules that others have added meanwhile stay. Never rejects: what can't be stored is
 * undone on the screen, and a toast says so.
 */
export function saveWeekRules(
  scope: PlanScope,
  before: readonly DraftRule[],
  after: readonly DraftRule[],
): void {
  const ids = (rules: readonly DraftRule[]) => new Set(rules.map(({ id }) => id));
  const [were, are] = [ids(before), ids(after)];
  for (const { id } of before) {
    if (!are.has(id)) changePlan(scope, 'removeWeekRule', { id }).catch(() => undefined);
  }
  for (const { id, ...change } of after) {
    if (!were.has(id)) changePlan(scope, 'setWeekRule', { id, change }).catch(() => undefined);
  }
}
