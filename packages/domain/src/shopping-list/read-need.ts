/**
 * What one ingredient of a recipe needs: which food, how much, in which unit.
 *
 * - Amount and unit are read from their fields. A line typed as a whole into the name, an amount
 *   with its unit ("500g") and a unit nobody knows are read by the ingredient parser.
 * - Of two alternatives ("butter or margarine") the first is the food: buying it is always right.
 * - A tin of tomatoes is canned tomatoes. A package keeps its size ("2 x 400g tins").
 * - A dozen is twelve pieces, a can is a tin, "whole" is a piece.
 * - An amount that is no number ("to taste") stays as words.
 */
import { findFood } from '../foods/find-food';
import type { FoodIdentity } from '../foods/find-food';
import { findNamedFood } from '../foods/food-index';
import { foodWords } from '../foods/food-words';
import { isQualifier } from '../foods/qualifiers';
import { toGrams, toMillilitres } from '../ingredients/convert';
import { parseIngredient } from '../ingredients/parse-ingredient';
import type { ParsedIngredient } from '../ingredients/parse-ingredient';
import { multiplyQuantity, parseQuantity, toNumber } from '../ingredients/quantity';
import type { Quantity } from '../ingredients/quantity';
import { rational } from '../ingredients/rational';
import { findUnit, isMassUnit, isVolumeUnit, unitLabel } from '../ingredients/units';
import type { UnitId } from '../ingredients/units';
import type { Ingredient, Measures } from '../ingredients/ingredient';
import { isWater, water } from './at-home';
import { unitIdOf } from './list-unit';
import type { PackageSize } from './shopping-line';

export interface NeededAmount {
  readonly quantity: Quantity;
  /** A unit id, a word the person typed, or blank for plain pieces. */
  readonly unit: string;
  readonly packageSize: PackageSize | undefined;
}

export interface Need {
  readonly identity: FoodIdentity;
  /** More than one for "1 cup plus 2 tbsp"; none when nobody said how much. */
  readonly amounts: readonly NeededAmount[];
  /** Words instead of a number: "to taste". */
  readonly words: string;
}

/**
 * Undefined for a blank row.
 *
 * @example readNeed({ name: 'diced tomatoes', amount: '2', unit: 'tin' }, 'au')?.identity.key
 * // 'canned-diced-tomato'
 */
export function readNeed(ingredient: Ingredient, measures: Measures): Need | undefined {
  const { name, amount, unit, note = '' } = ingredient;
  const memoryKey = [measures, amount, unit, name, note].join('\n');
  const known = needs.get(memoryKey);
  if (known) return known;
  const need = readAnew(ingredient, measures);
  if (needs.size >= mostNeeds) needs.clear();
  if (need) needs.set(memoryKey, need);
  return need;
}

/** Reading is the dear part, and lists are built again and again from the same ingredients. */
const needs = new Map<string, Need>();
const mostNeeds = 5000;

function readAnew(ingredient: Ingredient, measures: Measures): Need | undefined {
  const name = ingredient.name.trim();
  const amount = ingredient.amount.trim();
  const unit = ingredient.unit.trim();
  const quantity = parseQuantity(amount);
  const unitId = findUnit(unit);
  if (quantity && name !== '' && (unit === '' || unitId) && !alternatives.test(name)) {
    const size = packageSizeOf(ingredient.note ?? '');
    return needOf(name, [neededAmount(quantity, unitId, size)], '', measures);
  }
  if (quantity && name !== '' && !unitId && unit !== '') {
    const isSize = foodWords(unit).every(isQualifier);
    const typed = { quantity, unit: isSize ? '' : unit.toLowerCase(), packageSize: undefined };
    return needOf(name, [typed], '', measures);
  }
  if (!quantity && amount !== '' && !hasDigit.test(amount)) {
    return needOf(name || amount, [], `${amount} ${unit}`.trim(), measures);
  }
  const line = [amount, unit, name].filter((part) => part !== '').join(' ');
  return line === '' ? undefined : needOfLine(line, measures);
}

function needOfLine(line: string, measures: Measures): Need {
  const parsed = parseIngredient(line);
  const name = parsed.name === '' ? line : parsed.name;
  // "steamed rice" and "roasted red capsicum" are foods, "chopped onion" is not.
  const prepared = `${parsed.preparation} ${name}`;
  const asSold = parsed.preparation !== '' && findNamedFood(prepared) ? prepared : name;
  const amounts = amountsOf(parsed);
  return needOf(asSold, amounts, amounts.length > 0 ? '' : wordsOf(parsed), measures);
}

function amountsOf({ amount, unit, packageSize, extraAmount }: ParsedIngredient): NeededAmount[] {
  if (!amount) return [];
  const size = packageSize && sizeInBase(toNumber(packageSize.amount), packageSize.unit);
  const first = neededAmount(amount, unit, size);
  return extraAmount
    ? [first, neededAmount(extraAmount.amount, extraAmount.unit, undefined)]
    : [first];
}

/** What stands for an amount: "handful", "to taste". */
function wordsOf({ unitText, note }: ParsedIngredient): string {
  return [unitText, remarkOfAmount.exec(note)?.[0] ?? ''].filter((word) => word !== '').join(', ');
}

function needOf(
  name: string,
  amounts: readonly NeededAmount[],
  words: string,
  measures: Measures,
): Need {
  const [first] = amounts;
  const foodItself = first && foodOfUnit(name, first.unit);
  if (foodItself !== undefined) {
    const pieces = amounts.map((amount) => ({ ...amount, unit: '' }));
    return { identity: findFood(foodItself, measures), amounts: pieces, words };
  }
  const identity = identityOf(name, first?.unit, measures);
  return { identity, amounts: amounts.map((amount) => withUsualUnit(amount, identity)), words };
}

/** A head of broccoli is a broccoli, a stick of celery a stalk, a bulb of garlic a head. */
function withUsualUnit(amount: NeededAmount, { food }: FoodIdentity): NeededAmount {
  const id = unitIdOf(amount.unit);
  if (!food || id === undefined || food.pieces.has(id)) return amount;
  const usual = otherWords.get(id)?.find((other) => food.pieces.has(other));
  return usual === undefined ? amount : { ...amount, unit: usual === 'whole' ? '' : usual };
}

/** In a tin it is the canned food, if there is one. */
function identityOf(name: string, unit: string | undefined, measures: Measures): FoodIdentity {
  if (isWater(name)) return water;
  const canned = unit === 'tin' ? findFood(`canned ${name}`, measures) : undefined;
  return canned?.food ? canned : findFood(name, measures);
}

/** "2 sticks of cinnamon" are cinnamon sticks, another food than cinnamon. */
function foodOfUnit(name: string, unit: string): string | undefined {
  const id = unitIdOf(unit);
  if (id === undefined || isMassUnit(id) || isVolumeUnit(id) || id === 'whole') return undefined;
  const named = findNamedFood(`${name} ${unitLabel(id, 1)}`);
  return named && named !== findFood(name).food ? named.names[0] : undefined;
}

function neededAmount(
  quantity: Quantity,
  unit: UnitId | undefined,
  size: PackageSize | undefined,
): NeededAmount {
  const packageSize = unit !== undefined && packages.has(unit) ? size : undefined;
  const pieces = unit === undefined ? undefined : piecesPerUnit[unit];
  if (pieces !== undefined) {
    return { quantity: multiplyQuantity(quantity, rational(pieces)), unit: '', packageSize };
  }
  return { quantity, unit: unit === 'can' ? 'tin' : (unit ?? ''), packageSize };
}

/** The size a note starts with: "400 g", "400g tins, drained". */
function packageSizeOf(note: string): PackageSize | undefined {
  const match = /^\(?(?:about |approx\.? )?(\d+(?:[.,]\d+)?) ?([a-zA-Z]+)/.exec(note);
  const amount = match ? parseQuantity(match[1] ?? '') : undefined;
  return amount && sizeInBase(toNumber(amount), findUnit(match?.[2] ?? ''));
}

/** Sizes on packages are metric or ounces: a cup is none. */
function sizeInBase(amount: number, unit: UnitId | undefined): PackageSize | undefined {
  if (unit === undefined) return undefined;
  if (isMassUnit(unit)) return { amount: Math.round(toGrams(amount, unit)), unit: 'g' };
  const isLitres = isVolumeUnit(unit) && (unit === 'ml' || unit === 'l' || unit === 'cl');
  return isLitres ? { amount: toMillilitres(amount, unit, 'metric'), unit: 'ml' } : undefined;
}

const alternatives = / or /i;
const hasDigit = /[\d\u00bc-\u00be\u2150-\u215e]/;
const remarkOfAmount =
  /\b(?:to (?:taste|serve|garnish|season|drizzle|grease)|for \w+ing|as (?:needed|required|desired))\b/i;

/** Words for the same piece, the usual one first. */
const otherWords: ReadonlyMap<UnitId, readonly UnitId[]> = new Map<UnitId, readonly UnitId[]>([
  ['head', ['whole', 'bunch']],
  ['bulb', ['head', 'whole']],
  ['crown', ['whole']],
  ['spear', ['whole']],
  ['stick', ['stalk']],
  ['rib', ['stalk']],
  ['stem', ['stalk']],
  ['strip', ['rasher']],
]);

const piecesPerUnit: Readonly<Partial<Record<UnitId, number>>> = { whole: 1, dozen: 12, pair: 2 };

const packages: ReadonlySet<UnitId> = new Set<UnitId>([
  'tin',
  'can',
  'jar',
  'bottle',
  'packet',
  'sachet',
  'pouch',
  'bag',
  'box',
  'carton',
  'container',
  'tub',
  'tube',
  'punnet',
  'block',
]);
