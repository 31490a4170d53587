/**
 * What one ingredient of a recipe needs: which food, how much, in which unit.
 *
 * - Amount and unit are read from their fields, into which a line typed as a whole is put first.
 *   An amount with its unit ("500g") is read by the ingredient parser.
 * - Of a choice ("butter or margarine") the first is the food, since buying it is always right; the
 *   others are its alternatives.
 * - A tin of tomatoes is canned tomatoes. A package keeps its size ("2 x 400g tins"), and a tin that
 *   is only known by its size is one tin ("400g tin diced tomatoes").
 * - A dozen is twelve pieces, a can is a tin, "whole" is a piece.
 * - An amount that is no number ("to taste") stays as words.
 */
import {
  findFood,
  findListedFood,
  type FoodIdentity,
  foodWording,
  type FoodWording,
  findNamedFood,
  foodWords,
  isForeignNameOf,
  isQualifier,
} from '@saltbush/recipe-parser/foods';
import {
  multiplyQuantity,
  parseQuantity,
  toNumber,
  type Quantity,
  rational,
  findUnit,
  isMassUnit,
  isVolumeUnit,
  unitLabel,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import {
  sizedUnits,
  parseIngredient,
  type ParsedIngredient,
} from '@saltbush/recipe-parser/ingredients';
import { openMemory } from '@saltbush/recipe-parser/memory';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { alternativesIn, structuredRow } from '@saltbush/recipe-parser/row-foods';
import { amountForFrying, amountInNote } from './amount-in-note';
import { amountOfSize } from './sizes/amount-of-size';
import { asBrewed } from './prepared/brewed-drinks';
import { asDry } from './prepared/cooked-at-home';
import { asSeed } from './prepared/seed-eggs';
import { countedPart } from './counted-part';
import { lineFoodOf } from './joined-foods';
import { identify, identifyBought } from './identify';
import { isEquipment } from '../../../recipe/not-food/equipment';
import { inUsualForm } from './fresh-or-dried';
import { unitIdOf } from './list-unit';
import { mashedWeight } from './prepared/mashed';
import { measureInName } from './sizes/measures-in-name';
import { packageSizeOf, sizeInBase } from './sizes/package-size';
import { partInName } from './part-in-name';
import { piecesInNote } from './sizes/pieces-in-note';
import { asBought, asSoldInTin } from './tins';
import { weighedCups } from './sizes/weighed-cups';
import { withFoodOfNote } from './names/food-of-note';
import { namesNoFood } from './names/names-no-food';
import type { NeededAmount } from './list-need';
import { withUsualUnit } from './usual-unit';
import type { PackageSize } from '../../rows/list-amount';

export interface Need {
  readonly identity: FoodIdentity;
  /** How the recipe words it: "spanish onion" of the red onion. */
  readonly wording: FoodWording;
  /** More than one for "1 cup plus 2 tbsp"; none without an amount. */
  readonly amounts: readonly NeededAmount[];
  /** Words instead of a number: "to taste". */
  readonly words: string;
  readonly isEquipment: boolean;
  /** Foods that may be bought instead: margarine of "butter or margarine". */
  readonly alternatives: readonly FoodIdentity[];
}

/**
 * Undefined for a blank row.
 *
 * @example readNeed({ name: 'diced tomatoes', amount: '2', unit: 'tin' }, 'au')?.identity.key
 * // 'canned-diced-tomato'
 */
export function readNeed(ingredient: Ingredient, measures: Measures): Need | undefined {
  const { name, amount, unit, note = '', section = '' } = ingredient;
  const memoryKey = [measures, amount, unit, name, note, section].join('\n');
  const known = needs.get(memoryKey);
  if (known) return known;
  const need = readUncached(ingredient, measures);
  if (need) needs.set(memoryKey, need);
  return need;
}

/** Parsing is expensive, and lists are rebuilt from the same ingredients. */
const needs = openMemory<Need>();

function readUncached(typed: Ingredient, measures: Measures): Need | undefined {
  const row = withFoodOfNote(structuredRow(typed));
  const need = needOfRow(row, measures);
  if (!need) return undefined;
  const names = alternativesIn(row.note ?? '', row.name);
  const alternatives = names
    .map((name) => findFood(asBought(name, need.amounts[0]?.unit, measures), measures))
    .filter(({ name }) => !namesNoFood(name))
    .filter(
      ({ key }, at, all) =>
        key !== need.identity.key && all.findIndex((one) => one.key === key) === at,
    );
  return { ...withUsualChoice(need, alternatives), isEquipment: isEquipment(row) };
}

/**
 * Of "white or yellow onion" the yellow one, which is on the line of onions: the second choice where it shares the line of
 * the food that the first is a kind of.
 */
function withUsualChoice(
  need: NeedOfFood,
  alternatives: readonly FoodIdentity[],
): Omit<Need, 'isEquipment'> {
  const parent = need.identity.food?.parentId;
  const usual = alternatives.find(({ food }) => {
    const line = food && lineFoodOf(food);
    return line !== food && line?.id === parent;
  });
  if (!usual) return { ...need, alternatives };
  const others = alternatives.filter((one) => one !== usual);
  const wording = foodWording(usual.name, usual.food);
  return { ...need, identity: usual, wording, alternatives: [need.identity, ...others] };
}

type NeedOfFood = Omit<Need, 'alternatives' | 'isEquipment'>;

function needOfRow(row: Ingredient, measures: Measures): NeedOfFood | undefined {
  const [amount, unit] = [row.amount.trim(), row.unit.trim().replace(/\(\p{L}{1,2}\)$/u, '')];
  const name = withoutSize(row.name.trim());
  const note = row.note ?? '';
  const quantity = parseQuantity(amount);
  const unitId = findUnit(unit);
  const measure = quantity && unit === '' ? measureInName(name) : undefined;
  if (quantity && measure) {
    const times = multiplyQuantity(quantity, rational(measure.times));
    return needOf(measure.name, [neededAmount(times, measure.unit, undefined)], '', measures);
  }
  const part = quantity && unit === '' ? partInName(name) : undefined;
  if (part) return needOfRow({ ...row, name: part.name, unit: part.unit }, measures);
  if (name !== '' && amount === '' && unitId !== undefined && sizedUnits.has(unitId))
    return needOfRow({ ...row, amount: '1' }, measures);
  if (name !== '' && amount === '') {
    const noted = unit === '' ? (amountInNote(note) ?? amountForFrying(name, note)) : undefined;
    return needOf(name, noted ? [noted] : [], wordsOf(unit, note), measures);
  }
  if (quantity && name !== '' && (unit === '' || unitId)) {
    const size = packageSizeOf(note);
    if (unit === '' && size && /^(?:canned|tinned)\s/i.test(name))
      return needOfRow({ ...row, unit: 'tin' }, measures);
    const form = inUsualForm(name, unitId, note, true);
    const weight = weighedCups({ quantity, unit: unitId }, name, note);
    const sized = asSoldInTin(form, [neededAmount(weight.quantity, weight.unit, size)], note);
    const need = withAmountOfSize(needOf(sized.name, sized.amounts, '', measures), note);
    return withMashed(withPieces(need, note), `${name}, ${note}`, measures);
  }
  if (quantity && name !== '') {
    const isSize = foodWords(unit).every(isQualifier);
    const inWords = { quantity, unit: isSize ? '' : unit.toLowerCase(), packageSize: undefined };
    return needOf(name, [inWords], '', measures);
  }
  if (!quantity && amount !== '' && !hasDigit.test(amount)) {
    return needOf(name || amount, [], `${amount} ${unit}`.trim(), measures);
  }
  const line = [amount, unit, name].filter((part) => part !== '').join(' ');
  return line === '' ? undefined : needOfLine(line, measures);
}

/** "¾ tsp teaspoon kosher salt": the unit again, as pages print it. */
function withoutSpoon(name: string): string {
  const rest = name.replace(/^\S*(?:table|tea)spoons?\s+(?:of\s+)?/i, '');
  return rest !== name && findListedFood(rest) ? rest : name;
}

/** "Lge eggs" are eggs; "jumbo oats" are known by that name. */
function withoutSize(written: string): string {
  const name = withoutSpoon(written);
  if (findListedFood(name)) return name;
  const parsed = parseIngredient(name);
  return parsed.size !== '' && parsed.name !== '' && !parsed.amount ? parsed.name : name;
}

/** "1 cup plus 2 tbsp sugar", "500g butter": amounts that the line parser handles, not the fields. */
function needOfLine(line: string, measures: Measures): NeedOfFood {
  const parsed = parseIngredient(line);
  const name = inUsualForm(
    parsed.name === '' ? line : parsed.name,
    parsed.unit,
    parsed.note,
    parsed.amount !== undefined,
  );
  const sized = asSoldInTin(name, amountsOf(parsed), parsed.note);
  const words = sized.amounts.length > 0 ? '' : wordsOf(parsed.unitText, parsed.note);
  return needOf(sized.name, sized.amounts, words, measures);
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
function wordsOf(unit: string, note: string): string {
  return [unit, remarkOfAmount.exec(note)?.[0] ?? ''].filter((word) => word !== '').join(', ');
}

function needOf(
  name: string,
  amounts: readonly NeededAmount[],
  words: string,
  measures: Measures,
): NeedOfFood {
  const [first] = amounts;
  const foodItself = first && foodOfUnit(name, first.unit);
  if (foodItself !== undefined) {
    const pieces = amounts.map((amount) => ({ ...amount, unit: '' }));
    return { ...identify(foodItself, measures), amounts: pieces, words };
  }
  const made =
    asBrewed(name, amounts, measures) ?? asDry(name, amounts, words) ?? asSeed(name, amounts);
  if (made) return { ...identify(made.name, measures), amounts: made.amounts, words };
  if (amounts.some(({ quantity }) => toNumber(quantity) === 0))
    return needOf(name, [], words, measures);
  const food = identifyBought(name, asBought(name, first?.unit, measures), measures);
  const part = countedPart(name, food.identity.food);
  const counted = (amount: NeededAmount) =>
    amount.unit === '' && part !== undefined ? { ...amount, unit: part } : amount;
  const usual = amounts.map((amount) => withUsualUnit(counted(amount), food.identity));
  return { ...food, amounts: usual, words };
}

function withAmountOfSize(need: NeedOfFood, note: string): NeedOfFood {
  const [only, ...others] = need.amounts;
  const amount = others.length === 0 ? amountOfSize(only, note, need.identity.food) : undefined;
  return amount ? { ...need, amounts: [amount] } : need;
}

function withPieces(need: NeedOfFood, note: string): NeedOfFood {
  const pieces = piecesInNote(need.amounts[0], note, need.identity.food);
  return pieces ? { ...need, amounts: [pieces] } : need;
}

function withMashed(need: NeedOfFood, text: string, measures: Measures): NeedOfFood {
  const grams = mashedWeight(need.amounts[0], text, need.identity.food, measures);
  return grams ? { ...need, amounts: [grams] } : need;
}

/** "2 sticks of cinnamon" are cinnamon sticks, another food than cinnamon. */
function foodOfUnit(name: string, unit: string): string | undefined {
  const id = unitIdOf(unit);
  if (id === undefined || isMassUnit(id) || isVolumeUnit(id) || id === 'whole') return undefined;
  const listed = findListedFood(name);
  // "Gousse de vanille": French has one word for a clove and a pod.
  if (id === 'clove' && listed?.id.startsWith('vanilla')) return 'vanilla bean';
  if (id === 'stalk' && listed?.id === 'ground-cinnamon') return 'cinnamon stick';
  // "Bouillon de volaille" is called chicken stock here.
  const isForeign = listed !== undefined && isForeignNameOf(name, listed);
  const called = isForeign ? listed.names[0] : name.replace(/^(?:whole|long|short) /i, '');
  const named = findNamedFood(`${called} ${unitLabel(id, 1)}`);
  return named && named !== listed ? named.names[0] : undefined;
}

function neededAmount(
  quantity: Quantity,
  unit: UnitId | undefined,
  size: PackageSize | undefined,
): NeededAmount {
  const packageSize = unit !== undefined && sizedUnits.has(unit) ? size : undefined;
  const pieces = unit === undefined ? undefined : piecesPerUnit[unit];
  if (pieces !== undefined) {
    return { quantity: multiplyQuantity(quantity, rational(pieces)), unit: '', packageSize };
  }
  return { quantity, unit: unit === 'can' ? 'tin' : (unit ?? ''), packageSize };
}

const hasDigit = /[\d\u00bc-\u00be\u2150-\u215e]/;
const remarkOfAmount =
  /\b(?:to (?:taste|serve|garnish|season|drizzle|grease)|for \w+ing|as (?:needed|required|desired))\b/i;

const piecesPerUnit: Readonly<Partial<Record<UnitId, number>>> = { whole: 1, dozen: 12, pair: 2 };
