/**
 * Recipes that are no longer in one's collection leave one's own plan when it is loaded (Spec 4, Menu), and a
 * toast says so. In a household's plan they are only hidden, since others there may still read them.
 */
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { showToast } from '../../../../ui/feedback/toast';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import type { WeekPlan } from './use-week-plan';

export function useTakeOff(
  { userId, householdId }: PlanScope,
  { gone, cards }: Pick<WeekPlan, 'gone' | 'cards'>,
): void {
  const titles = useTitlesSeen(cards);
  const done = useRef(new Set<string>());
  useEffect(() => {
    // Once: an entry that can't be stored as removed stays hidden.
    const left = gone.filter(({ id }) => !done.current.has(id));
    if (householdId !== undefined || left.length === 0) return;
    left.forEach(({ id }) => done.current.add(id));
    void takeOff({ userId }, left, titles.current);
  }, [userId, householdId, gone, titles]);
}

async function takeOff(
  scope: PlanScope,
  gone: readonly MenuEntry[],
  titles: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    await Promise.all(gone.map(({ id }) => changePlan(scope, 'removeMeal', { id })));
  } catch {
    // A toast has said so.
    return;
  }
  const names = [...new Set(gone.map(({ recipeId = '' }) => titles.get(recipeId)))];
  const isNamed = names.every((name) => name !== undefined);
  showToast({
    kind: 'info',
    title: t`Removed from the plan`,
    message: isNamed
      ? t`You can’t open these any more: ${names.join(', ')}.`
      : t`Some of its recipes can’t be opened any more.`,
  });
}

/** Titles of recipes stay known after the recipes are gone, as long as the page is open. */
function useTitlesSeen(cards: WeekPlan['cards']) {
  const titles = useRef(new Map<string, string>());
  useEffect(() => cards.forEach(({ _id, title }) => titles.current.set(_id, title)), [cards]);
  return titles;
}
