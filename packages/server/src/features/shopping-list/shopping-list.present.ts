/** From what a plan asks for to the list on the wire: summed, ticked, by aisle. */
import type {
  ShoppingLineOnWire,
  ShoppingListOnWire,
  SplitOnWire,
} from '@saltbush/contract/shopping-list';
import { buildShoppingList } from '@saltbush/domain/shopping-list/build-shopping-list';
import { remainingNeed } from '@saltbush/domain/shopping-list/remaining-need';
import type { RecipeNeed } from '@saltbush/domain/shopping-list/needs/recipe-needs';
import type {
  ListAmount,
  ListMeal,
  ShoppingLine,
} from '@saltbush/domain/shopping-list/shopping-line';
import { currentLineKey } from '@saltbush/domain/shopping-list/splits';
import type { Splits } from '@saltbush/domain/shopping-list/splits';
import { placeLines } from '@saltbush/domain/shopping-list/staples';
import type { ListInputs, PlannedRecipe } from './list-inputs.store';

/** @param needsOf what a recipe of the plan needs, cooked once */
export function presentShoppingList(inputs: ListInputs, needsOf: NeedsOf): ShoppingListOnWire {
  const splits = splitsOf(inputs);
  const ticks = ticksByLine(inputs, splits);
  const corrections = new Map(inputs.corrections.map(({ key, aisle }) => [key, aisle]));
  const { meals, needs } = mealsOf(inputs, needsOf);
  const lines = buildShoppingList(meals, {
    corrections,
    splits,
    needsOf: ({ id }) => needs.get(id) ?? [],
  });
  const { toBuy, staples, atHome } = placeLines(lines, new Set(inputs.stapleKeys));
  return {
    mealPlan: inputs.id,
    startDate: inputs.startDate,
    endDate: inputs.endDate,
    revision: inputs.revision,
    aisles: byAisle(toBuy, ticks),
    staples: staples.map((line) => presentLine(line, ticks)),
    atHome: atHome.map((line) => presentLine(line, ticks)),
  };
}

type Ticks = ReadonlyMap<string, readonly ListAmount[]>;

type NeedsOf = (recipe: PlannedRecipe) => readonly RecipeNeed[];

function mealsOf({ meals, recipes }: ListInputs, needsOf: NeedsOf) {
  const recipeOf = new Map(
    recipes.map((recipe) => [recipe.id, { ...recipe, ingredients: recipe.ingredients ?? [] }]),
  );
  const listMeals = meals.flatMap(({ recipeId, quantity, date }): ListMeal[] => {
    const recipe = recipeOf.get(recipeId);
    return recipe ? [{ recipe, quantity, date }] : [];
  });
  return {
    meals: listMeals,
    needs: new Map(recipes.map((recipe) => [recipe.id, needsOf(recipe)])),
  };
}

function splitsOf({ splits }: ListInputs): Splits {
  const keysOf = (kind: SplitOnWire['kind']) =>
    new Set(splits.filter((split) => split.kind === kind).map(({ key }) => key));
  return { wordings: keysOf('wording'), measures: keysOf('measures') };
}

/** A re-joined line counts the ticks of its parts from while it was split. */
function ticksByLine({ ticks }: ListInputs, splits: Splits): Ticks {
  const byLine = new Map<string, readonly ListAmount[]>();
  for (const { lineKey, covered } of ticks) {
    const key = currentLineKey(lineKey, splits);
    byLine.set(key, [...(byLine.get(key) ?? []), ...covered]);
  }
  return byLine;
}

/** Lines come in the order of the aisles. */
function byAisle(lines: readonly ShoppingLine[], ticks: Ticks): ShoppingListOnWire['aisles'] {
  const groups: ShoppingListOnWire['aisles'] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.aisle === line.aisle) last.lines.push(presentLine(line, ticks));
    else groups.push({ aisle: line.aisle, lines: [presentLine(line, ticks)] });
  }
  return groups;
}

function presentLine(line: ShoppingLine, ticks: Ticks): ShoppingLineOnWire {
  const { key, name, text, amounts, isApproximate, reason, parts } = line;
  const covered = ticks.get(key);
  const left = covered && remainingNeed({ key, amounts: covered }, line);
  return {
    key,
    name,
    text,
    amounts: [...amounts],
    isApproximate,
    isOptional: line.isOptional || undefined,
    alternatives: listOrNothing(line.alternatives),
    reason,
    parts: parts.map((part) => ({
      recipe: part.recipeId,
      recipeTitle: part.recipeTitle,
      date: part.date,
      text: part.text,
      ingredientText: part.ingredientText,
      wording: part.wording,
      alternatives: listOrNothing(part.alternatives),
      isOptional: part.isOptional || undefined,
    })),
    isTicked: left?.isCovered ?? false,
    needLeft: left?.text || undefined,
    apartFrom: line.apartFrom,
    measures: line.measures,
    usualAisle: line.usualAisle,
  };
}

function listOrNothing(names: readonly string[]): string[] | undefined {
  return names.length > 0 ? [...names] : undefined;
}
