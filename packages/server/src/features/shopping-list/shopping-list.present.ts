/** From what a plan asks for to the list on the wire: summed, ticked, by aisle. */
import type { ShoppingLineOnWire, ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { buildLedger } from '@saltbush/domain/shopping-list/ledger/build-ledger';
import type { LedgerInput, LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import type { FoodRow } from '@saltbush/domain/shopping-list/list-rows';
import type { ListNeed } from '@saltbush/domain/shopping-list/needs/list-need';
import type { LinePart } from '@saltbush/domain/shopping-list/shopping-line';
import type { ListInputs, PlannedRecipe } from './list-inputs';

/** @param needsOf what a recipe of the plan needs, cooked once */
export function presentShoppingList(inputs: ListInputs, needsOf: NeedsOf): ShoppingListOnWire {
  const { aisles, staples, atHome } = buildLedger(ledgerInput(inputs, needsOf));
  return {
    mealPlan: inputs.id,
    startDate: inputs.startDate,
    endDate: inputs.endDate,
    revision: inputs.revision,
    aisles: aisles.map(({ aisle, lines }) => ({ aisle, lines: lines.map(presentLine) })),
    staples: staples.map(presentLine),
    atHome: atHome.map(presentLine),
  };
}

type NeedsOf = (recipe: PlannedRecipe) => readonly ListNeed[];

function ledgerInput(inputs: ListInputs, needsOf: NeedsOf): LedgerInput {
  const { startDate: week, meals, recipes, ticks } = inputs;
  return {
    week,
    today: week,
    // No call tells meals of the same recipe and day from each other.
    meals: meals.map((meal, at) => ({ ...meal, id: String(at) })),
    listedRecipes: [],
    recipes: new Map(
      recipes.map((recipe) => [recipe.id, { title: recipe.title, needs: needsOf(recipe) }]),
    ),
    items: [],
    lines: ticks.map(({ lineKey, covered }) => ({ week, key: lineKey, covered })),
    foods: foodsOf(inputs),
    identities: new Map(),
  };
}

function foodsOf({ corrections, stapleKeys, splits }: ListInputs): Map<string, FoodRow> {
  const foods = new Map<string, FoodRow>();
  const set = (key: string, row: FoodRow) => foods.set(key, { ...foods.get(key), ...row });
  for (const { key, aisle } of corrections) set(key, { aisle });
  for (const key of stapleKeys) set(key, { isStaple: true });
  for (const { kind, key } of splits) {
    set(key, kind === 'wording' ? { isSplit: true } : { areMeasuresSplit: true });
  }
  return foods;
}

function presentLine(line: LedgerLine): ShoppingLineOnWire {
  const { key, name, text, amounts, recipeAmounts = amounts, isApproximate, reason } = line;
  return {
    key,
    name,
    text,
    buy: line.buy && { ...line.buy },
    amounts: [...recipeAmounts],
    isApproximate,
    isOptional: line.isOptional || undefined,
    alternatives: listOrNothing(line.alternatives),
    reason,
    parts: line.parts.flatMap(presentPart),
    isTicked: line.isTicked,
    needLeft: line.needLeft,
    apartFrom: line.apartFrom,
    measures: line.measures,
    usualAisle: line.usualAisle,
  };
}

function presentPart(part: LinePart): ShoppingLineOnWire['parts'] {
  if (part.source !== 'meal') return [];
  return [
    {
      recipe: part.recipeId,
      recipeTitle: part.recipeTitle,
      date: part.date,
      text: part.text,
      ingredientText: part.ingredientText,
      wording: part.wording,
      alternatives: listOrNothing(part.alternatives),
      isOptional: part.isOptional || undefined,
    },
  ];
}

function listOrNothing(names: readonly string[]): string[] | undefined {
  return names.length > 0 ? [...names] : undefined;
}
