/**
 * From the meals of a plan to the list to shop by (Spec 1, Auto-calculated shopping list).
 *
 * - One line per food, whatever its spelling or number; a line's parts say which meals asked. A row
 *   of several foods is parted first (`foods-of-row.ts`).
 * - But for what a person keeps apart (`splits.ts`): a wording on a line of its own, measures that
 *   are not converted. A line of its own stands where its food does, unless it was moved itself.
 * - Amounts are scaled exactly, added within a dimension, and across dimensions where a density or
 *   a piece weight is known; the rest stands side by side ("2 cloves + 1 tsp").
 * - Nothing typed disappears: "to taste" is a line without an amount, water a line that stands last.
 * - The order of meals and the splitting of a meal in two change nothing but the parts.
 * - In the order of the aisles, then by name.
 */
import { aisles } from '../foods/aisle';
import type { Aisle } from '../foods/aisle';
import type { FoodIdentity } from '../foods/find-food';
import type { Food } from '../foods/food';
import type { FoodWording } from '../foods/food-wording';
import { multiplyQuantity } from '../ingredients/quantity';
import { rationalFromNumber, rationalToNumber } from '../ingredients/rational';
import type { Rational } from '../ingredients/rational';
import type { Ingredient, Measures } from '../ingredients/ingredient';
import { addAmounts } from './add-amounts';
import type { MeasuredAmount } from './add-amounts';
import { aisleOf } from './aisles';
import type { AisleCorrections } from './aisles';
import { lineText, listAmount, neededText } from './amount-text';
import { reasonAtHome } from './at-home';
import { foodsOfRow } from './foods-of-row';
import { joinSums, sideBySide } from './join-sums';
import { lineName } from './line-name';
import { unitIdOf } from './list-unit';
import { readNeed } from './read-need';
import type { LinePart, ListAmount, ListMeal, ShoppingLine } from './shopping-line';
import { noSplits, splitKey } from './splits';
import type { Splits } from './splits';

export interface ShoppingListOptions {
  /** Where this household finds things, by food key. */
  readonly corrections?: AisleCorrections | undefined;
  /** What is kept apart though it could be added up. */
  readonly splits?: Splits | undefined;
  /** The household's own spoons and cups; Australian when not said. */
  readonly measures?: Measures | undefined;
}

/**
 * @example
 * buildShoppingList([
 *   { recipe: soup, quantity: 1, date: '2026-03-02' }, // 2 onions
 *   { recipe: pie, quantity: 2, date: '2026-03-03' }, // 75 g onion
 * ])
 * // [{ key: 'onion', name: 'Onions', text: '3 (about 450 g)', aisle: 'Fruit & Veg', … }]
 */
export function buildShoppingList(
  meals: readonly ListMeal[],
  options: ShoppingListOptions = {},
): ShoppingLine[] {
  const { splits = noSplits } = options;
  const contributionsByKey = new Map<string, Contribution[]>();
  for (const meal of meals) {
    for (const contribution of contributionsOf(meal)) {
      const key = lineKeyOf(contribution, splits);
      const known = contributionsByKey.get(key);
      if (known) known.push(contribution);
      else contributionsByKey.set(key, [contribution]);
    }
  }
  return [...contributionsByKey]
    .map(([key, contributions]) => buildLine(key, contributions, options))
    .sort(compareLines)
    .map(({ line }) => line);
}

interface Contribution {
  readonly identity: FoodIdentity;
  readonly wording: FoodWording;
  readonly amounts: readonly MeasuredAmount[];
  readonly part: LinePart;
}

function contributionsOf(meal: ListMeal): Contribution[] {
  if (!(meal.quantity > 0) || meal.quantity === Infinity) return [];
  const factor = rationalFromNumber(meal.quantity);
  return meal.recipe.ingredients.flatMap((row) => {
    const text = ingredientText(row);
    return foodsOfRow(row).flatMap((food) => contributionOf(food, text, meal, factor));
  });
}

function contributionOf(
  food: Ingredient,
  rowText: string,
  meal: ListMeal,
  factor: Rational,
): Contribution[] {
  const measures = meal.recipe.measures ?? 'au';
  const need = readNeed(food, measures);
  if (!need) return [];
  const amounts = need.amounts.map((amount) => ({
    ...amount,
    quantity: multiplyQuantity(amount.quantity, factor),
    measures,
  }));
  const part: LinePart = {
    recipeId: meal.recipe.id,
    recipeTitle: meal.recipe.title,
    date: meal.date,
    text: amounts.length > 0 ? amounts.map(neededText).join(' + ') : need.words,
    amounts: amounts.map(partAmount),
    ingredientText: rowText,
    wording: { key: splitKey(need.identity.key, need.wording.key), name: need.wording.name },
  };
  return [{ identity: need.identity, wording: need.wording, amounts, part }];
}

function partAmount({ quantity, unit, packageSize }: MeasuredAmount): ListAmount {
  const amount = rationalToNumber(quantity.min);
  const amountMax = rationalToNumber(quantity.max);
  return {
    amount,
    ...(amountMax === amount ? {} : { amountMax }),
    unit,
    ...(packageSize ? { packageSize } : {}),
  };
}

/** The line as the recipe has it: "2 tin diced tomatoes, drained". */
function ingredientText({ amount, unit, name, note }: Ingredient): string {
  const line = [amount, unit, name].map((part) => part.trim()).filter((part) => part !== '');
  return note === undefined || note.trim() === '' ? line.join(' ') : `${line.join(' ')}, ${note}`;
}

function lineKeyOf({ identity, part }: Contribution, { wordings }: Splits): string {
  return wordings.has(part.wording.key) ? part.wording.key : identity.key;
}

/** Sorted by the name of several, so that a line keeps its place when there is one less. */
interface SortedLine {
  readonly line: ShoppingLine;
  readonly sortName: string;
}

function buildLine(
  key: string,
  contributions: readonly Contribution[],
  { corrections, splits = noSplits, measures = 'au' }: ShoppingListOptions,
): SortedLine {
  const identity = contributions.map((contribution) => contribution.identity).reduce(betterName);
  const { food } = identity;
  const foodNames = { name: identity.name, nameOfOne: food?.nameOfOne ?? identity.name };
  const isApart = key !== identity.key;
  const names = isApart
    ? contributions.map(({ wording }) => wording).reduce(betterName)
    : foodNames;
  const usualAisle =
    (isApart ? corrections?.get(identity.key) : undefined) ?? food?.aisle ?? aisleOf(identity.name);
  const aisle = corrections?.get(key) ?? usualAisle;
  const amounts = contributions.flatMap((contribution) => contribution.amounts);
  const sums = addAmounts(withUsualPackage(amounts, food), measures);
  const added = joinSums(sums, food);
  const isAdded = added.sums !== sums;
  const keepsMeasures = isAdded && splits.measures.has(key);
  const joined = keepsMeasures ? sideBySide(sums) : added;
  const atHome = reasonAtHome(identity);
  const reason = atHome ?? joined.reason;
  const line: ShoppingLine = {
    key,
    name: lineName(names, food, joined.sums),
    amounts: joined.sums.map(listAmount),
    text: lineText(joined),
    aisle,
    ...(aisle === usualAisle ? {} : { usualAisle }),
    isApproximate: joined.isApproximate,
    isAtHome: atHome !== undefined,
    ...(reason === undefined ? {} : { reason }),
    parts: contributions.map(({ part }) => part).sort(compareParts),
    ...(isApart ? { apartFrom: identity.name } : {}),
    ...(isAdded ? { measures: keepsMeasures ? 'apart' : 'added' } : {}),
  };
  return { line, sortName: names.name.toLowerCase() };
}

/** A tin without a size is of the usual one, when another line of the same food says that size. */
function withUsualPackage(
  amounts: readonly MeasuredAmount[],
  food: Food | undefined,
): readonly MeasuredAmount[] {
  const sized = amounts.find(({ unit, packageSize }) => {
    const id = unitIdOf(unit);
    const usual = id && food?.pieces.get(id);
    return usual && packageSize?.unit === 'g' && usual.value === packageSize.amount;
  });
  if (!sized) return amounts;
  return amounts.map((amount) =>
    amount.unit === sized.unit && !amount.packageSize
      ? { ...amount, packageSize: sized.packageSize }
      : amount,
  );
}

/** Of several spellings of a food nobody listed: the fewest words, then the longest. */
function betterName<Named extends { readonly name: string }>(best: Named, next: Named): Named {
  if (next.name === best.name) return best;
  const words = next.name.split(' ').length - best.name.split(' ').length;
  const order = words || best.name.length - next.name.length || compareTexts(next.name, best.name);
  return order < 0 ? next : best;
}

function compareLines(a: SortedLine, b: SortedLine): number {
  return (
    Number(a.line.isAtHome) - Number(b.line.isAtHome) ||
    placeOf(a.line.aisle) - placeOf(b.line.aisle) ||
    compareTexts(a.sortName, b.sortName) ||
    compareTexts(a.line.key, b.line.key)
  );
}

function compareParts(a: LinePart, b: LinePart): number {
  return (
    compareTexts(a.date, b.date) ||
    compareTexts(a.recipeTitle, b.recipeTitle) ||
    compareTexts(a.recipeId, b.recipeId) ||
    compareTexts(a.ingredientText, b.ingredientText) ||
    compareTexts(a.text, b.text)
  );
}

/** By code point, so that every device sorts alike. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function placeOf(aisle: Aisle): number {
  return places.get(aisle) ?? aisles.length;
}

const places: ReadonlyMap<Aisle, number> = new Map(aisles.map((aisle, place) => [aisle, place]));
