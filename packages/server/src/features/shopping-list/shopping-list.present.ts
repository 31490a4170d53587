/** From what a plan asks for to the list on the wire: summed, ticked, by aisle. */
import type {
  ShoppingLineOnWire,
  ShoppingListOnWire,
  SplitOnWire,
} from '@saltbush/contract/shopping-list';
import { buildShoppingList } from '@saltbush/domain/shopping-list/build-shopping-list';
import { needLeft } from '@saltbush/domain/shopping-list/line-needs';
import type {
  ListAmount,
  ListMeal,
  ShoppingLine,
} from '@saltbush/domain/shopping-list/shopping-line';
import { standingKey } from '@saltbush/domain/shopping-list/splits';
import type { Splits } from '@saltbush/domain/shopping-list/splits';
import { placeLines } from '@saltbush/domain/shopping-list/staples';
import type { NeedsRow } from './shopping-list.store';

export function presentShoppingList(needs: NeedsRow): ShoppingListOnWire {
  const splits = splitsOf(needs);
  const ticks = ticksByLine(needs, splits);
  const corrections = new Map(needs.corrections.map(({ key, aisle }) => [key, aisle]));
  const lines = buildShoppingList(mealsOf(needs), { corrections, splits });
  const { toBuy, staples, atHome } = placeLines(lines, new Set(needs.stapleKeys));
  return {
    mealPlan: needs.id,
    startDate: needs.startDate,
    endDate: needs.endDate,
    revision: needs.revision,
    aisles: byAisle(toBuy, ticks),
    staples: staples.map((line) => presentLine(line, ticks)),
    atHome: atHome.map((line) => presentLine(line, ticks)),
  };
}

type Ticks = ReadonlyMap<string, readonly ListAmount[]>;

function mealsOf({ meals, recipes }: NeedsRow): ListMeal[] {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return meals.flatMap(({ recipeId, quantity, date }) => {
    const recipe = recipeOf.get(recipeId);
    return recipe ? [{ recipe, quantity, date }] : [];
  });
}

function splitsOf({ splits }: NeedsRow): Splits {
  const keysOf = (kind: SplitOnWire['kind']) =>
    new Set(splits.filter((split) => split.kind === kind).map(({ key }) => key));
  return { wordings: keysOf('wording'), measures: keysOf('measures') };
}

/** A line that was joined again is covered by what was ticked of its parts while they stood apart. */
function ticksByLine({ ticks }: NeedsRow, splits: Splits): Ticks {
  const byLine = new Map<string, readonly ListAmount[]>();
  for (const { lineKey, covered } of ticks) {
    const key = standingKey(lineKey, splits);
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
  const left = covered && needLeft({ key, amounts: covered }, line);
  return {
    key,
    name,
    text,
    amounts: [...amounts],
    isApproximate,
    reason,
    parts: parts.map((part) => ({
      recipe: part.recipeId,
      recipeTitle: part.recipeTitle,
      date: part.date,
      text: part.text,
      ingredientText: part.ingredientText,
      wording: part.wording,
    })),
    isTicked: left?.isCovered ?? false,
    needLeft: left?.text || undefined,
    apartFrom: line.apartFrom,
    measures: line.measures,
    usualAisle: line.usualAisle,
  };
}
