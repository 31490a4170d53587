/**
 * Foods that share the line of another food, since a shopper picks up the same thing (decision 0048).
 *
 * - Another wording of it keeps its name: of onions and brown onions the line is "Onions / brown onions".
 * - A part that is not sold alone is a need of the whole: of 60 mL lemon juice the line is "Lemons",
 *   "60 mL juice". The white of an egg is an egg: "2 whites".
 * - A part that someone types onto the list is bought as such.
 * - Each has its wording, so a person can split it from the line (`splits.ts`).
 */
import {
  findFoodById,
  findListedFood,
  findNamedFood,
  type Food,
  type FoodIdentity,
} from '@saltbush/recipe-parser/foods';
import {
  findUnit,
  isVolumeUnit,
  multiplyQuantity,
  quantity as quantityOf,
  rational,
  rationalToNumber,
  toMillilitres,
  toNumber,
  unitLabel,
  type Quantity,
  type Rational,
} from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { NeededAmount } from './list-need';

/**
 * The food whose line it is on; itself for most.
 *
 * @example lineFoodOf(findFoodById('brown-onion')!).id // 'onion'
 */
export function lineFoodOf(food: Food): Food {
  const id = lineOfWording.get(food.id);
  return (id === undefined ? undefined : findFoodById(id)) ?? food;
}

/**
 * The whole that a part is bought as, with the amount in words of the part: 60 mL juice.
 * Undefined for what is no such part.
 *
 * @example asWhole(findFood('lemon juice'), [threeTablespoons], 'au')?.identity.key // 'lemon'
 */
export function asWhole(
  { food, name }: FoodIdentity,
  amounts: readonly NeededAmount[],
  measures: Measures,
): { identity: FoodIdentity; amounts: NeededAmount[] } | undefined {
  const part = food ? parts.get(food.id) : (zestOf(name) ?? liquidOf(name));
  const whole = part && findFoodById(part.of);
  const areCounted = amounts.length > 0 && amounts.every(({ unit }) => unit === '');
  if (!whole || (part.isCounted && !areCounted)) return undefined;
  const identity = { key: whole.id, name: whole.name, food: whole };
  return { identity, amounts: amounts.map((amount) => ofPart(amount, part, measures)) };
}

/** Of a citrus fruit whose zest or juice is no food of the table: grapefruit, Meyer lemon. */
function zestOf(name: string): Part | undefined {
  const citrus = /^(.*\b(?:lemon|lime)) juice$/i.exec(name)?.[1];
  const squeezed = citrus === undefined ? undefined : findNamedFood(citrus);
  if (squeezed) return { of: squeezed.parentId ?? squeezed.id, word: 'juice', unit: 'ml' };
  const fruit = /^(.+?) (?:zest|rind)s?$/i.exec(name)?.[1];
  const food = fruit === undefined ? undefined : findListedFood(fruit);
  return food?.aisle === 'Fruit & Veg' ? { of: food.id, word: 'zest', unit: 'tsp' } : undefined;
}

/** What is in the jar with a food: "kimchi juice", "oil from the sun-dried tomatoes", "brine from a jar of olives". */
function liquidOf(name: string): Part | undefined {
  const said = name.replace(fromPackage, '');
  const [, ofFood, wordAfter = ''] = foodLiquid.exec(said) ?? [];
  const [, wordBefore = wordAfter, fromFood = ofFood] = liquidFrom.exec(said) ?? [];
  const food = fromFood === undefined ? undefined : findListedFood(fromFood);
  if (!food || food.aisle === 'Fruit & Veg') return undefined;
  return { of: food.id, word: /oil$/i.test(wordBefore) ? 'oil' : 'brine', unit: 'ml' };
}

const fromPackage = /\s(?:from|in|of) (?:the|its|their) (?:jar|can|tin|bottle|packet)$/i;
const foodLiquid = /^(.+?) (brine|juice|liquid|marinade)$/i;
const liquidFrom =
  /^(juices?|brine|liquid|oil|marinade|syrup) (?:from|of) (?:(?:the|an?) )?(?:(?:jar|can|tin|bottle)s? of )?(.+)$/i;

function ofPart(amount: NeededAmount, { word, unit }: Part, measures: Measures): NeededAmount {
  const id = findUnit(amount.unit);
  if (amount.unit === '' && countedParts.has(word)) return { ...amount, unit: word };
  if (amount.unit === '' || id === undefined) return amount;
  if (!isVolumeUnit(id))
    return { ...amount, unit: `${unitLabel(id, toNumber(amount.quantity))} ${word}` };
  const perUnit = toMillilitres(1, id, measures) / toMillilitres(1, unit, measures);
  const factor = rational(Math.max(1, Math.round(perUnit)));
  const label = unit === 'ml' ? 'mL' : unit;
  const quantity = multiplyQuantity(amount.quantity, factor);
  return {
    ...amount,
    quantity: unit === 'ml' ? inFives(quantity) : quantity,
    unit: `${label} ${word}`,
  };
}

/** A third of a cup is 85 mL of juice, not 83⅓. */
function inFives({ min, max }: Quantity): Quantity {
  const rounded = (value: Rational) => {
    const number = rationalToNumber(value);
    return number < leastRounded ? value : rational(Math.round(number / 5) * 5);
  };
  return quantityOf(rounded(min), rounded(max));
}

const leastRounded = 20;

/** Whole ones are counted: four whites, a rind. */
const countedParts: ReadonlySet<string> = new Set(['white', 'yolk', 'rind']);

interface Part {
  readonly of: string;
  readonly word: string;
  /** In which volumes are given. */
  readonly unit: 'ml' | 'tsp';
  /** Only pieces of it are of the whole: "½ orange juice"; by volume it is bought as juice. */
  readonly isCounted?: boolean;
}

const parts: ReadonlyMap<string, Part> = new Map([
  ['lemon-juice', { of: 'lemon', word: 'juice', unit: 'ml' }],
  ['lime-juice', { of: 'lime', word: 'juice', unit: 'ml' }],
  ['fresh-orange-juice', { of: 'orange', word: 'juice', unit: 'ml' }],
  ['fresh-blood-orange-juice', { of: 'blood-orange', word: 'juice', unit: 'ml' }],
  ['fresh-mandarin-juice', { of: 'mandarin', word: 'juice', unit: 'ml' }],
  ['fresh-grapefruit-juice', { of: 'grapefruit', word: 'juice', unit: 'ml' }],
  ['orange-juice', { of: 'orange', word: 'juice', unit: 'ml', isCounted: true }],
  ['lemon-zest', { of: 'lemon', word: 'zest', unit: 'tsp' }],
  ['lime-zest', { of: 'lime', word: 'zest', unit: 'tsp' }],
  ['orange-zest', { of: 'orange', word: 'zest', unit: 'tsp' }],
  ['adobo-sauce', { of: 'chipotle-in-adobo', word: 'sauce', unit: 'ml' }],
  ['pickle-juice', { of: 'pickle', word: 'brine', unit: 'ml' }],
  ['parmesan-rind', { of: 'parmesan', word: 'rind', unit: 'ml' }],
  ['egg-white', { of: 'egg', word: 'white', unit: 'ml' }],
  ['egg-yolk', { of: 'egg', word: 'yolk', unit: 'ml' }],
]);

/** Wording and the food whose line it is on: what most Australian shoppers take for the other. */
const lineOfWording: ReadonlyMap<string, string> = new Map(
  [
    'brown-onion onion, extra-virgin-olive-oil olive-oil, light-olive-oil olive-oil',
    'kosher-salt salt, sea-salt salt, coarse-sea-salt salt',
    'flat-leaf-parsley parsley, curly-parsley parsley',
    'light-soy-sauce soy-sauce, salt-reduced-soy-sauce soy-sauce',
    'salt-reduced-chicken-stock chicken-stock, salt-reduced-vegetable-stock vegetable-stock',
    'salt-reduced-beef-stock beef-stock, raw-honey honey, tasty-cheese cheddar',
    'cooked-rice rice, steamed-rice rice, cooked-brown-rice brown-rice, cooked-quinoa quinoa',
    'vanilla-ice-cream ice-cream, dark-muscovado-sugar muscovado-sugar',
    'chardonnay white-wine, sauvignon-blanc white-wine, pinot-grigio white-wine, pinot-gris white-wine',
    'shiraz red-wine, merlot red-wine, cabernet-sauvignon red-wine, pinot-noir red-wine',
    'truss-tomato tomato, vintage-cheddar cheddar, chicken-thigh-fillet chicken-thigh',
  ].flatMap((line) => line.split(', ').map((pair) => pair.split(' ') as [string, string])),
);
