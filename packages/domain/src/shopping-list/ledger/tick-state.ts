/**
 * Whether a line is ticked, and what is still needed.
 *
 * - Recipes and items are ticked each for themselves: a tick of the line covers the recipes' amounts and
 *   every item. A line is ticked when all of them are.
 * - The recipes' part is ticked while what a tick covered is enough; else the rest is needed.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, missingSums, needText } from '../amounts/remaining-need';
import type { Sum } from '../amounts/add-amounts';
import type { BuiltLine } from '../lines/build-lines';
import { totalOf } from '../lines/total';
import type { Splits } from '../splits';
import type { LedgerLine, LineItem } from './ledger';
import type { LineState } from './line-states';

type Ticks = Pick<
  LedgerLine,
  'recipeAmounts' | 'covered' | 'coveredKeys' | 'areRecipesCovered' | 'isTicked' | 'needLeft'
>;

interface Rules {
  readonly splits: Splits;
  readonly measures: Measures;
}

/** @example tickState(built, [], { covered: [{ amount: 1, unit: 'kg' }] }, rules).needLeft // 'need 200 g more' */
export function tickState(
  built: BuiltLine,
  items: readonly LineItem[],
  { covered, coveredKeys }: LineState,
  rules: Rules,
): Ticks {
  const recipeAmounts = recipeAmountsOf(built, rules);
  const missing = covered
    ? missingSums(covered, recipeAmounts ?? [], built.identity.food, rules.measures)
    : undefined;
  const areRecipesCovered = recipeAmounts === undefined || missing?.length === 0;
  const isTicked = areRecipesCovered && items.every((item) => item.isTicked);
  const isBegun =
    items.some((item) => item.isTicked) || (covered !== undefined && recipeAmounts !== undefined);
  const needLeft =
    isTicked || !isBegun ? undefined : leftOf(built, items, { covered, missing }, rules);
  return {
    ...(recipeAmounts && { recipeAmounts }),
    ...(covered && { covered }),
    ...(coveredKeys && { coveredKeys }),
    areRecipesCovered,
    isTicked,
    ...(needLeft !== undefined && { needLeft }),
  };
}

/** The sum without the items. */
function recipeAmountsOf({ line, contributions, identity }: BuiltLine, rules: Rules) {
  const ofRecipes = contributions.filter(({ part }) => part.source !== 'item');
  if (ofRecipes.length === 0) return undefined;
  if (ofRecipes.length === contributions.length) return line.amounts;
  const isSplit = rules.splits.measures.has(line.key);
  return totalOf(ofRecipes, identity.food, rules.measures, isSplit).sums.map(listAmount);
}

interface Bought {
  readonly covered: LineState['covered'];
  /** Of the recipes' amounts; undefined when nothing of them was bought. */
  readonly missing: readonly Sum[] | undefined;
}

function leftOf(
  built: BuiltLine,
  items: readonly LineItem[],
  { covered, missing }: Bought,
  rules: Rules,
): string {
  const open = items.filter((item) => !item.isTicked);
  if (open.length === 0 && missing) return needText(missing, (covered?.length ?? 0) > 0);
  const openIds = new Set(open.map(({ id }) => id));
  const ofRecipes = missing ? missing.map(listAmount) : [];
  const left = [
    { amounts: measuredAmounts(ofRecipes, rules.measures) },
    ...built.contributions.filter(({ part }) =>
      part.source === 'item' ? openIds.has(part.id) : missing === undefined,
    ),
  ];
  const { sums } = totalOf(left, built.identity.food, rules.measures, false);
  if (sums.length > 0) return needText(sums, true);
  return `need ${open.map(({ text }) => `“${text}”`).join(' and ') || 'more'}`;
}
