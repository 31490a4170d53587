/**
 * Perishable foods that shops sell in more than a dish usually needs: what is left over wilts. The grams of a
 * bunch, bag, tub or piece are the usual ones of Australian supermarkets; a kind of a food here counts as it.
 */
import { densityOf, findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import {
  isMassUnit,
  isVolumeUnit,
  toGrams,
  toMillilitres,
  toNumber,
} from '@saltbush/recipe-parser/units';
import { unitIdOf } from '../../shopping-list/needs/list-unit';
import type { NeededAmount } from '../../shopping-list/needs/list-need';
import type { Need } from '../../shopping-list/needs/read-need';

export interface Pack {
  /** The key of the food in the table below. */
  readonly id: string;
  readonly grams: number;
  /** One large piece, of which a dish needs a part: a lettuce. */
  readonly isPiece: boolean;
}

/** @example packOf(findFoodById('flat-leaf-parsley')) // { id: 'parsley', grams: 80, isPiece: false } */
export function packOf(food: Food): Pack | undefined {
  const grams = packs[food.id];
  if (grams !== undefined) return { id: food.id, grams, isPiece: food.isLarge };
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  return parent && packOf(parent);
}

/**
 * Undefined if no amount is given, or its weight is not known.
 *
 * @example gramsOf(readNeed({ name: 'coriander', amount: '1/2', unit: 'bunch' }, 'au')) // 50
 */
export function gramsOf({ identity, amounts }: Need, measures: Measures): number | undefined {
  const { food } = identity;
  const grams = amounts.map((amount) => food && gramsOfAmount(amount, food, measures));
  const known = grams.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
}

function gramsOfAmount(
  { quantity, unit, packageSize }: NeededAmount,
  food: Food,
  measures: Measures,
): number | undefined {
  const amount = toNumber(quantity);
  if (packageSize) return amount * packageSize.amount;
  const id = unit === '' ? 'whole' : unitIdOf(unit);
  if (id === undefined) return undefined;
  if (isMassUnit(id)) return toGrams(amount, id);
  if (isVolumeUnit(id)) {
    const density = densityOf(food, measures)?.value ?? (food.isSoldByVolume ? 1 : undefined);
    return density === undefined ? undefined : toMillilitres(amount, id, measures) * density;
  }
  const piece = food.pieces.get(id)?.value;
  return piece === undefined ? undefined : amount * piece;
}

const packs: Readonly<Record<string, number | undefined>> = {
  asparagus: 170,
  'baby-spinach': 120,
  basil: 40,
  'bean-sprout': 250,
  'bok-choy': 400,
  broccolini: 175,
  buttermilk: 600,
  cabbage: 750,
  cauliflower: 1000,
  celery: 1000,
  chive: 20,
  coriander: 80,
  cream: 300,
  'creme-fraiche': 200,
  dill: 20,
  fennel: 300,
  feta: 200,
  kale: 300,
  lettuce: 400,
  mint: 40,
  parsley: 80,
  pumpkin: 1500,
  ricotta: 250,
  rocket: 120,
  rosemary: 20,
  sage: 20,
  silverbeet: 750,
  'snow-pea': 150,
  'sour-cream': 300,
  spinach: 280,
  'spring-onion': 150,
  tarragon: 20,
  'thai-basil': 40,
  'thickened-cream': 300,
  thyme: 20,
  tofu: 450,
  wombok: 750,
  yoghurt: 500,
};
