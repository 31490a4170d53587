/** Rows that say how much is for one: "100 g spaghetti per person", "2 fette di pane a testa". */
import { multiplyQuantity, rational } from '@saltbush/recipe-parser/units';
import type { ListNeed } from './list-need';

/**
 * As much for each that the recipe serves; the need itself where that is not known, or its amount is for all.
 *
 * @example forAllServed(needOf('2 hash browns per person'), 4).amounts // of 8
 */
export function forAllServed(need: ListNeed, serves: number | undefined): ListNeed {
  if (serves === undefined || !forEach.test(need.text)) return need;
  const times = rational(Math.max(1, Math.round(serves)));
  const amounts = need.amounts.map((amount) => ({
    ...amount,
    quantity: multiplyQuantity(amount.quantity, times),
  }));
  return { ...need, amounts };
}

/** Not "320 g rice, 80 g per person" and not "5 eggs (one per person)", which say both. */
const forEach =
  /(?:^[^,;(]*[\s(,]|^[^;(]*[,(]\s?)(?:(?:per|for each|par|por|pro|p\.)\s(?:person|head|guest|diner|serve|serving|portion|plate|personne|convive|persona|cabeza|comensal|raci[oó]n|kopf|portionen?|persoon|portie|porzione)|a\s(?:testa|persona)|à\spersonne)(?!\p{L})/iu;
