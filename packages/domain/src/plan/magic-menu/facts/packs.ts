/**
 * Perishable foods that shops sell in more than a dish usually needs: what is left over wilts. What shops sell is what
 * the shopping list says (`shopping-list/packs`), and so is what wilts; a kind of a food there counts as it.
 */
import {
  findFoodById,
  type Food,
  gramsOfAmount,
  gramsOfMillilitres,
} from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { toNumber } from '@saltbush/recipe-parser/units';
import { unitIdOf } from '../../shopping-list/needs/list-unit';
import { perishingOf } from '../../shopping-list/packs/perishing';
import { packsOfFood } from '../../shopping-list/packs/packs-of-food';
import type { NeededAmount } from '../../shopping-list/needs/list-need';
import type { Need } from '../../shopping-list/needs/read-need';

export interface WiltingPack {
  /** The key of the food that wilts. */
  readonly id: string;
  /** Of the smallest that shops sell. */
  readonly grams: number;
  /** One large piece, of which a dish needs a part: a lettuce. */
  readonly isPiece: boolean;
}

/** @example packOf(findFoodById('flat-leaf-parsley')!, 'au') // { id: 'parsley', grams: 100, isPiece: false } */
export function packOf(food: Food, measures: Measures): WiltingPack | undefined {
  const perishing = perishingOf(food);
  const wilting = perishing && findFoodById(perishing.as);
  const grams = wilting && gramsOfPack(wilting, measures);
  return grams === undefined ? undefined : { id: wilting!.id, grams, isPiece: wilting!.isLarge };
}

/** What is sold loose is sold by the piece. */
function gramsOfPack(food: Food, measures: Measures): number | undefined {
  const pack = packsOfFood(food)[0];
  if (!pack) return food.pieces.get('whole')?.value;
  if (pack.unit !== 'ml') return pack.amount;
  return gramsOfMillilitres(food, pack.amount, measures) ?? pack.amount;
}

/**
 * Undefined if no amount is given, or its weight is not known.
 *
 * @example gramsOf(readNeed({ name: 'coriander', amount: '1/2', unit: 'bunch' }, 'au')) // 50
 */
export function gramsOf({ identity, amounts }: Need, measures: Measures): number | undefined {
  const { food } = identity;
  const grams = amounts.map((amount) => food && gramsOfNeed(amount, food, measures));
  const known = grams.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
}

function gramsOfNeed(
  { quantity, unit, packageSize }: NeededAmount,
  food: Food,
  measures: Measures,
): number | undefined {
  const amount = toNumber(quantity);
  if (packageSize) return amount * packageSize.amount;
  const id = unit === '' ? 'whole' : unitIdOf(unit);
  return id && gramsOfAmount(food, amount, id, measures);
}
