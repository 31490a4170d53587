/**
 * From the meals of a plan to the list to shop by (Spec 1, Auto-calculated shopping list).
 *
 * - One line per food, whatever its spelling or number; a line's parts say which meals asked.
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
import { joinSums } from './join-sums';
import { unitIdOf } from './list-unit';
import { readNeed } from './read-need';
import type { LinePart, ListAmount, ListMeal, ShoppingLine } from './shopping-line';

export interface ShoppingListOptions {
  /** Where this household finds things, by food key. */
  readonly corrections?: AisleCorrections | undefined;
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
  const contributionsByKey = new Map<string, Contribution[]>();
  for (const meal of meals) {
    for (const contribution of contributionsOf(meal)) {
      const { key } = contribution.identity;
      const known = contributionsByKey.get(key);
      if (known) known.push(contribution);
      else contributionsByKey.set(key, [contribution]);
    }
  }
  return [...contributionsByKey.values()]
    .map((contributions) => buildLine(contributions, options))
    .sort(compareLines);
}

interface Contribution {
  readonly identity: FoodIdentity;
  readonly amounts: readonly MeasuredAmount[];
  readonly part: LinePart;
}

function contributionsOf(meal: ListMeal): Contribution[] {
  if (!(meal.quantity > 0) || meal.quantity === Infinity) return [];
  const factor = rationalFromNumber(meal.quantity);
  return meal.recipe.ingredients.flatMap((ingredient) => contributionOf(ingredient, meal, factor));
}

function contributionOf(ingredient: Ingredient, meal: ListMeal, factor: Rational): Contribution[] {
  const measures = meal.recipe.measures ?? 'au';
  const need = readNeed(ingredient, measures);
  if (!need) return [];
  const amounts = need.amounts.map((amount) => ({
    ...amount,
    quantity: multiplyQuantity(amount.quantity, factor),
    measures,
  }));
  const [first] = amounts;
  const part: LinePart = {
    recipeId: meal.recipe.id,
    recipeTitle: meal.recipe.title,
    date: meal.date,
    text: first ? amounts.map(neededText).join(' + ') : need.words,
    ...(first ? { amount: partAmount(first) } : {}),
    ingredientText: ingredientText(ingredient),
  };
  return [{ identity: need.identity, amounts, part }];
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

function buildLine(
  contributions: readonly Contribution[],
  { corrections, measures = 'au' }: ShoppingListOptions,
): ShoppingLine {
  const identity = commonIdentity(contributions);
  const { key, name, food } = identity;
  const usualAisle = food?.aisle ?? aisleOf(name);
  const aisle = corrections?.get(key) ?? usualAisle;
  const amounts = contributions.flatMap((contribution) => contribution.amounts);
  const joined = joinSums(addAmounts(withUsualPackage(amounts, food), measures), food);
  const atHome = reasonAtHome(identity);
  const reason = atHome ?? joined.reason;
  return {
    key,
    name,
    amounts: joined.sums.map(listAmount),
    text: lineText(joined),
    aisle,
    ...(aisle === usualAisle ? {} : { usualAisle }),
    isApproximate: joined.isApproximate,
    isAtHome: atHome !== undefined,
    ...(reason === undefined ? {} : { reason }),
    parts: contributions.map(({ part }) => part).sort(compareParts),
  };
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
function commonIdentity(contributions: readonly Contribution[]): FoodIdentity {
  return contributions.map(({ identity }) => identity).reduce(betterName);
}

function betterName(best: FoodIdentity, next: FoodIdentity): FoodIdentity {
  if (next.name === best.name) return best;
  const words = next.name.split(' ').length - best.name.split(' ').length;
  const order = words || best.name.length - next.name.length || compareTexts(next.name, best.name);
  return order < 0 ? next : best;
}

function compareLines(a: ShoppingLine, b: ShoppingLine): number {
  return (
    Number(a.isAtHome) - Number(b.isAtHome) ||
    placeOf(a.aisle) - placeOf(b.aisle) ||
    compareTexts(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareTexts(a.key, b.key)
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
