/** From what a plan asks for to the list on the wire: summed, ticked, by aisle. */
import type {
  ShoppingLineOnWire,
  ShoppingListOnWire,
  SplitOnWire,
} from '@saltbush/contract/shopping-list';
import { remainingNeed } from '@saltbush/domain/shopping-list/amounts/remaining-need';
import type { RemainingNeed } from '@saltbush/domain/shopping-list/amounts/remaining-need';
import { buildLines } from '@saltbush/domain/shopping-list/lines/build-lines';
import type { BuiltLine } from '@saltbush/domain/shopping-list/lines/build-lines';
import { contributionsOf } from '@saltbush/domain/shopping-list/lines/contribution';
import type { ListNeed } from '@saltbush/domain/shopping-list/needs/list-need';
import type {
  LinePart,
  ListAmount,
  ShoppingLine,
} from '@saltbush/domain/shopping-list/shopping-line';
import { currentLineKey } from '@saltbush/domain/shopping-list/splits';
import type { Splits } from '@saltbush/domain/shopping-list/splits';
import { placeLines } from '@saltbush/domain/shopping-list/staples';
import type { ListInputs, PlannedRecipe } from './list-inputs.store';

/** @param needsOf what a recipe of the plan needs, cooked once */
export function presentShoppingList(inputs: ListInputs, needsOf: NeedsOf): ShoppingListOnWire {
  const splits = splitsOf(inputs);
  const corrections = new Map(inputs.corrections.map(({ key, aisle }) => [key, aisle]));
  const built = buildLines(contributionsOfMeals(inputs, needsOf), { corrections, splits });
  const present = presenterOf(built, ticksByLine(inputs, splits));
  const lines = built.map(({ line }) => line);
  const { toBuy, staples, atHome } = placeLines(lines, new Set(inputs.stapleKeys));
  return {
    mealPlan: inputs.id,
    startDate: inputs.startDate,
    endDate: inputs.endDate,
    revision: inputs.revision,
    aisles: byAisle(toBuy, present),
    staples: staples.map(present),
    atHome: atHome.map(present),
  };
}

type Ticks = ReadonlyMap<string, readonly ListAmount[]>;

type NeedsOf = (recipe: PlannedRecipe) => readonly ListNeed[];

function contributionsOfMeals({ meals, recipes }: ListInputs, needsOf: NeedsOf) {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return meals.flatMap(({ recipeId, quantity, date }) => {
    const recipe = recipeOf.get(recipeId);
    if (!recipe) return [];
    const source = { source: 'meal', recipeId, recipeTitle: recipe.title, date } as const;
    return contributionsOf(source, needsOf(recipe), quantity);
  });
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
function byAisle(
  lines: readonly ShoppingLine[],
  present: (line: ShoppingLine) => ShoppingLineOnWire,
): ShoppingListOnWire['aisles'] {
  const groups: ShoppingListOnWire['aisles'] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.aisle === line.aisle) last.lines.push(present(line));
    else groups.push({ aisle: line.aisle, lines: [present(line)] });
  }
  return groups;
}

function presenterOf(built: readonly BuiltLine[], ticks: Ticks) {
  const foods = new Map(built.map(({ line, identity }) => [line.key, identity.food]));
  return (line: ShoppingLine): ShoppingLineOnWire => {
    const covered = ticks.get(line.key);
    const left = covered && remainingNeed(covered, line.amounts, foods.get(line.key));
    return presentLine(line, left);
  };
}

function presentLine(line: ShoppingLine, left: RemainingNeed | undefined): ShoppingLineOnWire {
  const { key, name, text, amounts, isApproximate, reason, parts } = line;
  return {
    key,
    name,
    text,
    amounts: [...amounts],
    isApproximate,
    isOptional: line.isOptional || undefined,
    alternatives: listOrNothing(line.alternatives),
    reason,
    parts: parts.flatMap(presentPart),
    isTicked: left?.isCovered ?? false,
    needLeft: left?.text || undefined,
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
