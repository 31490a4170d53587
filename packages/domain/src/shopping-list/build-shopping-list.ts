/**
 * From the meals of a plan to the shopping list (Spec 1, Auto-calculated shopping list).
 *
 * - One line per food, whatever its spelling or number; a line's parts name its meals. A row
 *   of several foods counts as a row for each (`row-foods/foods-of-row.ts`).
 * - Except for splits (`splits.ts`): a wording on a line of its own, measures that
 *   are not converted. A split line is in the aisle of its food, unless it was moved itself.
 * - Amounts are scaled exactly, added within a dimension, and across dimensions where a density or
 *   a piece weight is known; the rest is side by side ("2 cloves + 1 tsp").
 * - Nothing typed disappears: "to taste" is a line without an amount; what is not bought, water and
 *   equipment, is a line that is last. A line is optional when every meal can do without it.
 * - The order of meals and the splitting of a meal in two change nothing but the parts.
 * - In the order of the aisles, what is optional last in its aisle, then by name.
 */
import {
  aisles,
  type Aisle,
  type FoodIdentity,
  type Food,
  type FoodWording,
} from '@saltbush/recipe-parser/foods';
import {
  multiplyQuantity,
  multiplyRationals,
  rational,
  rationalFromNumber,
  rationalToNumber,
  type Rational,
} from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { addAmounts } from './amounts/add-amounts';
import type { MeasuredAmount } from './amounts/add-amounts';
import { aisleOf } from './aisles/find-aisle';
import type { AisleCorrections } from './aisles/find-aisle';
import { lineText, listAmount, neededText } from './amounts/amount-text';
import { reasonNotBought } from './needs/not-bought';
import { joinSums, sideBySide, type JoinedSums } from './amounts/join-sums';
import { lineName } from './line-name';
import { unitIdOf } from './needs/list-unit';
import { needsOfRecipe } from './needs/recipe-needs';
import type { RecipeNeed } from './needs/recipe-needs';
import type { LinePart, ListAmount, ListMeal, ListRecipe, ShoppingLine } from './shopping-line';
import { noSplits, splitKey } from './splits';
import type { Splits } from './splits';

export interface ShoppingListOptions {
  /** Where this household finds things, by food key. */
  readonly corrections?: AisleCorrections | undefined;
  /** Items that are not added up. */
  readonly splits?: Splits | undefined;
  /** The household's own spoons and cups; Australian by default. */
  readonly measures?: Measures | undefined;
  /** What a recipe needs, cooked once: a server passes one that caches. */
  readonly needsOf?: NeedsOf | undefined;
}

type NeedsOf = (recipe: ListRecipe) => readonly RecipeNeed[];

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
  const { splits = noSplits, needsOf = needsOfRecipe } = options;
  const contributionsByKey = new Map<string, Contribution[]>();
  for (const meal of meals) {
    for (const contribution of contributionsOf(meal, needsOf)) {
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
  /** Whether the recipe gives one amount for this food and others. */
  readonly isShared: boolean;
}

function contributionsOf(meal: ListMeal, needsOf: NeedsOf): Contribution[] {
  if (!(meal.quantity > 0) || meal.quantity === Infinity) return [];
  const factor = rationalFromNumber(meal.quantity);
  return needsOf(meal.recipe).map((needed) => contributionOf(needed, meal, factor));
}

function contributionOf(
  { need, sharedBy, isOptional, ingredientText }: RecipeNeed,
  meal: ListMeal,
  factor: Rational,
): Contribution {
  const measures = meal.recipe.measures ?? 'au';
  const share = sharedBy === 1 ? factor : multiplyRationals(factor, rational(1, sharedBy));
  const amounts = need.amounts.map((amount) => ({
    ...amount,
    quantity: multiplyQuantity(amount.quantity, share),
    measures,
  }));
  const part: LinePart = {
    recipeId: meal.recipe.id,
    recipeTitle: meal.recipe.title,
    date: meal.date,
    text: amounts.length > 0 ? amounts.map(neededText).join(' + ') : need.words,
    amounts: amounts.map(partAmount),
    ingredientText,
    wording: { key: splitKey(need.identity.key, need.wording.key), name: need.wording.name },
    alternatives: need.alternatives.map(({ name }) => name),
    isOptional,
  };
  const isShared = sharedBy > 1 && amounts.length > 0;
  return { identity: need.identity, wording: need.wording, amounts, part, isShared };
}

function partAmount({ quantity, unit, packageSize }: MeasuredAmount): ListAmount {
  const amount = rationalToNumber(quantity.min);
  const amountMax = rationalToNumber(quantity.max);
  if (amountMax === amount && !packageSize) return { amount, unit };
  return {
    amount,
    ...(amountMax === amount ? {} : { amountMax }),
    unit,
    ...(packageSize ? { packageSize } : {}),
  };
}

function lineKeyOf({ identity, part }: Contribution, { wordings }: Splits): string {
  return wordings.has(part.wording.key) ? part.wording.key : identity.key;
}

/** Sorted by the name of several, so that its position does not depend on the amount. */
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
  const isSplit = key !== identity.key;
  const names = isSplit ? wordingOf(contributions) : namesOfFood(identity);
  const inherited = isSplit ? corrections?.get(identity.key) : undefined;
  const usualAisle = inherited ?? identity.food?.aisle ?? aisleOf(identity.name);
  const aisle = corrections?.get(key) ?? usualAisle;
  const total = totalOf(contributions, identity.food, measures, splits.measures.has(key));
  const atHome = reasonNotBought(identity);
  const isShared = contributions.some((contribution) => contribution.isShared);
  const reason = atHome ?? reasonOf(total, isShared);
  const parts = contributions.map(({ part }) => part);
  if (parts.length > 1) parts.sort(compareParts);
  const line: ShoppingLine = {
    key,
    name: lineName(names, identity.food, total.sums),
    amounts: total.sums.map(listAmount),
    text: lineText(total),
    aisle,
    ...(aisle === usualAisle ? {} : { usualAisle }),
    isApproximate: total.isApproximate || isShared,
    isOptional: parts.every((part) => part.isOptional),
    alternatives: alternativesOfAll(parts),
    isAtHome: atHome !== undefined,
    ...(reason === undefined ? {} : { reason }),
    parts,
    ...(isSplit ? { apartFrom: identity.name } : {}),
    ...(total.measures ? { measures: total.measures } : {}),
  };
  return { line, sortName: names.name.toLowerCase() };
}

function wordingOf(contributions: readonly Contribution[]): FoodWording {
  return contributions.map(({ wording }) => wording).reduce(betterName);
}

function namesOfFood({ name, food }: FoodIdentity) {
  return { name, nameOfOne: food?.nameOfOne ?? name };
}

/** `measures` is stated if amounts of several measures were added, or would have been. */
function totalOf(
  contributions: readonly Contribution[],
  food: Food | undefined,
  measures: Measures,
  areMeasuresSplit: boolean,
): JoinedSums & Pick<ShoppingLine, 'measures'> {
  const amounts = contributions.flatMap((contribution) => contribution.amounts);
  const sums = addAmounts(withUsualPackage(amounts, food), measures);
  const added = joinSums(sums, food);
  if (added.sums === sums) return added;
  return areMeasuresSplit
    ? { ...sideBySide(sums), measures: 'apart' }
    : { ...added, measures: 'added' };
}

function reasonOf(total: JoinedSums, isShared: boolean): string | undefined {
  return [total.reason, isShared ? sharedReason : ''].filter(Boolean).join(' ') || undefined;
}

/** A choice that every recipe gives. */
function alternativesOfAll(parts: readonly LinePart[]): string[] {
  const [first, ...others] = parts;
  const all = first?.alternatives ?? [];
  return all.filter((name) => others.every(({ alternatives }) => alternatives.includes(name)));
}

const sharedReason = 'A recipe gives one amount for several foods: this is an equal share of it.';

/** A tin without a size is of the usual one, if another amount of the same food has a size. */
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

/** Of several spellings of an unknown food: the fewest words, then the longest. */
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
    Number(a.line.isOptional) - Number(b.line.isOptional) ||
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
