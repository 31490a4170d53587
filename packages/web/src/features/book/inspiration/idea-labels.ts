/** Labels of a recipe idea. */
import { t } from '@lingui/core/macro';
import type { Idea } from '@saltbush/contract/book/inspiration';

/**
 * @param foods that the person has, as typed
 * @example usesText(omelette, ['eggs', 'onions', 'spinach', 'ham']) // 'Uses 3 of your 4'
 */
export function usesText({ uses }: Idea, foods: readonly string[]): string {
  const used = foods.filter((food) => uses.some(({ atHand }) => atHand === food));
  if (foods.length < 2) return t`Uses ${joinNames(foods)}`;
  if (used.length < foods.length) return t`Uses ${used.length} of your ${foods.length}`;
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
  return `Needs ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

/** "Uses up spinach and cream" */
export function useUpText({ uses }: Idea): string | undefined {
  const foods = new Set(uses.filter(({ isToUseUp }) => isToUseUp).map(({ atHand }) => atHand));
  return foods.size === 0 ? undefined : t`Uses up ${joinNames([...foods])}`;
}

/** "Asks for brown onions; you have onions" */
export function generalText({ uses }: Idea): string | undefined {
  const general = uses.filter(({ isGeneral }) => isGeneral).slice(0, mostNamed);
  if (general.length === 0) return undefined;
  const needed = joinNames(general.map(({ name }) => name));
  return `Asks for ${needed}; you have ${joinNames([...new Set(general.map(({ atHand }) => atHand))])}`;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : t`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const mostNamed = 2;
