/** How much of a dish one swap leaves out and takes, for whoever cooks it. */
import { inSentence, shownFood } from '@saltbush/recipe-parser/foods/shown';
import type { ListNeed } from '../needs/list-need';
import { contributionsOf } from '../lines/contribution';
import type { CookedSwap } from './cooked-swap';
import { shareNeeds } from './swapped-needs';

export interface SwapAmounts {
  /** "60 mL"; blank where the recipe has no amount. */
  less: string;
  /** What is taken, without blank ones: "60 mL oat cream". */
  use: string[];
}

/**
 * @param needs of the recipe, cooked once
 * @param times how many times it is cooked
 * @example swapAmounts(needs, creamOfKim, 1) // { less: '75 mL', use: ['75 mL oat cream'] }
 */
export function swapAmounts(
  needs: readonly ListNeed[],
  swap: CookedSwap,
  times: number,
): SwapAmounts {
  const { less, use } = shareNeeds(needs, swap);
  const texts = (all: readonly ListNeed[]) =>
    contributionsOf({ source: 'item', id: '' }, all, times).map(({ part, wording }) => ({
      text: part.text,
      name: inSentence(shownFood(wording).nameOfOne),
    }));
  return {
    less: texts(less)
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' + '),
    use: texts(use).map(({ text, name }) => [text, name].filter(Boolean).join(' ')),
  };
}
