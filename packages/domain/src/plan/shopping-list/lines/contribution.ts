/** What one row of a recipe, or one typed item, adds to a line: its need, scaled exactly. */
import { shownFood, shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import {
  multiplyQuantity,
  multiplyRationals,
  rational,
  rationalFromNumber,
  rationalToNumber,
} from '@saltbush/recipe-parser/units';
import type { PlainDate } from '../../days/week';
import type { MeasuredAmount } from '../amounts/add-amounts';
import { neededText } from '../amounts/amount-text';
import type { ListNeed, NeededFood } from '../needs/list-need';
import type { LinePart, PartSource } from '../shopping-line';
import type { ListAmount } from '../../rows/list-amount';
import { splitKey } from '../splits';

export interface CookedOn {
  /** The Monday of the week whose ticks cover it. */
  readonly week: PlainDate;
  readonly day: PlainDate;
}

export interface Contribution {
  readonly identity: NeededFood;
  readonly wording: ListNeed['wording'];
  readonly amounts: readonly MeasuredAmount[];
  readonly part: LinePart;
  /** Whether the recipe gives one amount for this food and others. */
  readonly isShared: boolean;
  /** Undefined for an item. */
  readonly cooked?: CookedOn | undefined;
}

/**
 * @param quantity how many times the recipe is cooked; nothing is bought for 0
 * @example contributionsOf({ source: 'item', id }, needsOfItem('500 g mince'), 1)
 */
export function contributionsOf(
  source: PartSource,
  needs: readonly ListNeed[],
  quantity: number,
  cooked?: CookedOn,
): Contribution[] {
  if (!(quantity > 0) || quantity === Infinity) return [];
  const factor = rationalFromNumber(quantity);
  return needs.map((need): Contribution => {
    const { identity, wording, measures, sharedBy } = need;
    const share = sharedBy === 1 ? factor : multiplyRationals(factor, rational(1, sharedBy));
    const amounts = need.amounts.map(({ quantity: ofOnce, unit, packageSize }) => ({
      quantity: multiplyQuantity(ofOnce, share),
      unit,
      packageSize,
      measures,
    }));
    const isShared = sharedBy > 1 && amounts.length > 0;
    return { identity, wording, amounts, part: partOf(source, need, amounts), isShared, cooked };
  });
}

function partOf(source: PartSource, need: ListNeed, amounts: readonly MeasuredAmount[]): LinePart {
  const { identity, wording } = need;
  return {
    text: amounts.length > 0 ? amounts.map(neededText).join(' + ') : need.words,
    amounts: amounts.map(partAmount),
    ingredientText: need.text,
    wording: { key: splitKey(identity.key, wording.key), name: shownFood(wording).name },
    alternatives: need.alternatives.map(shownFoodName),
    isOptional: need.isOptional,
    ...sourceOf(source, need),
  };
}

/** Of a row of a recipe in the recipe, both are named. */
function sourceOf(source: PartSource, { within }: ListNeed): PartSource {
  if (within === undefined || source.source === 'item') return source;
  return { ...source, recipeTitle: `${source.recipeTitle} (${within})` };
}

function partAmount({ quantity, unit, packageSize }: MeasuredAmount): ListAmount {
  const amount = rationalToNumber(quantity.min);
  const amountMax = rationalToNumber(quantity.max);
  if (amountMax === amount && !packageSize) return { amount, unit };
  return {
    amount,
    ...(amountMax === amount ? {} : { amountMax }),
    unit,
    ...(packageSize ? { packageSize } : {}),
  };
}
