/**
 * The weight that a recipe gives beside its cups: "1 cup (200 g) brown sugar". Whoever wrote it weighed it, and a cup of ours
 * may hold more or less.
 *
 * - Only of a food that is weighed, and only where the remark begins with the weight. Ounces may be of volume.
 * - A weight that is far from what the cups hold is of something else.
 */
import { findListedFood } from '@saltbush/recipe-parser/foods';
import {
  findUnit,
  isMassUnit,
  parseQuantity,
  quantity as quantityOf,
  type Quantity,
  toGrams,
  toMillilitres,
  toNumber,
  type UnitId,
} from '@saltbush/recipe-parser/units';

/** What a row measures, whose unit is none where it counts. */
export interface Measured {
  readonly quantity: Quantity;
  readonly unit: UnitId | undefined;
}

/**
 * The same measure where the cups count.
 *
 * @example weighedCups({ quantity: one, unit: 'cup' }, 'brown sugar', '200g, packed').unit // 'g'
 */
export function weighedCups(measured: Measured, name: string, note: string): Measured {
  if (measured.unit !== 'cup') return measured;
  const [, amount = '', weight = ''] = weightFirst.exec(note) ?? [];
  const said = parseQuantity(amount);
  const unit = findUnit(weight);
  const food = said && findListedFood(name);
  if (!said || !unit || !isMassUnit(unit)) return measured;
  if (!food?.density || food.isSoldByVolume) return measured;
  const inCups = toMillilitres(toNumber(measured.quantity), 'cup', 'au') * food.density.value;
  const share = toGrams(toNumber(said), unit) / inCups;
  const isOfCups = share >= leastShare && share <= mostShare;
  return isOfCups ? { quantity: quantityOf(said.max), unit } : measured;
}

/** Grated cheese may be fluffy, and flour or sugar pressed. */
const leastShare = 0.5;
const mostShare = 1.4;

const weightFirst =
  /^(?:(?:about|approx\.?|approximately|around|roughly) |~)?(\d{1,4}(?:\.\d{1,2})?) ?(g|gr|grams?|kg)(?=$|[,;/)]| or\b)/i;
