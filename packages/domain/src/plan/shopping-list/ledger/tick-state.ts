/**
 * Whether a line is ticked, and what is still needed.
 *
 * - Recipes and items are ticked each for themselves: a tick of the line covers the recipes' amounts and
 *   every item. A line is ticked when all of them are.
 * - The recipes' part is ticked while what was bought is enough; else the rest is needed. Bought is what the line said to
 *   buy when it was ticked, together with the ticked items: a dozen for one egg.
 * - What was found at home, set by hand or not to be converted covers the amounts themselves: nobody knows of more.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, missingSums, needText } from '../amounts/remaining-need';
import type { Sum } from '../amounts/add-amounts';
import { mayBeAtHome } from '../buying/may-be-at-home';
import { stillToBuy } from '../buying/still-to-buy';
import type { BuiltLine } from '../lines/build-lines';
import type { Contribution } from '../lines/contribution';
import { totalOf } from '../lines/total';
import type { ListAmount } from '../shopping-line';
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
  readonly checksAtHome: boolean;
}

/** @example tickState(built, [], { covered: [{ amount: 1, unit: 'kg' }] }, rules).needLeft // 'need 200 g more' */
export function tickState(
  built: BuiltLine,
  items: readonly LineItem[],
  state: LineState,
  rules: Rules,
): Ticks {
  const { covered, coveredKeys } = state;
  const recipeAmounts = recipeAmountsOf(built, rules);
  const missing =
    covered && missingOf(built, items, { ...state, covered }, recipeAmounts ?? [], rules);
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

function missingOf(
  built: BuiltLine,
  items: readonly LineItem[],
  state: LineState & Required<Pick<LineState, 'covered'>>,
  recipeAmounts: readonly ListAmount[],
  rules: Rules,
): readonly Sum[] {
  const { identity, line } = built;
  const { covered, amount } = state;
  const missing = missingSums(covered, recipeAmounts, identity.food, rules.measures);
  if (missing.length === 0 || amount !== undefined || line.measures === 'apart') return missing;
  const ticked = new Set(items.filter((item) => item.isTicked).map(({ id }) => id));
  const isTickedItem = ({ part }: Contribution) => part.source === 'item' && ticked.has(part.id);
  const needed = built.contributions.filter(
    (each) => each.part.source !== 'item' || isTickedItem(each),
  );
  const before = sumsOf([
    { amounts: measuredAmounts(covered, rules.measures) },
    ...built.contributions.filter(isTickedItem),
  ]);
  const isAtHome = rules.checksAtHome && state.isNeeded !== true && ticked.size === 0;
  if (isAtHome && mayBeAtHome(before, identity)) return missing;
  return stillToBuy(before, sumsOf(needed), identity);

  function sumsOf(contributions: readonly Pick<Contribution, 'amounts'>[]): readonly Sum[] {
    return totalOf(contributions, identity.food, rules.measures, false).sums;
  }
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
