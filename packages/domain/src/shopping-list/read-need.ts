/**
 * What one ingredient of a recipe needs: which food, how much, in which unit.
 *
 * - Amount and unit are read from their fields. A line typed as a whole into the name, an amount
 *   with its unit ("500g") and a unit nobody knows are read by the ingredient parser.
 * - Of two alternatives ("butter or margarine", "butter/margarine") the first is the food: buying it is always right.
 * - A tin of tomatoes is canned tomatoes. A package keeps its size ("2 x 400g tins"), and a tin that
 *   is only known by its size is one tin ("400g tin diced tomatoes").
 * - A dozen is twelve pieces, a can is a tin, "whole" is a piece.
 * - An amount that is no number ("to taste") stays as words.
 */
import { findFood } from '../foods/find-food';
import type { FoodIdentity } from '../foods/find-food';
import { foodWording } from '../foods/food-wording';
import type { FoodWording } from '../foods/food-wording';
import { findNamedFood } from '../foods/food-index';
import { foodWords } from '../foods/food-words';
import { isQualifier } from '../foods/qualifiers';
import { toGrams, toMillilitres } from '../ingredients/convert';
import { packagingUnits } from '../ingredients/line/unit-roles';
import { parseIngredient } from '../ingredients/parse-ingredient';
import type { ParsedIngredient } from '../ingredients/parse-ingredient';
import {
  multiplyQuantity,
  parseQuantity,
  quantity as quantityOf,
  toNumber,
} from '../ingredients/quantity';
import type { Quantity } from '../ingredients/quantity';
import { rational } from '../ingredients/rational';
import { findUnit, isMassUnit, isVolumeUnit, unitLabel } from '../ingredients/units';
import type { UnitId } from '../ingredients/units';
import type { Ingredient, Measures } from '../ingredients/ingredient';
import { isWater, water } from './at-home';
import { countedPart } from './counted-part';
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
  /** How the recipe words it: "spanish onion" of the red onion. */
  readonly wording: FoodWording;
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
  const note = ingredient.note ?? '';
  const quantity = parseQuantity(amount);
  const unitId = findUnit(unit);
  if (quantity && name !== '' && (unit === '' || unitId) && !alternatives.test(name)) {
    const size = packageSizeOf(note);
    const sized = asSoldInTin(name, [neededAmount(quantity, unitId, size)], note);
    return needOf(sized.name, sized.amounts, '', measures);
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
  const parsed = parseIngredient(line.replace(choiceSlash, ' or '));
  const name = parsed.name === '' ? line : parsed.name;
  // "steamed rice" and "roasted red capsicum" are foods, "chopped onion" is not.
  const prepared = `${parsed.preparation} ${name}`;
  const asSold = parsed.preparation !== '' && findNamedFood(prepared) ? prepared : name;
  const sized = asSoldInTin(asSold, amountsOf(parsed), parsed.note);
  const words = sized.amounts.length > 0 ? '' : wordsOf(parsed);
  return needOf(sized.name, sized.amounts, words, measures);
}

/** "400g tin diced tomatoes" is one tin of that size; its reader leaves "tin, diced" in the note. */
function asSoldInTin(
  name: string,
  amounts: readonly NeededAmount[],
  note: string,
): Pick<Need, 'amounts'> & { name: string } {
  const [first] = amounts;
  const tin = tinInNote.exec(note);
  const size = tin && first && sizeInBase(toNumber(first.quantity), unitIdOf(first.unit));
  if (!size) return { name, amounts };
  const prepared = `${tin[1]} ${name}`;
  const isNamed = findNamedFood(`canned ${prepared}`) !== undefined;
  const amount = { quantity: quantityOf(rational(1)), unit: 'tin', packageSize: size };
  return { name: isNamed ? prepared : name, amounts: [amount] };
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
    return { ...identify(foodItself, measures), amounts: pieces, words };
  }
  const food = identify(asBought(name, first?.unit, measures), measures);
  const part = countedPart(name, food.identity.food);
  const counted = (amount: NeededAmount) =>
    amount.unit === '' && part !== undefined ? { ...amount, unit: part } : amount;
  const usual = amounts.map((amount) => withUsualUnit(counted(amount), food.identity));
  return { ...food, amounts: usual, words };
}

function identify(name: string, measures: Measures): Pick<Need, 'identity' | 'wording'> {
  const identity = isWater(name) ? water : findFood(name, measures);
  return { identity, wording: foodWording(identity === water ? water.name : name, identity.food) };
}

/** A head of broccoli is a broccoli, a stick of celery a stalk, a bulb of garlic a head. */
function withUsualUnit(amount: NeededAmount, { food }: FoodIdentity): NeededAmount {
  const id = unitIdOf(amount.unit);
  if (!food || id === undefined || food.pieces.has(id)) return amount;
  const usual = otherWords.get(id)?.find((other) => food.pieces.has(other));
  return usual === undefined ? amount : { ...amount, unit: usual === 'whole' ? '' : usual };
}

/** In a tin it is the canned food, if there is one. */
function asBought(name: string, unit: string | undefined, measures: Measures): string {
  if (unit !== 'tin') return name;
  const canned = findFood(`canned ${name}`, measures);
  return canned.food && canned.food !== findFood(name, measures).food ? `canned ${name}` : name;
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

const alternatives = / or |\p{L}\s?\/\s?\p{L}/iu;
/** "butter/margarine", but not "and/or". */
const choiceSlash = /(?<=\p{L})\s?\/\s?(?=\p{L})(?!or\b)/giu;
const tinInNote = /(?:^|, )(?:tin|can)\b[, ]*([^,;]*)/i;
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

/** What a size in a note describes: packages, and what is sold by the punnet or block. */
const packages: ReadonlySet<UnitId> = new Set<UnitId>([...packagingUnits, 'punnet', 'block']);
