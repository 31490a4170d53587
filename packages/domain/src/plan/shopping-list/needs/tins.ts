/** Foods in tins, by their words and by their printed size. */
import {
  type Aisle,
  type Food,
  findFood,
  findFoodById,
  findListedFood,
  findNamedFood,
  isForeignNameOf,
  withoutBrand,
} from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { isMassUnit, quantity, rational, toNumber } from '@saltbush/recipe-parser/units';
import { aisleOf } from '../aisles/find-aisle';
import type { NeededAmount } from './list-need';
import { unitIdOf } from './list-unit';
import { sizeInBase } from './sizes/package-size';

/**
 * "400g tin diced tomatoes" is one tin of that size; its reader leaves "tin, diced" in the note.
 *
 * @example asSoldInTin('tomatoes', [fourHundredGrams], 'tin, diced').amounts[0]?.unit // 'tin'
 */
export function asSoldInTin(
  name: string,
  amounts: readonly NeededAmount[],
  note: string,
): { name: string; amounts: readonly NeededAmount[] } {
  const [first] = amounts;
  const tin = tinInNote.exec(note);
  if (!tin && first && isWeightOfTin(name, first, note)) return { name: `canned ${name}`, amounts };
  const size = tin && first && sizeInBase(toNumber(first.quantity), unitIdOf(first.unit));
  if (!size) return { name, amounts };
  const before = note.slice(0, tin.index).replace(/^.*,/, '').trim();
  const said = tin[1] === '' ? before : tin[1];
  const prepared = `${said} ${name}`;
  const isNamed = findNamedFood(`canned ${prepared}`) !== undefined;
  const amount = { quantity: quantity(rational(1)), unit: 'tin', packageSize: size };
  return { name: isNamed ? prepared : name, amounts: [amount] };
}

/**
 * "400 g chopped tomatoes", "15 oz pears, in juice" and "410 g kidney beans, drained" are tins that nobody calls so: chopped tomatoes by tins of
 * 400 g, and pulses that are drained though nobody soaked them.
 */
function isWeightOfTin(
  name: string,
  { quantity: need, unit }: NeededAmount,
  note: string,
): boolean {
  const id = unitIdOf(unit);
  if (id === undefined || !isMassUnit(id) || findNamedFood(`canned ${name}`) === undefined)
    return false;
  if (inLiquid.test(note)) return true;
  const isChopped =
    /^(?:chopped |diced )?tomatoes$/i.test(name) &&
    /\b(?:chopped|diced)\b/i.test(`${name} ${note}`);
  if (id === 'oz') return isChopped && ouncesOfTins.has(toNumber(need));
  if (id !== 'g') return false;
  if (isChopped) return toNumber(need) % gramsOfTin === 0;
  const isDrained =
    /\bdrained\b/i.test(note) && !/\b(?:soaked|cooked|dried)\b/i.test(`${name} ${note}`);
  return isDrained && findListedFood(name)?.aisle === 'Pantry';
}

const gramsOfTin = 400;
const ouncesOfTins: ReadonlySet<number> = new Set([14, 14.5, 15, 28]);
/** "In juice", "undrained": what nobody says of fresh ones. */
const inLiquid =
  /\b(?:in (?:their |its )?(?:own )?(?:juices?|syrup|brine|pur[eé]e)|undrained|with (?:their |its |the )(?:juices?|liquid))\b/i;

/**
 * In a tin it is the canned food, if there is one, and so it is in a jar. In another language it is not called "canned".
 *
 * @example asBought('roma tomatoes', 'tin', 'au') // 'canned tomato'
 */
export function asBought(typed: string, unit: string | undefined, measures: Measures): string {
  const unbranded = unit === 'tin' ? withoutBrand(typed) : undefined;
  const isCanned = unbranded !== undefined && findNamedFood(`canned ${unbranded}`) !== undefined;
  const name = isCanned ? unbranded : typed;
  if (unit === 'jar' || unit === 'glass') return inJar(name, measures);
  if (unit !== 'tin') return name;
  const canned = findFood(`canned ${name}`, measures);
  const listed = findListedFood(name, measures);
  if (canned.food && canned.food !== listed) return `canned ${name}`;
  if (listed && isForeignNameOf(name, listed))
    return (cannedOf(listed) ?? cannedParent(listed))?.names[0] ?? name;
  const isFresh = freshAisles.has(listed?.aisle ?? aisleOf(name)) && !canned.food;
  return isFresh ? ((listed && cannedParent(listed))?.names[0] ?? `canned ${name}`) : name;
}

/** Fresh cherries are in no jar: "1 Glas Sauerkirschen" are those of a tin or a jar, and so is "1 pot rode kool". */
function inJar(name: string, measures: Measures): string {
  const listed = findListedFood(name, measures);
  const english = listed && isForeignNameOf(name, listed) ? (listed.names[0] ?? name) : name;
  if (findNamedFood(`jarred ${english}`)) return `jarred ${english}`;
  if (listed?.aisle !== 'Fruit & Veg' || english === name) return name;
  return ['canned', 'pickled'].map((form) => `${form} ${english}`).find(findNamedFood) ?? name;
}

/** What is in a tin is not of these aisles. */
const freshAisles: ReadonlySet<Aisle> = new Set<Aisle>(['Fruit & Veg', 'Meat & Seafood']);

const cannedOf = ({ names }: Food): Food | undefined =>
  names.map((name) => findNamedFood(`canned ${name}`)).find((food) => food !== undefined);

/** Roma tomatoes in a tin are canned tomatoes. */
function cannedParent({ parentId }: Food): Food | undefined {
  const parent = parentId === undefined ? undefined : findFoodById(parentId);
  return parent && findNamedFood(`canned ${parent.names[0]}`);
}

/** "tin, diced", "1 can"; but "can use margarine". */
const tinInNote =
  /(?:^|, )(?:1 |one )?(?:tin|can)\b(?=[,;]|$| (?:\p{L}+ed|whole|of|with|in|no|low)\b)[, ]*([^,;]*)/iu;
