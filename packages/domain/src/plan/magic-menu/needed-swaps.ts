/**
 * What people always have another way, in Magic Menu (decision 0153): a dish that fits somebody with it is allowed for them. Its
 * sentence says so, and planned it has these swaps.
 */
import { listed } from '../../account/countries/forms';
import { say } from '../../texts/say';
import { swapWords } from '../eaters/meal-swaps';
import type { EaterSwap } from '../rows/meal-swap-rows';

/** A swap without which a dish does not fit somebody. */
export interface NeededSwap extends EaterSwap {
  readonly eaterId: string;
  readonly name: string;
}

interface Swapped {
  readonly swaps?: readonly NeededSwap[] | undefined;
}

/** @example swapsNeeded(pancakes, { eaterIds: [kim.id] })[0]?.key // 'milk' */
export const swapsNeeded = (
  { swaps = [] }: Swapped,
  { eaterIds }: { readonly eaterIds: readonly string[] },
): readonly NeededSwap[] => swaps.filter(({ eaterId }) => eaterIds.includes(eaterId));

/**
 * Undefined of a dish that all who eat have as it is.
 *
 * @param longest in characters
 * @example neededSwapSentence(swaps, 60) // 'Kim’s with oat milk instead of milk.'
 */
export function neededSwapSentence(
  swaps: readonly NeededSwap[],
  longest: number,
): string | undefined {
  const names = [...new Set(swaps.map(({ name }) => name))];
  const all = names.map((name) => {
    const words = swaps.filter((swap) => swap.name === name).map(swapWords);
    return say('{name}’s {swaps}', { name, swaps: listed(words) });
  });
  const whose = listed(names);
  const sentences = [
    `${all.join(', ')}.`,
    swaps.length === 1
      ? say('With a swap for {names}.', { names: whose })
      : say('With swaps for {names}.', { names: whose }),
    say('With swaps for {count} of you.', { count: names.length }),
  ];
  return names.length === 0 ? undefined : sentences.find(({ length }) => length <= longest);
}
