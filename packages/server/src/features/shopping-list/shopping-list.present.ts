/** From what a plan asks for to the list on the wire: summed, ticked, by aisle. */
import type { ShoppingLineOnWire, ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { buildShoppingList } from '@saltbush/domain/shopping-list/build-shopping-list';
import { needLeft } from '@saltbush/domain/shopping-list/line-needs';
import type {
  ListAmount,
  ListMeal,
  ShoppingLine,
} from '@saltbush/domain/shopping-list/shopping-line';
import { placeLines } from '@saltbush/domain/shopping-list/staples';
import type { NeedsRow } from './shopping-list.store';

export function presentShoppingList(needs: NeedsRow): ShoppingListOnWire {
  const ticks = new Map(needs.ticks.map(({ lineKey, covered }) => [lineKey, covered]));
  const corrections = new Map(needs.corrections.map(({ key, aisle }) => [key, aisle]));
  const lines = buildShoppingList(mealsOf(needs), { corrections });
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
  const { key, name, text, amounts, isApproximate, reason, parts, usualAisle } = line;
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
    })),
    isTicked: left?.isCovered ?? false,
    needLeft: left?.text || undefined,
    usualAisle,
  };
}
