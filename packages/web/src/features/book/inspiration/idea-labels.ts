/** Labels of a recipe idea. */
import { t } from '@lingui/core/macro';
import { formatList } from '../../../ui/format-list';
import type { Idea } from '@saltbush/contract/book/inspiration';

/**
 * @param foods that the person has, as typed
 * @example usesText(omelette, ['eggs', 'onions', 'spinach', 'ham']) // 'Uses 3 of your 4'
 */
export function usesText({ uses }: Idea, foods: readonly string[]): string {
  const used = foods.filter((food) => uses.some(({ atHand }) => atHand === food));
  if (foods.length < 2) return t`Uses ${{ foods: formatList(foods) }}`;
  if (used.length < foods.length)
    return t`Uses ${{ used: used.length }} of your ${{ all: foods.length }}`;
  return foods.length === 2 ? t`Uses both` : t`Uses all ${foods.length}`;
}

/** "Needs coconut milk, red onion (you have brown onion)"; of many the first. */
export function needsText({ missing }: Idea): string {
  if (missing.length === 0) return t`You have everything`;
  const shown = missing.slice(0, missing.length === mostNamed + 1 ? undefined : mostNamed);
  const names = shown.map(({ name, like }) =>
    like === undefined ? name : t`${name} (you have ${like})`,
  );
  const more = missing.length - shown.length;
  const foods = names.join(', ');
  return more === 0 ? t`Needs ${foods}` : t`Needs ${foods} and ${more} more`;
}

/** "Uses up spinach and cream" */
export function useUpText({ uses }: Idea): string | undefined {
  const foods = new Set(uses.filter(({ isToUseUp }) => isToUseUp).map(({ atHand }) => atHand));
  return foods.size === 0 ? undefined : t`Uses up ${{ foods: formatList(foods) }}`;
}

/** "Asks for brown onions; you have onions" */
export function generalText({ uses }: Idea): string | undefined {
  const general = uses.filter(({ isGeneral }) => isGeneral).slice(0, mostNamed);
  if (general.length === 0) return undefined;
  const needed = formatList(general.map(({ name }) => name));
  const there = formatList(new Set(general.map(({ atHand }) => atHand)));
  return t`Asks for ${needed}; you have ${there}`;
}

const mostNamed = 2;
