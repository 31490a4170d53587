/**
 * How many pieces a recipe says its cups are: "1 cup mashed banana (about 2 large bananas)". A shopper counts pieces.
 *
 * - Only of fruit and vegetables that are sold by the piece.
 * - The remark says nothing but a number, a size and the food: "about 2 tablespoons" is no count. Of "2 small or
 *   1 large" the first counts.
 */
import { foodWords, singularWords, type Food } from '@saltbush/recipe-parser/foods';
import { isVolumeUnit, parseQuantity, quantity as quantityOf } from '@saltbush/recipe-parser/units';
import type { NeededAmount } from '../list-need';
import { unitIdOf } from '../list-unit';

/** @example piecesInNote(oneCup, 'mashed (about 2 large bananas)', banana)?.unit // '' */
export function piecesInNote(
  amount: NeededAmount | undefined,
  note: string,
  food: Food | undefined,
): NeededAmount | undefined {
  const unit = amount && unitIdOf(amount.unit);
  const isCups = unit !== undefined && isVolumeUnit(unit);
  if (!isCups || food?.aisle !== 'Fruit & Veg' || !food.pieces.has('whole')) return undefined;
  const [, estimate, count = '', size, name = ''] = counted.exec(note) ?? [];
  const isEstimate = estimate !== undefined;
  const said = parseQuantity(count);
  const isOfFood = name === '' ? size !== undefined && isEstimate : isNamed(name, food);
  return said && isOfFood ? { quantity: quantityOf(said.max), unit: '' } : undefined;
}

function isNamed(name: string, food: Food): boolean {
  const head = singularWords(foodWords(name)).at(-1);
  return food.names.some((each) => each.split(' ').at(-1) === head);
}

const counted =
  /(?:\b(about|approx\.?|approximately|from|roughly) |^|[,(] ?)(\d+(?:(?:-|–| to )\d+)?) (?:(small|medium|large)(?:-sized)?\b ?)?(\p{L}+)?(?=$|[),;]| or )/iu;
