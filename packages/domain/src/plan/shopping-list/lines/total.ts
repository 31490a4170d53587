/** The sum of what recipes and items need of one food. */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { addAmounts } from '../amounts/add-amounts';
import type { MeasuredAmount } from '../amounts/add-amounts';
import { joinSums, sideBySide } from '../amounts/join-sums';
import type { JoinedSums } from '../amounts/join-sums';
import type { FoodFacts } from '../needs/list-need';
import { unitIdOf } from '../needs/list-unit';
import type { ShoppingLine } from '../shopping-line';
import type { Contribution } from './contribution';

/** `measures` is stated if amounts of several measures were added, or would have been. */
export type LineTotal = JoinedSums & Pick<ShoppingLine, 'measures'>;

/**
 * @param measures the household's
 * @example totalOf(twoOnionsAnd75Grams, onion, 'au', false).sums[0]?.shown.max // 2.5
 */
export function totalOf(
  contributions: readonly Pick<Contribution, 'amounts'>[],
  food: FoodFacts | undefined,
  measures: Measures,
  areMeasuresSplit: boolean,
): LineTotal {
  const [only] = contributions;
  const amounts =
    contributions.length === 1 && only
      ? only.amounts
      : contributions.flatMap((contribution) => contribution.amounts);
  const sums = addAmounts(withUsualPackage(amounts, food), measures);
  const added = joinSums(sums, food);
  if (added.sums === sums) return added;
  return areMeasuresSplit
    ? { ...sideBySide(sums), measures: 'apart' }
    : { ...added, measures: 'added' };
}

/** A tin without a size is of the usual one, if another amount of the same food has a size. */
function withUsualPackage(
  amounts: readonly MeasuredAmount[],
  food: FoodFacts | undefined,
): readonly MeasuredAmount[] {
  const sized = amounts.find(({ unit, packageSize }) => {
    const id = unitIdOf(unit);
    const usual = id && food?.pieces[id];
    return usual && packageSize?.unit === 'g' && usual.value === packageSize.amount;
  });
  if (!sized) return amounts;
  return amounts.map((amount) =>
    amount.unit === sized.unit && !amount.packageSize
      ? { ...amount, packageSize: sized.packageSize }
      : amount,
  );
}
