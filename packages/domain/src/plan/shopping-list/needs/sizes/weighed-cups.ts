/**
 * The weight that a recipe gives beside its cups or spoons: "1 cup (200 g) brown sugar". Whoever wrote it weighed it, and a
 * cup of ours may hold more or less.
 *
 * - Only of a food that is weighed, and only where a piece of the remark is the weight: "grated, about 4 ounces".
 * - A weight that is far from what the cups hold is of something else.
 * - Spices stay spoons: nobody weighs 2 g of paprika.
 */
import { findListedFood, type Food } from '@saltbush/recipe-parser/foods';
import {
  findUnit,
  isMassUnit,
  isVolumeUnit,
  parseQuantity,
  type Quantity,
  quantity as quantityOf,
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
  const { unit } = measured;
  const food = unit === 'cup' || unit === 'tbsp' ? findListedFood(name) : undefined;
  if (!food?.density || food.isSoldByVolume) return measured;
  if (unit !== 'cup' && food.aisle === 'Herbs & Spices') return measured;
  return piecesOf(note).find((weight) => isOf(measured, food, weight)) ?? measured;
}

/** The weights in a remark, each by itself. */
function piecesOf(note: string): Measured[] {
  return note.split(/[,;()]|(?<!\d)\/| or /).flatMap((piece) => {
    const [, amount = '', word = ''] = weight.exec(piece.trim()) ?? [];
    const said = parseQuantity(amount.replace(/ to |[–-]/, ' - '));
    const unit = findUnit(word);
    return said && unit && isMassUnit(unit) ? [{ quantity: quantityOf(said.max), unit }] : [];
  });
}

function isOf({ quantity, unit }: Measured, { density, aisle }: Food, weight: Measured): boolean {
  if (!density || !unit || !isVolumeUnit(unit)) return false;
  if (!weight.unit || !isMassUnit(weight.unit)) return false;
  const inCups = toMillilitres(toNumber(quantity), unit, 'au') * density.value;
  const share = toGrams(toNumber(weight.quantity), weight.unit) / inCups;
  return share >= leastShare && share <= (cutAisles.has(aisle) ? mostOfCut : mostShare);
}

/** Grated cheese may be fluffy, spoons of two countries differ, and flour or sugar is pressed. */
const leastShare = 0.45;
const mostShare = 1.4;
/** A cup of cheese in cubes or of leaves that are pressed weighs twice what one grated or loose does. */
const mostOfCut = 2.1;
const cutAisles: ReadonlySet<string> = new Set(['Fruit & Veg', 'Dairy, Eggs & Fridge', 'Deli']);

const weight =
  /^(?:(?:about|approx\.?|approximately|around|roughly) |~)?(\d{0,4}(?:\.\d{1,2}| ?\d\/\d| ?[¼-¾⅓⅔])?(?: ?[–-] ?\d{1,4}| to \d{1,4})?)[ -]?(g|gr|grams?|kg|oz|ounces?|lbs?|pounds?)\.?$/i;
