/** What lies at home, in words. */
import { plural, t } from '@lingui/core/macro';
import { isPortions, type HomeItem } from '@saltbush/domain/plan/home-items/home-items';
import { keepsUntil } from '@saltbush/domain/plan/home-items/storage-time';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { daysBetween, formatDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { HomePlace } from '@saltbush/domain/plan/rows/home-item-rows';
import type { PlannedRecipe } from '../../device/sync';

export const placeNames: Record<HomePlace, string> = {
  fridge: t`Fridge`,
  freezer: t`Freezer`,
  cupboard: t`Cupboard`,
};

/** Undefined: nothing but its name is known. @example factsOf(soup, card) // '4 portions, until 27 February' */
export function factsOf(item: HomeItem, card: PlannedRecipe['card'] | undefined) {
  const portions = portionsText(item, card);
  const day = item.until ?? (isPortions(item) ? keepsUntil(item) : undefined);
  const until = day && t`until ${{ day: formatDay(day) }}`;
  return [portions, until].filter(Boolean).join(', ') || undefined;
}

/** @example portionsText(soup, card) // '4 portions' */
export function portionsText(item: HomeItem, card: PlannedRecipe['card'] | undefined) {
  if (!isPortions(item) || !card) return undefined;
  const count = card.isServesUnknown ? undefined : peopleOf(item.quantity, countedServes(card));
  if (count === undefined) return t`portions`;
  return plural(count, { one: '# portion', other: '# portions' });
}

/** @example portionsAt(soup, card) // '4 portions in the freezer.' */
export function portionsAt(item: HomeItem, card: PlannedRecipe['card'] | undefined): string {
  const portions = portionsText(item, card) ?? t`Portions`;
  const sentences: Record<HomePlace, string> = {
    fridge: t`${portions} in the fridge.`,
    freezer: t`${portions} in the freezer.`,
    cupboard: t`${portions} in the cupboard.`,
  };
  return sentences[item.place];
}

/** @example sinceText('2026-11-20', '2026-11-29') // '9 days' */
export function sinceText(since: PlainDate, today: PlainDate): string {
  const days = daysBetween(since, today);
  if (days < 14) return plural(days, { one: '# day', other: '# days' });
  const [weeks, months] = [Math.round(days / 7), Math.round(days / 30)];
  return days < 60
    ? plural(weeks, { one: '# week', other: '# weeks' })
    : plural(months, { one: '# month', other: '# months' });
}
