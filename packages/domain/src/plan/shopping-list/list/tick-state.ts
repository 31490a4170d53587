/**
 * Whether a line is ticked, and what is still needed.
 *
 * - Recipes and items are ticked each for themselves: a tick of the line covers the recipes' amounts and
 *   every item. A line is ticked when all of them are.
 * - The recipes' part is ticked while what was bought is enough (`bought-in-weeks.ts`); else the rest is needed.
 */
import { listed } from '../../../account/countries/forms';
import { say } from '../../../texts/say';
import { listAmount } from '../amounts/amount-text';
import { measuredAmounts, needText } from '../amounts/remaining-need';
import { totalOf } from '../lines/total';
import { boughtInWeeks, recipeSums } from './bought-in-weeks';
import type { Bought } from './bought-in-weeks';
import type { ListLine } from './shopping-list';
import type { LineToBuy } from './line-to-buy';
import type { WeeksOfLine } from './weeks-of-line';

type Ticks = Pick<ListLine, 'recipeAmounts' | 'areRecipesCovered' | 'isTicked' | 'needLeft'>;

/** @example tickState(line, { weeks: [{ week, state: { covered: [{ amount: 1, unit: 'kg' }] }, … }], others: [] }).needLeft // 'need 200 g more' */
export function tickState(line: LineToBuy, { weeks, others }: WeeksOfLine): Ticks {
  const { items } = line;
  const recipeAmounts = recipeAmountsOf(line);
  const bought = boughtInWeeks(line, recipeAmounts ? [...weeks, ...others] : []);
  const isBought = bought.covered !== undefined;
  const areRecipesCovered = !recipeAmounts || (isBought && bought.missing.length === 0);
  const isTicked = areRecipesCovered && items.every((item) => item.isTicked);
  const isBegun = isBought || items.some((item) => item.isTicked);
  const needLeft = isTicked || !isBegun ? undefined : leftOf(line, bought);
  return { recipeAmounts, areRecipesCovered, isTicked, needLeft };
}

/** The sum without the items. */
function recipeAmountsOf(line: LineToBuy): ListLine['recipeAmounts'] {
  const { contributions } = line.built;
  const ofRecipes = contributions.filter(({ part }) => part.source !== 'item');
  if (ofRecipes.length === 0) return undefined;
  if (ofRecipes.length === contributions.length) return line.built.line.amounts;
  return recipeSums(line, ofRecipes).map(listAmount);
}

function leftOf({ built, items, rules }: LineToBuy, { covered, missing }: Bought): string {
  const open = items.filter((item) => !item.isTicked);
  if (open.length === 0 && covered) return needText(missing, covered.length > 0);
  const openIds = new Set(open.map(({ id }) => id));
  const ofRecipes = covered ? missing.map(listAmount) : [];
  const left = [
    { amounts: measuredAmounts(ofRecipes, rules.measures) },
    ...built.contributions.filter(({ part }) =>
      part.source === 'item' ? openIds.has(part.id) : covered === undefined,
    ),
  ];
  const { sums } = totalOf(left, built.identity.food, rules.measures, false);
  if (sums.length > 0) return needText(sums, true);
  if (open.length === 0) return say('need more');
  return say('need {items}', { items: listed(open.map(({ text }) => say('“{text}”', { text }))) });
}
