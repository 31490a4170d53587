/**
 * What a dish needs, cooked once, when some who eat it have a food of it another way.
 *
 * - Of each need of that food, also of a recipe in the recipe, the person's share is taken off; of everybody's shares
 *   nothing is left.
 * - For that share the other foods are needed: as often as the amount of the swap goes into that of the need, by the
 *   same unit, by volume, by weight, or by what the food weighs.
 * - Without amounts, or where they can't be compared, the other food is needed without an amount.
 * - So the needs are those of two dishes: one for the others, and one for this person that is written with the other food.
 */
import { say } from '../../../texts/say';
import { inSentence, shownFood } from '@saltbush/recipe-parser/foods/shown';
import {
  isMassUnit,
  isVolumeUnit,
  multiplyQuantity,
  multiplyRationals,
  rational,
  rationalFromNumber,
  type Rational,
} from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { SwapShare } from '../../rows/meal-swap-rows';
import { addAmounts } from '../amounts/add-amounts';
import { weighSum } from '../amounts/weigh-sum';
import { unitIdOf } from '../needs/list-unit';
import type { FoodFacts, ListNeed, NeededAmount } from '../needs/list-need';
import type { CookedSwap } from './cooked-swap';

/**
 * @param swaps of different people, or of different foods
 * @example swappedNeeds([needOf('300 ml cream')], [{ key: 'cream', share: [1, 4], of, use: [] }]) // 225 ml
 */
export function swappedNeeds(
  needs: readonly ListNeed[],
  swaps: readonly CookedSwap[] | undefined,
): readonly ListNeed[] {
  if (!swaps || swaps.length === 0) return needs;
  return needs.flatMap((need) => {
    const own = swaps.filter(
      ({ key, share: [portion] }) => key === need.identity.key && portion > 0,
    );
    if (own.length === 0) return [need];
    const left = restOf(own);
    return [
      ...(left.numerator > 0 ? [multipliedNeed(need, left)] : []),
      ...own.flatMap((swap) => usedInstead(need, swap)),
    ];
  });
}

/** What one swap leaves out of a dish, and what it takes. */
export function shareNeeds(
  needs: readonly ListNeed[],
  swap: CookedSwap,
): { less: ListNeed[]; use: ListNeed[] } {
  const own = needs.filter(({ identity }) => identity.key === swap.key);
  return {
    less: own.map((need) => multipliedNeed(need, shareOf(swap.share))),
    use: own.flatMap((need) => usedInstead(need, swap)),
  };
}

/** Portions are quarters of a serve: so it is exact. */
const shareOf = ([portion, portions]: SwapShare): Rational =>
  portion >= portions ? rational(1) : rational(Math.round(4 * portion), Math.round(4 * portions));

function restOf(swaps: readonly CookedSwap[]): Rational {
  const rest = swaps.reduce((left, { share }) => {
    const { numerator, denominator } = shareOf(share);
    return rational(
      left.numerator * denominator - numerator * left.denominator,
      left.denominator * denominator,
    );
  }, rational(1));
  return rest.numerator > 0 ? rest : rational(0);
}

function usedInstead(need: ListNeed, { share, of, use }: CookedSwap): ListNeed[] {
  const times = timesOf(need, of);
  return use.map((each): ListNeed => {
    const part = { ...each, ...amountsFor(each, need, { of, times }), isOptional: need.isOptional };
    const asked = { ...part, measures: need.measures, sharedBy: need.sharedBy };
    return multipliedNeed({ ...asked, within: withinOf(need) }, shareOf(share));
  });
}

/** What the list says beside the recipe: "Bolognese, instead of milk". */
function withinOf({ within, wording }: ListNeed): string {
  const food = inSentence(shownFood(wording).nameOfOne);
  return within
    ? say('{recipe}, instead of {food}', { recipe: within, food })
    : say('instead of {food}', { food });
}

function amountsFor(
  each: ListNeed,
  need: ListNeed,
  { of, times }: { of: ListNeed; times: Rational | undefined },
): Pick<ListNeed, 'amounts' | 'words'> {
  if (need.amounts.length === 0) return { amounts: [], words: need.words };
  if (of.amounts.length === 0) return { amounts: need.amounts, words: '' };
  const amounts = times
    ? each.amounts.map((amount) => inUnitOf(need, of, amount) ?? multiplied(amount, times))
    : [];
  return { amounts, words: '' };
}

/** A cup for a cup is 300 mL for 300 mL: without rounding to cups. */
function inUnitOf(need: ListNeed, of: ListNeed, used: NeededAmount): NeededAmount | undefined {
  const [wanted] = need.amounts;
  const [stated] = of.amounts;
  if (!wanted || !stated || used.unit !== stated.unit) return undefined;
  const [asked, other] = [wanted, stated].map(({ unit }) => unitIdOf(unit));
  const isMeasured =
    asked !== undefined &&
    other !== undefined &&
    ((isVolumeUnit(asked) && isVolumeUnit(other)) || (isMassUnit(asked) && isMassUnit(other)));
  const share = isMeasured ? quotient(used.quantity.min, stated.quantity.min) : undefined;
  return share && multiplied(wanted, share);
}

const multipliedNeed = (need: ListNeed, times: Rational): ListNeed => ({
  ...need,
  amounts: need.amounts.map((amount) => multiplied(amount, times)),
});

const multiplied = (amount: NeededAmount, times: Rational): NeededAmount => ({
  ...amount,
  quantity: multiplyQuantity(amount.quantity, times),
});

/** How often the amount that the swap was made for goes into that of the need. */
function timesOf({ amounts, measures, identity }: ListNeed, of: ListNeed): Rational | undefined {
  const [wanted, another] = amounts;
  const [stated, other] = of.amounts;
  if (!wanted || !stated || another || other) return undefined;
  if (wanted.unit === stated.unit && !wanted.packageSize && !stated.packageSize) {
    return quotient(wanted.quantity.min, stated.quantity.min);
  }
  const size = (amount: NeededAmount) => baseOf(amount, measures, identity.food);
  const [sizeWanted, sizeStated] = [size(wanted), size(stated)];
  return sizeWanted && sizeStated && sizeWanted.in === sizeStated.in
    ? rationalFromNumber(sizeWanted.base / sizeStated.base)
    : weightQuotient(sizeWanted?.grams, sizeStated?.grams);
}

const quotient = (one: Rational, other: Rational): Rational | undefined =>
  other.numerator === 0
    ? undefined
    : multiplyRationals(one, rational(other.denominator, other.numerator));

const weightQuotient = (
  one: number | undefined,
  other: number | undefined,
): Rational | undefined => (one && other ? rationalFromNumber(one / other) : undefined);

function baseOf(amount: NeededAmount, measures: Measures, food: FoodFacts | undefined) {
  const [sum] = addAmounts([{ ...amount, measures }], measures);
  if (!sum || sum.base.min <= 0) return undefined;
  const { amount: holds, unit: held } = sum.packageSize ?? { amount: '', unit: '' };
  const pieces = `${sum.unit} ${holds} ${held}`;
  return {
    in: sum.dimension === 'pieces' ? pieces : sum.dimension,
    base: sum.base.min,
    grams: weighSum(sum, food)?.grams.min,
  };
}
