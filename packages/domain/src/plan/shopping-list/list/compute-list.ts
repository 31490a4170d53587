/**
 * The one function that makes a shopping list, on a phone and on the server (decision 0032).
 *
 * - A line is the sum of what recipes and typed items need of a food. Take one of them away, and only its
 *   part goes; what was set by hand stays.
 * - Ticks, names and amounts set by hand come from `LineRow`; an item is ticked by itself (`tick-state.ts`).
 * - A food that someone typed is bought, also when it is a staple or at home.
 * - An item of several foods ("milk and bread"), or one that the server has not read yet, is a line of its own.
 */
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { mondaysOfRange, sevenDaysFrom } from '../../days/day-range';
import { buildLines, contributionsByLine } from '../lines/build-lines';
import type { LineRules } from '../lines/build-lines';
import { contributionsOf } from '../lines/contribution';
import type { Contribution, CookedOn } from '../lines/contribution';
import { compareLines } from '../lines/line-order';
import type { ListNeed } from '../needs/list-need';
import type { PartSource } from '../shopping-line';
import { itemState } from './item-state';
import { itemLine, listLine } from './list-line';
import type { LineContext } from './list-line';
import type {
  AisleLines,
  ShoppingList,
  ListedCooking,
  ListInput,
  TypedItem,
  ListLine,
} from './shopping-list';
import { splitsOf } from '../splits';
import { swappedNeeds } from '../swaps/swapped-needs';
import { lineStatesByWeek } from './line-states';
import { asSameFood } from './same-foods';

/**
 * @example
 * computeList({ days, today, meals, recipes, items, … }).aisles[0]
 * // { aisle: 'Fruit & Veg', lines: [{ key: 'onion', name: 'Onions', text: '3', isTicked: false, … }] }
 */
export function computeList(input: ListInput): ShoppingList {
  const rules = rulesOf(input);
  const items = input.items.filter((item) => stateOf(item, input) !== 'hidden');
  const context: LineContext = {
    days: input.days,
    today: input.today,
    weeks: mondaysOfRange(input.days).map(sevenDaysFrom),
    foods: input.foods,
    splits: rules.splits,
    measures: input.measures ?? 'au',
    checksAtHome: input.checksAtHome === true,
    states: lineStatesByWeek(input.lines, rules.splits, input.foods),
    around: contributionsByLine(contributionsAround(input), rules.splits),
    items: new Map(items.map((item) => [item.id, lineItem(item, input)])),
  };
  const joined = [...recipeContributions(input), ...items.flatMap((item) => ofItem(item, input))];
  const lines = [
    ...buildLines(joined, rules).map((built) => ({ ...built, line: listLine(built, context) })),
    ...items.filter(isAlone).map((item) => itemLine(item, context)),
  ];
  return placed(
    lines.sort(compareLines(input.aisleOrder)).map(({ line }) => line),
    input,
  );
}

function rulesOf({ foods, measures }: ListInput): LineRules & Required<Pick<LineRules, 'splits'>> {
  const corrections = new Map<string, Aisle>();
  for (const [key, { aisle }] of foods) if (aisle) corrections.set(key, aisle);
  return { corrections, splits: splitsOf(foods), measures };
}

function recipeContributions(input: ListInput): Contribution[] {
  return [
    ...input.meals.flatMap((cooking) => {
      const { id, recipeId, day: date, meal } = cooking;
      const named = { id, recipeId, date, ...(meal !== undefined && { meal }) };
      return ofRecipe(cooking, input, (recipeTitle) => ({ source: 'meal', ...named, recipeTitle }));
    }),
    ...input.listedRecipes.flatMap((listed) => ofListed(listed, input)),
  ];
}

/** Nobody sees who asks for them, and where nothing is ticked they change nothing. */
const contributionsAround = (input: ListInput): Contribution[] =>
  input.lines.some(({ covered }) => covered)
    ? (input.around ?? []).flatMap((cooking) => ofListed(cooking, input))
    : [];

const ofListed = (cooking: ListedCooking, input: ListInput): Contribution[] =>
  ofRecipe(cooking, input, (recipeTitle) => ({
    source: 'recipe',
    id: cooking.id,
    recipeId: cooking.recipeId,
    recipeTitle,
  }));

function ofRecipe(
  { recipeId, quantity, week, day, swaps }: ListedCooking,
  input: ListInput,
  source: (title: string) => PartSource,
): Contribution[] {
  const recipe = input.recipes.get(recipeId);
  const cooked = { quantity, on: { week, day } };
  if (!recipe) return [];
  return contributions(source(recipe.title), swappedNeeds(recipe.needs, swaps), cooked, input);
}

function ofItem(item: TypedItem, input: ListInput): Contribution[] {
  return isAlone(item)
    ? []
    : contributions({ source: 'item', id: item.id }, item.needs!, { quantity: 1 }, input);
}

/** Its food is not known yet, or it names several. */
function isAlone({ needs }: TypedItem): boolean {
  return needs?.length !== 1;
}

function contributions(
  source: PartSource,
  needs: readonly ListNeed[],
  { quantity, on }: { quantity: number; on?: CookedOn },
  { foods, identities }: ListInput,
): Contribution[] {
  const meant = needs.map((need) => asSameFood(need, foods, identities));
  return contributionsOf(source, meant, quantity, on);
}

function stateOf(item: TypedItem, { days, today }: ListInput) {
  return itemState(item, days, today);
}

function lineItem(item: TypedItem, input: ListInput) {
  const { needs: _needs, order: _order, tickedOn: _tickedOn, ...shown } = item;
  const isTicked = stateOf(item, input) === 'ticked';
  return { ...shown, isTicked, isCleared: isTicked && item.isCleared === true };
}

/** Each line in one place, in the order it came. */
function placed(all: readonly ListLine[], input: ListInput): ShoppingList {
  const hiddenOptional = input.hidesOptional ? all.filter(isHideable) : [];
  const lines = all.filter((line) => !hiddenOptional.includes(line));
  const wanted = lines.filter((line) => !line.isAtHome && !line.isStaple && !line.isCleared);
  const checkAtHome = input.checksAtHome ? wanted.filter((line) => isToCheck(line, input)) : [];
  const toBuy = wanted.filter((line) => !checkAtHome.includes(line));
  const recipeIds = [...input.meals, ...input.listedRecipes].map(({ recipeId }) => recipeId);
  const missing = recipeIds.filter((id) => !input.recipes.has(id));
  return {
    days: input.days,
    aisles: byAisle(toBuy.filter((line) => !line.isWaiting)),
    waiting: toBuy.filter((line) => line.isWaiting),
    checkAtHome,
    hiddenOptional,
    hidesOptional: input.hidesOptional === true,
    staples: lines.filter((line) => line.isStaple),
    atHome: lines.filter((line) => line.isAtHome),
    cleared: lines.filter((line) => line.isCleared && !line.isStaple && !line.isAtHome),
    done: toBuy.filter((line) => line.isTicked).length,
    total: toBuy.length,
    missingRecipes: [...new Set(missing)],
  };
}

/** Nobody asks for it but recipes that can do without. */
function isHideable({ isOptional, items, isTicked, isAtHome }: ListLine): boolean {
  return isOptional && items.length === 0 && !isTicked && !isAtHome;
}

function isToCheck(line: ListLine, { homeKeys }: ListInput): boolean {
  const { mayBeAtHome, items, isNeeded, isTicked, isNotInShop } = line;
  const isAtHome = mayBeAtHome || (items.length === 0 && homeKeys?.has(line.key));
  return isAtHome === true && !isNeeded && !isTicked && !isNotInShop;
}

function byAisle(lines: readonly ListLine[]): AisleLines[] {
  const groups: { aisle: Aisle; lines: ListLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.aisle === line.aisle) last.lines.push(line);
    else groups.push({ aisle: line.aisle, lines: [line] });
  }
  return groups;
}
